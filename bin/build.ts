import { readSettings } from "#server/settings.ts";
import { build, publicAddress, reportBuildFailure } from "./site-build/build-site.ts";

try {
  await build({ force: true, siteUrl: publicAddress(readSettings(process.env)) });
} catch (error) {
  reportBuildFailure(error);
  process.exitCode = 1;
}
