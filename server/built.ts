import { join } from "node:path";
import { projectRoot } from "#reader/project-root.ts";

/** What `npm run build` writes and the site is served from. */
export const built = {
  client: join(projectRoot, "build/client"),
  bundle: join(projectRoot, "build/server/index.js"),
};
