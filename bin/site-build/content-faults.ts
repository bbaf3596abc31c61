import type { ContentFiles } from "#reader/content-files.ts";
import { formatFault } from "#reader/fault.ts";
import { parseContent } from "#reader/parse.ts";
import { labelFaults } from "./label-faults.ts";
import { pictureFaults } from "#server/pictures/picture-faults.ts";

/**
 * Everything that is wrong in `content/`, each fault in one line: of its texts, and of its pictures when all texts are right.
 * @param files path from the project's root → text, as `readContentFiles()` gives them
 */
export async function contentFaultLines(files: ContentFiles): Promise<string[]> {
  const parsed = parseContent(files);
  if ("faults" in parsed) return parsed.faults.map(formatFault);
  const { ui, pictureWords } = parsed.content;
  const slots = Object.keys(pictureWords.drawings);
  return [...labelFaults(ui), ...(await pictureFaults(slots))].map(formatFault);
}
