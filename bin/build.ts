import { build, reportBuildFailure } from "./site-build/build-site.ts";

try {
  await build({ force: true });
} catch (error) {
  reportBuildFailure(error);
  process.exitCode = 1;
}
