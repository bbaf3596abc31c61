/** Checks settings and port before a build, which takes 15 s, then builds if sources have changed. */
import { requireFreePort, withSettings } from "#server/start-faults.ts";
import { build, describeBuildFailure } from "../site-build/build-site.ts";

process.exitCode = 1;
await withSettings(process.env, console.error, async (config) => {
  await requireFreePort(config);
  try {
    await build();
    process.exitCode = 0;
  } catch (error) {
    console.error(describeBuildFailure(error));
  }
});
