/**
 * The process that builds what is stale and serves the site: settings first, so that a wrong one is told
 * before a minute of building. `npm start` runs it under bin/serve/supervisor.ts, with `--successor` when
 * another one of it serves already; then it serves what lies built. Tests start it with
 * `--draws-when-asked`: to draw every page ahead takes half a minute of processor time. With `--new` a public
 * site begins with an empty database.
 */
import { start } from "#server/main.ts";
import { build, describeBuildFailure } from "../site-build/build-site.ts";
import type { Report } from "./supervisor.ts";

const isSuccessor = process.argv.includes("--successor");
const report = (what: Report) => void process.send?.(what);

function tell(line: string): void {
  console.error(line);
  report({ fault: line });
}

async function open() {
  try {
    return await start(process.env, {
      tell,
      isSuccessor,
      isNew: process.argv.includes("--new"),
      drawsAhead: !process.argv.includes("--draws-when-asked"),
      // A successor was built before it was started.
      prepare: () => (isSuccessor ? Promise.resolve() : build()),
    });
  } catch (error) {
    tell(describeBuildFailure(error));
    return null;
  }
}

const site = await open();
if (site) {
  process.on("message", (message) => {
    if (message === "retire") void site.retire().then(() => process.exit(0));
  });
  report({ open: site.config.port });
} else {
  // The channel to the supervisor would hold it.
  process.exit(1);
}
