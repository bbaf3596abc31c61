import { parse } from "yaml";
import type { ContentFiles } from "#reader/content-files.ts";
import { isPair } from "#reader/resolve.ts";
import type { Pair } from "#reader/schema/pair.ts";
import type { CatalogueEntry } from "./catalogue.ts";

/** What a file of words calls itself; null when it has no title of its own. */
function ownTitle(text: string): Pair | null {
  const value = parse(text) as { head?: { title?: unknown }; title?: unknown; subject?: unknown };
  for (const found of [value?.head?.title, value?.title, value?.subject]) {
    if (found && typeof found === "object" && isPair(found)) return found;
  }
  return null;
}

/** The titles of pages, articles, issues and letters by their path; files without one are called by the editor's words. */
export function titlesOf(
  files: ContentFiles,
  entries: readonly Pick<CatalogueEntry, "path" | "shelf">[],
): Record<string, Pair> {
  const titled = entries.flatMap(({ path, shelf }) => {
    if (!["pages", "articles", "newsletter", "letters"].includes(shelf)) return [];
    try {
      const title = ownTitle(files[path]!);
      return title ? [[path, title] as const] : [];
    } catch {
      // A file that is no YAML is opened by nobody; its fault stands in the list of what is missing.
      return [];
    }
  });
  return Object.fromEntries(titled);
}
