/** Checks options, settings and port before a build, which takes 15 s, then builds if sources have changed. */
import { requireFreePort, StartFault, withSettings } from "#server/start-faults.ts";
import { build } from "../site-build/build-site.ts";

const options = ["--new", "--draws-when-asked", "--try"];
const unknown = process.argv.slice(2).find((word) => !options.includes(word));
process.exitCode = 1;
await withSettings(process.env, console.error, async (config) => {
  if (unknown)
    throw new StartFault(
      `npm start knows no "${unknown}": settings are variables, such as PORT=5000 npm start (docs/running.md).`,
    );
  await requireFreePort(config);
  try {
    await build();
    process.exitCode = 0;
  } catch (error) {
    console.error((error as Error).message);
  }
});
