import { start } from "#server/main.ts";
import { build, reportBuildFailure, settle } from "./build.ts";

/** `npm start`: settings first, so that a wrong one is told before a minute of building. */
try {
  const isOpen = await start(process.env, async (config) => {
    await build();
    // Under the default address, which follows the port, pages are settled in memory.
    if (process.env.SITE_URL) await settle(config.siteUrl);
  });
  if (!isOpen) process.exitCode = 1;
} catch (error) {
  reportBuildFailure(error);
  process.exitCode = 1;
}
