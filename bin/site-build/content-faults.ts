import type { ContentFiles } from "#reader/content-files.ts";
import { formatFault, type Fault } from "#reader/fault.ts";
import { parseContent } from "#reader/parse.ts";
import { pictureFaults } from "#server/pictures/picture-faults.ts";

/**
 * Everything that is wrong in the texts of `content/`, whoever reads the file: what `npm run check` tells an
 * editor, each fault once.
 * @param files path from the project's root → text, as `readContentFiles()` gives them
 */
export function contentFaults(files: ContentFiles): Fault[] {
  const parsed = parseContent(files);
  return "faults" in parsed ? parsed.faults : [];
}

/** The same, and what is wrong with the pictures when all texts are right; none when the site can be built. */
export async function contentFaultLines(files: ContentFiles): Promise<string[]> {
  const parsed = parseContent(files);
  if ("faults" in parsed) return parsed.faults.map(formatFault);
  const slots = Object.keys(parsed.content.pictureWords.drawings);
  return (await pictureFaults(slots)).map(formatFault);
}
