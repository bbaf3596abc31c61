import { sharedSite } from "../shared-site.ts";

export default async function serve(): Promise<() => Promise<void>> {
  const { origin, dataDir, stop } = await sharedSite();
  process.env.TEST_ORIGIN = origin;
  process.env.TEST_DATA_DIR = dataDir;
  return stop;
}
