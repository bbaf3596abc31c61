import type { TestProject } from "vitest/node";
import { sharedSite } from "./shared-site.ts";

declare module "vitest" {
  interface ProvidedContext {
    origin: string;
    dataDir: string;
  }
}

export default async function setup(project: TestProject) {
  const { origin, dataDir, stop } = await sharedSite();
  project.provide("origin", origin);
  project.provide("dataDir", dataDir);
  return stop;
}
