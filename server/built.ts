import { join } from "node:path";
import { projectRoot } from "#reader/project-root.ts";

export const built = {
  client: join(projectRoot, "build/client"),
  /** The process that serves, and the thread in it that draws: each in one piece (bin/site-build/build-site.ts). */
  site: join(projectRoot, "build/site-process.js"),
  thread: join(projectRoot, "build/application-thread.js"),
};
