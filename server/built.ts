import { join } from "node:path";
import { projectRoot } from "#reader/project-root.ts";

export const built = {
  client: join(projectRoot, "build/client"),
  /** Bundles of the process that serves the site, and of the thread that renders (bin/site-build/build-site.ts). */
  site: join(projectRoot, "build/site-process.js"),
  thread: join(projectRoot, "build/application-thread.js"),
};
