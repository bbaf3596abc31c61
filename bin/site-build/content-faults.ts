import type { ContentFiles } from "#reader/content-files.ts";
import { formatFault, type Fault } from "#reader/fault.ts";
import { parseContent } from "#reader/parse.ts";
import { labelFaults } from "./label-faults.ts";
import { pictureFaults } from "#server/pictures/picture-faults.ts";

/**
 * Everything that is wrong in the texts of `content/`, whoever reads the file: what `npm run check` tells an
 * editor, each fault once.
 * @param files path from the project's root → text, as `readContentFiles()` gives them
 */
export function contentFaults(files: ContentFiles): Fault[] {
  const parsed = parseContent(files);
  return "faults" in parsed ? parsed.faults : labelFaults(parsed.content.ui);
}

/** The same, and what is wrong with the pictures when all texts are right; none when the site can be built. */
export async function contentFaultLines(files: ContentFiles): Promise<string[]> {
  const parsed = parseContent(files);
  if ("faults" in parsed) return parsed.faults.map(formatFault);
  const { ui, pictureWords } = parsed.content;
  const slots = Object.keys(pictureWords.drawings);
  return [...labelFaults(ui), ...(await pictureFaults(slots))].map(formatFault);
}
