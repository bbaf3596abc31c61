import { globSync, readFileSync } from "node:fs";
import { addresses } from "#domain/addresses.ts";
import { languages, pathIn } from "#domain/language/language.ts";

/**
 * Every page drawn at build, from its file, and those that are drawn for each reader: path → HTML.
 * @param origin where the built site is served
 */
export async function everyPage(origin: string): Promise<Map<string, string>> {
  const files = globSync("build/client/**/index.html").map((file): [string, string] => [
    file.slice("build/client".length, -"/index.html".length) || "/",
    readFileSync(file, "utf8"),
  ]);
  const live = languages
    .flatMap((language) =>
      [addresses.donate, addresses.impact].map((path) => pathIn(language, path)),
    )
    .map(async (path): Promise<[string, string]> => [
      path,
      await (await fetch(origin + path)).text(),
    ]);
  return new Map([...files, ...(await Promise.all(live))]);
}
