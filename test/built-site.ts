import type { TestProject } from "vitest/node";
import { sharedSite } from "./shared-site.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of the built site during these tests. */
    origin: string;
    /** The DATA_DIR of that server. */
    dataDir: string;
  }
}

/** Gives all tests of pages the site that they visit. */
export default async function setup(project: TestProject) {
  const { origin, dataDir, stop } = await sharedSite();
  project.provide("origin", origin);
  project.provide("dataDir", dataDir);
  return stop;
}
