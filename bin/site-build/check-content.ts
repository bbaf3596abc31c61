import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { readContentFiles } from "#reader/content-files.ts";
import { projectRoot } from "#reader/project-root.ts";
import { keepRead } from "#reader/read-yaml.ts";
import { contentFaultLines } from "./content-faults.ts";

/**
 * A step of the build, in a process of its own, because it reads the content, which may be read anew later: tells the
 * faults and fails, or prints the list of routes, to which the content adds some.
 */
const files = readContentFiles();
const faults = await contentFaultLines(files);
for (const line of faults) console.error(line);
if (faults.length > 0) process.exitCode = 1;
else {
  const { default: routes } = (await import(
    pathToFileURL(join(projectRoot, "app/routes.ts")).href
  )) as { default: unknown };
  console.log(JSON.stringify(routes));
}
keepRead(Object.keys(files));
