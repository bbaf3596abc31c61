import { build } from "../../bin/site-build/build-site.ts";
import { serveSite } from "../../bin/processes/served-site.ts";

/** Builds what is stale and serves the site as `npm start` does, for all tests in a browser. */
export default async function serve(): Promise<() => Promise<void>> {
  await build();
  const site = await serveSite();
  process.env.TEST_ORIGIN = site.origin;
  process.env.TEST_DATA_DIR = site.dataDir;
  return site.stop;
}
