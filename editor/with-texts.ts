import type { ContentFiles } from "#reader/content-files.ts";

/** The content with some of its texts replaced. */
export function withTexts(
  files: ContentFiles,
  texts: Readonly<Record<string, string | null>>,
): ContentFiles {
  const all = Object.entries({ ...files, ...texts });
  return Object.fromEntries(
    all
      .filter((one): one is [string, string] => one[1] !== null)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}
