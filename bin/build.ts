import { build, describeBuildFailure } from "./site-build/build-site.ts";

try {
  await build({ force: true });
} catch (error) {
  console.error(describeBuildFailure(error));
  process.exitCode = 1;
}
