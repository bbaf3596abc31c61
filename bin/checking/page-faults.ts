import { mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unescape } from "node:querystring";
import type { ServerBuild } from "react-router";
import { lightPathOf } from "#domain/language/light-address.ts";
import { readConfig } from "#server/config.ts";
import { createRenderer } from "#server/render.ts";
import { anonymousRequest } from "#server/http/messages.ts";
import type { Log } from "#server/http/request-log.ts";
import { everyPage, pagePaths } from "#server/page-paths.ts";
import { createServices } from "#server/services.ts";

/** A list without entries: a gap for the eye, and "list, 0 items" in a screen reader. */
const emptyList = /<(ul|ol|dl|tbody)\b[^>]*><\/\1>/;

/** The error and the first line of its stack. */
const shortCause = (error: unknown) => String(error).split("\n").slice(0, 2).join("\n");

/** `/about, /es/about, /team and 3 more: TypeError …` */
function faultLine([cause, found]: [string, Set<string>]): string {
  const pages = [...found];
  const more = pages.length > 3 ? ` and ${pages.length - 3} more` : "";
  return `${pages.slice(0, 3).join(", ")}${more}: ${cause}`;
}

/**
 * Renders every page in memory, in both languages, full and light, over an empty database.
 * @param only pages to render, such as `/about` or `/about (light)`; default: all
 * @param forbidden text that no page may contain
 * @returns a line for each cause of failure, with the pages that have it
 */
export async function pageFaults(
  build: ServerBuild,
  only = /^/,
  forbidden: readonly RegExp[] = [],
): Promise<string[]> {
  using dataDir = mkdtempDisposableSync(join(tmpdir(), "lwh-pages-"));
  const read = readConfig({ DATA_DIR: dataDir.path });
  if ("faults" in read) throw new Error(read.faults.join("\n"));
  const services = await createServices(read.config);
  const failed = new Map<string, Set<string>>();
  const htmls = new Map<string, readonly [page: string, html: string]>();
  let page = "";
  const note = (cause: string) => failed.set(cause, (failed.get(cause) ?? new Set()).add(page));
  const log: Log = (_, { error }) => note(shortCause(error));
  const render = createRenderer(build, services, log);
  const listed = new Set(pagePaths());
  const paths = [...new Set([...listed, ...everyPage()])];
  try {
    for (const light of [false, true]) {
      for (const path of paths) {
        page = light ? `${path} (light)` : path;
        if (!only.test(page)) continue;
        const url = read.config.siteUrl + path;
        const { status, body } = await render({ ...anonymousRequest, url, light });
        const html = Buffer.from(body).toString();
        for (const text of forbidden) if (text.test(html)) note(`still says ${String(text)}`);
        const [empty] = emptyList.exec(html) ?? [];
        if (empty) note(`an empty ${empty}`);
        htmls.set(light ? lightPathOf(path) : path, [page, html]);
        if (listed.has(path) && status !== 200 && status < 500) note(`answers ${status}`);
      }
    }
    for (const [from, html] of htmls.values()) {
      page = from;
      for (const [, to = "", place = ""] of html.matchAll(/ href="([^"#]*)#([^"]+)"/g)) {
        const [, target] = to === "" ? [from, html] : (htmls.get(to.replace(/\?.*/, "")) ?? []);
        if (target && !target.includes(` id="${unescape(place)}"`))
          note(`links to ${to}#${place}, which is not on the page`);
      }
    }
  } finally {
    await services.close();
  }
  return [...failed].map(faultLine);
}
