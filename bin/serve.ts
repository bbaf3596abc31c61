import { start } from "#server/main.ts";
import { reportBuildFailure } from "./site-build/build-site.ts";
import { buildOrKeepLast } from "./site-build/last-good.ts";

/** `npm start`: settings first, so that a wrong one is told before a minute of building. */
try {
  const isOpen = await start(process.env, ({ siteUrl }) => buildOrKeepLast({ siteUrl }));
  if (!isOpen) process.exitCode = 1;
} catch (error) {
  reportBuildFailure(error);
  process.exitCode = 1;
}
