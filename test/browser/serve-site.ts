import { sharedSite } from "../shared-site.ts";

/** Gives all tests in a browser the site that they visit. */
export default async function serve(): Promise<() => Promise<void>> {
  const { origin, dataDir, stop } = await sharedSite();
  process.env.TEST_ORIGIN = origin;
  process.env.TEST_DATA_DIR = dataDir;
  return stop;
}
