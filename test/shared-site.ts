import { build } from "../bin/site-build/build-site.ts";
import { serveSite, type ServedSite } from "../bin/processes/served-site.ts";

export type SharedSite = Pick<ServedSite, "origin" | "dataDir" | "stop">;

/** Behind a proxy: each visitor comes from a network of their own when they say so. */
const settings = { TRUST_PROXY: "1" };

/** The site that a run of all tests serves for both runners, else one that is built and served for this one. */
export async function sharedSite(): Promise<SharedSite> {
  if (process.env.TEST_ORIGIN) return openedSite();
  await build();
  return serveSite(settings);
}

export const openedSite = (origin = process.env.TEST_ORIGIN, dataDir = process.env.TEST_DATA_DIR) =>
  Promise.resolve({ origin: origin!, dataDir: dataDir!, stop: () => Promise.resolve() });
