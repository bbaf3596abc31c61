import { readContentFiles, type ContentFiles } from "#reader/content-files.ts";
import { formatFault } from "#reader/fault.ts";
import { parseContent } from "#reader/parse.ts";

/** The files of content/. */
export const files = readContentFiles();

/** The faults of content/ with some files replaced, as an editor reads them. */
export function faultsWith(own: ContentFiles): string[] {
  const result = parseContent({ ...files, ...own });
  return "faults" in result ? result.faults.map(formatFault) : [];
}
