import type { ContentFiles } from "#reader/content-files.ts";
import { formatFault, type Fault } from "#reader/fault.ts";
import { parseContent } from "#reader/parse.ts";
import { checkNames } from "../draw/check-names.ts";
import { parseSlots } from "../draw/parse-slots.ts";
import { photographFaults } from "../draw/photograph-faults.ts";

const inFolder = (files: ContentFiles, folder: string): Record<string, string> =>
  Object.fromEntries(Object.entries(files).filter(([file]) => file.startsWith(folder)));

/** Pictures that cannot be drawn, and names of pictures that nobody described. */
function ofPictures(files: ContentFiles): Fault[] {
  const parsed = parseSlots(inFolder(files, "content/scenes/"));
  if ("faults" in parsed) return parsed.faults;
  const slots = new Set(parsed.slots.map(({ name }) => name));
  return Object.entries(files)
    .filter(([file]) => /^content\/(pages|lists|blog\/[^/]+)\/[^/]+\.yaml$/.test(file))
    .flatMap(([file, text]) => checkNames(file, text, slots));
}

/** The names of all picture slots; none while their descriptions have faults. */
function slotNames(files: ContentFiles): readonly string[] {
  const parsed = parseSlots(inFolder(files, "content/scenes/"));
  return "faults" in parsed ? [] : parsed.slots.map(({ name }) => name);
}

/**
 * Everything that is wrong in the texts of `content/`, whoever reads the file: what `npm run check` tells an
 * editor, each fault once.
 * @param files path from the project's root → text, as `readContentFiles()` gives them
 */
export function contentFaults(files: ContentFiles): Fault[] {
  const content = parseContent(files);
  const faults = [...("faults" in content ? content.faults : []), ...ofPictures(files)];
  return [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()];
}

/** The same and what is wrong with the photographs, a line for each fault; none when the site can be built. */
export async function contentFaultLines(files: ContentFiles): Promise<string[]> {
  const faults = [...contentFaults(files), ...(await photographFaults(slotNames(files)))];
  return [...new Set(faults.map(formatFault))];
}
