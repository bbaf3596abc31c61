import { readContentFiles } from "#reader/content-files.ts";
import { formatFault } from "#reader/fault.ts";
import { parseContent } from "#reader/parse.ts";
import { pictureFaults } from "#server/pictures/find-photographs.ts";
import { labelFaults } from "./site-build/label-faults.ts";

const parsed = parseContent(readContentFiles());
const faults = "faults" in parsed ? [...parsed.faults] : labelFaults(parsed.content.ui);
// Those of labels and pictures only when every file parses.
if (!("faults" in parsed))
  faults.push(...(await pictureFaults(Object.keys(parsed.content.pictureWords.drawings))));
for (const fault of faults) console.error(formatFault(fault));
if (faults.length > 0) process.exitCode = 1;
