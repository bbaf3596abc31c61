import { formatFault } from "#app/content/fault.ts";
import { contentFaults } from "./content-faults.ts";
import { contentFiles } from "./content-files.ts";

const faults = contentFaults(await contentFiles());
for (const fault of faults) console.error(formatFault(fault));
if (faults.length > 0) process.exitCode = 1;
