import { readContentFiles } from "#reader/content-files.ts";
import { formatFault } from "#reader/fault.ts";
import { photographFaults } from "./draw/photograph-faults.ts";
import { contentFaults, slotNames } from "./site-build/content-faults.ts";

const files = readContentFiles();
const faults = [...contentFaults(files), ...(await photographFaults(slotNames(files)))];
for (const line of new Set(faults.map(formatFault))) console.error(line);
if (faults.length > 0) process.exitCode = 1;
