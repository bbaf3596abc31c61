import { everyPage as everyPath } from "#server/page-paths.ts";

/**
 * Every page that somebody can open without a key: path → HTML.
 * @param origin where the built site is served
 */
export async function everyPage(origin: string): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for (const path of everyPath()) {
    const answer = await fetch(origin + path, { redirect: "manual" });
    const html = await answer.text();
    if (answer.status === 200) pages.set(path, html);
  }
  return pages;
}
