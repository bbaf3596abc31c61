import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ServerBuild } from "react-router";
import { readConfig } from "#server/config.ts";
import { createDraw } from "#server/drawing.ts";
import { askedByNobody } from "#server/http/asked.ts";
import { KnownPaths } from "#server/http/canonical-path.ts";
import type { Log } from "#server/http/request-log.ts";
import { everyPage, pagePaths } from "#server/page-paths.ts";
import { createServices } from "#server/services.ts";

/** A heading with nothing under it, which a visitor meets as a gap and a screen reader as a list of nothing. */
const emptyList = /<(ul|ol|dl|tbody)\b[^>]*><\/\1>/;

/** Error and first place of its stack. */
const shortCause = (error: unknown) => String(error).split("\n").slice(0, 2).join("\n");

/** `/about, /es/about, /team and 3 more: TypeError …` */
function told([cause, pages]: [string, string[]]): string {
  const more = pages.length > 3 ? ` and ${pages.length - 3} more` : "";
  return `${pages.slice(0, 3).join(", ")}${more}: ${cause}`;
}

/**
 * Draws every page of the content in use in memory, in both languages, full and light.
 * @param only paths to draw, else all
 * @param gone what no page may say
 * @returns a line for each cause of failure, with the pages that have it
 */
export async function pageFaults(
  build: ServerBuild,
  mode: "production" | "development",
  only = /^/,
  gone: readonly RegExp[] = [],
): Promise<string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "lwh-pages-"));
  const read = readConfig({ DATA_DIR: dataDir });
  if ("faults" in read) throw new Error(read.faults.join("\n"));
  const world = await createServices(read.config);
  // Booklets are weighed by /offline and not shown: drawing them takes longer than all pages.
  const booklet = () => Promise.resolve(new Uint8Array());
  const services = { ...world, documents: { ...world.documents, booklet } };
  const failed = new Map<string, string[]>();
  let page = "";
  const note = (cause: string) => failed.set(cause, [...(failed.get(cause) ?? []), page]);
  const around = { mode, known: () => new KnownPaths(), generation: () => 1 };
  const log: Log = (_, { error }) => note(shortCause(error));
  const draw = createDraw(build, services, { ...around, log });
  const listed = new Set(pagePaths());
  const paths = [...new Set([...listed, ...everyPage()])].filter((path) => only.test(path));
  try {
    for (const light of [false, true]) {
      for (const path of paths) {
        page = light ? `${path} (light)` : path;
        const url = read.config.siteUrl + path;
        const { status, body } = await draw({ ...askedByNobody, url, light });
        const html = Buffer.from(body).toString();
        for (const old of gone) if (old.test(html)) note(`still says ${String(old)}`);
        const [empty] = emptyList.exec(html) ?? [];
        if (empty) note(`an empty ${empty}`);
        if (listed.has(path) && status !== 200 && status < 500) note(`answers ${status}`);
      }
    }
  } finally {
    await world.close();
    rmSync(dataDir, { recursive: true });
  }
  return [...failed].map(told);
}
