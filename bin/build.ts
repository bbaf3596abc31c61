import { parseArgs } from "node:util";
import { build, describeBuildFailure } from "./site-build/build-site.ts";

const { values } = parseArgs({ options: { "if-stale": { type: "boolean", default: false } } });
try {
  await build({ force: !values["if-stale"] });
} catch (error) {
  console.error(describeBuildFailure(error));
  process.exitCode = 1;
}
