import { globSync, readFileSync } from "node:fs";
import { expect, inject, test } from "vitest";
import { addressOf, languages } from "#domain/language/language.ts";

/** Classes that a sheet styles. */
const classesIn = (sheet: string) =>
  new Set([...sheet.matchAll(/\.(-?[a-zA-Z_][\w-]*)/g)].map(([, name]) => name!));

/** Classes that a rule dresses wherever they stand: of others a page may leave out what cannot be there. */
const dressedIn = (sheet: string) =>
  new Set(
    [...sheet.matchAll(/(?<=^|[},])\.(-?[a-zA-Z_][\w-]*)(?=[,{])/g)].map(([, name]) => name!),
  );

test("each page brings the styles of all that stands on it, so that it is whole before any script", async () => {
  const whole = globSync("build/client/assets/*.css").map((file) => readFileSync(file, "utf8"));
  const styled = dressedIn(whole.join(""));
  expect(styled.size).toBeGreaterThan(200);
  const written = globSync("build/client/**/index.html").map((file) => [
    file,
    readFileSync(file, "utf8"),
  ]);
  expect(written.length).toBeGreaterThan(100);
  // Two pages are drawn when they are asked for: one says what is given, one whether money moves.
  const live = languages.flatMap((language) => [
    addressOf("donate", language),
    addressOf("impact", language),
  ]);
  const drawn = await Promise.all(
    live.map(async (path) => [path, await (await fetch(inject("origin") + path)).text()]),
  );
  const missing = [...written, ...drawn].flatMap(([file = "", html = ""]) => {
    const sheets = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, sheet]) => sheet!);
    const brought = classesIn(sheets.join(""));
    const used = [...html.slice(html.indexOf("<body")).matchAll(/ class="([^"]*)"/g)];
    const names = new Set(used.flatMap(([, value]) => value!.split(/\s+/)));
    return [...names]
      .filter((name) => styled.has(name) && !brought.has(name))
      .map((name) => `${file}: .${name}`);
  });
  expect(missing).toEqual([]);
});
