import { formatFault } from "#reader/fault.ts";
import { contentFaults } from "./site-build/content-faults.ts";
import { readContentFiles } from "#reader/content-files.ts";

const faults = contentFaults(readContentFiles());
for (const fault of faults) console.error(formatFault(fault));
if (faults.length > 0) process.exitCode = 1;
