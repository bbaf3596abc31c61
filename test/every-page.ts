import { everyPage as everyPath } from "#server/page-paths.ts";

const kept = new Map<string, Promise<ReadonlyMap<string, string>>>();

/**
 * The HTML of every page that opens without a key, by path; fetched once in each process.
 * @param origin where the built site is served
 */
export function everyPage(origin: string): Promise<ReadonlyMap<string, string>> {
  const pages = kept.get(origin) ?? askAll(origin);
  kept.set(origin, pages);
  return pages;
}

async function askAll(origin: string): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for (const path of everyPath()) {
    const answer = await fetch(origin + path, { redirect: "manual" });
    const html = await answer.text();
    if (answer.status === 200) pages.set(path, html);
  }
  return pages;
}
