import { inject } from "vitest";
import { everyPage as everyPath } from "#server/page-paths.ts";

/** The HTML of every page that opens without a key, by path; fetched once in each process. */
export const everyPage = new Map<string, string>();
for (const path of everyPath()) {
  const answer = await fetch(inject("origin") + path, { redirect: "manual" });
  const html = await answer.text();
  if (answer.status === 200) everyPage.set(path, html);
}
