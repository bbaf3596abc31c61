import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { projectRoot } from "#reader/project-root.ts";

/** A step of the build, in a process of its own, because it reads the content, which may be read anew later. */
const { default: routes } = (await import(
  pathToFileURL(join(projectRoot, "app/routes.ts")).href
)) as { default: unknown };
console.log(JSON.stringify(routes));
