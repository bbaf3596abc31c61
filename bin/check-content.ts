import { formatFault } from "../app/content/fault.ts";
import { parseContent } from "../app/content/parse.ts";
import { contentFiles } from "./content-files.ts";

const result = parseContent(await contentFiles());
if ("faults" in result) {
  for (const fault of result.faults) console.error(formatFault(fault));
  process.exitCode = 1;
}
