import { readContentFiles } from "../../reader/content-files.ts";
import { ContentFaults } from "../../reader/fault.ts";
import { parseContent } from "../../reader/parse.ts";
import type { Content } from "../../reader/load.ts";

/**
 * Loads the site's content.
 * @throws ContentFaults
 */
export function readContent(): Content {
  const parsed = parseContent(readContentFiles());
  if ("faults" in parsed) throw new ContentFaults(parsed.faults);
  return parsed.content;
}
