import type { TestProject } from "vitest/node";
import { build } from "../bin/site-build/build-site.ts";
import { serveSite } from "../bin/processes/served-site.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the built site is served during these tests. */
    origin: string;
    /** The DATA_DIR of that server. */
    dataDir: string;
  }
}

/** Builds what is stale and serves the site as `npm start` does, for all tests of pages and journeys. */
export default async function setup(project: TestProject) {
  await build();
  const site = await serveSite();
  project.provide("origin", site.origin);
  project.provide("dataDir", site.dataDir);
  return site.stop;
}
