import { readContentFiles } from "#reader/content-files.ts";
import { formatFault } from "#reader/fault.ts";
import { parseContent } from "#reader/parse.ts";
import { pictureFaults } from "#server/pictures/find-photographs.ts";

const parsed = parseContent(readContentFiles());
const faults =
  "faults" in parsed
    ? parsed.faults
    : await pictureFaults(Object.keys(parsed.content.pictureWords.drawings));
for (const fault of faults) console.error(formatFault(fault));
if (faults.length > 0) process.exitCode = 1;
