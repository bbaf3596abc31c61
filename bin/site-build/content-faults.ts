import type { ContentFiles } from "#reader/content-files.ts";
import { formatFault } from "#reader/fault.ts";
import { parseContent } from "#reader/parse.ts";
import { labelFaults } from "./label-faults.ts";
import { pictureFaults } from "#server/pictures/picture-faults.ts";

/**
 * The faults of `content/`, one per line; those of labels and pictures only when every file parses.
 * @param files texts by their paths from the project's root (`readContentFiles`)
 */
export async function contentFaultLines(files: ContentFiles): Promise<string[]> {
  const parsed = parseContent(files);
  if ("faults" in parsed) return parsed.faults.map(formatFault);
  const { ui, pictureWords } = parsed.content;
  const slots = Object.keys(pictureWords.drawings);
  return [...labelFaults(ui), ...(await pictureFaults(slots))].map(formatFault);
}
