import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ServerBuild } from "react-router";
import { addresses } from "#domain/addresses.ts";
import { languages, pathIn } from "#domain/language/language.ts";
import { readConfig } from "#server/config.ts";
import { createDraw } from "#server/drawing.ts";
import { askedByNobody } from "#server/http/asked.ts";
import { knownPaths } from "#server/http/canonical-path.ts";
import { pagePaths } from "#server/page-paths.ts";
import { createServices } from "#server/services.ts";

/** Pages of one person or one item that no list names; each may say that there is nothing, but not fail. */
const others = [
  ...Object.values(addresses).map((path) => path.replace(":id", "unknown")),
  "/media/photos/1",
  "/no-such-page",
];

/**
 * Draws every page in memory, in both languages, full and light.
 * @returns the causes for which a page failed, each with the pages
 */
export async function pageFaults(build: ServerBuild): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "lwh-pages-"));
  const read = readConfig({ DATA_DIR: folder });
  if ("faults" in read) throw new Error(read.faults.join("\n"));
  const services = await createServices(read.config);
  const listed = pagePaths();
  const unlisted = languages
    .flatMap((language) => others.map((path) => pathIn(language, path)))
    .filter((path) => !listed.includes(path));
  const failed = new Map<string, string[]>();
  let page = "";
  const note = (cause: string) => failed.set(cause, [...(failed.get(cause) ?? []), page]);
  const draw = createDraw(build, services, {
    mode: "production",
    known: () => knownPaths([]),
    generation: () => 1,
    log: (_, { error }) => note(String(error).split("\n").slice(0, 2).join("\n")),
  });
  try {
    for (const light of [false, true]) {
      const t = performance.now();
      for (const path of [...listed, ...unlisted]) {
        page = light ? `${path} (light)` : path;
        const url = read.config.siteUrl + path;
        const { status, body } = await draw({ ...askedByNobody, url, light });
        for (const [tag] of Buffer.from(body).toString().matchAll(/<(ul|ol|dl|tbody|table|select|p|h2|h3)\b[^>]*><\/\1>/g)) note("empty " + tag);
        if (status !== 200 && status < 500 && listed.includes(path)) note(`answers ${status}`);
      }
      console.log("drawn", performance.now() - t);
    }
  } finally {
    await services.close();
    rmSync(folder, { recursive: true });
  }
  return [...failed].map(([cause, pages]) => {
    const more = pages.length > 3 ? ` and ${pages.length - 3} more` : "";
    return `${pages.slice(0, 3).join(", ")}${more}: ${cause}`;
  });
}
