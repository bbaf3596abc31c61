import { parseArgs } from "node:util";
import { readSettings } from "#server/settings.ts";
import { build, publicAddress, reportBuildFailure } from "./site-build/build-site.ts";

const { values } = parseArgs({ options: { "if-stale": { type: "boolean", default: false } } });
try {
  const siteUrl = publicAddress(readSettings(process.env));
  await build({ force: !values["if-stale"], siteUrl });
} catch (error) {
  reportBuildFailure(error);
  process.exitCode = 1;
}
