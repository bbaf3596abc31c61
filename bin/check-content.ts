import { readContentFiles } from "#reader/content-files.ts";
import { contentFaultLines } from "./site-build/content-faults.ts";

const faults = await contentFaultLines(readContentFiles());
for (const line of faults) console.error(line);
if (faults.length > 0) process.exitCode = 1;
