import { parseArgs } from "node:util";
import { measureHouse } from "./house/measure.ts";
import { formatHouse } from "./house/report.ts";
import { readCommit, readWorkingTree } from "./house/tree.ts";

/**
 * Counts the house and judges nothing: sizes by room, circles of imports, the places a common change
 * touches, files above their limit. Of the files as they lie here, or of a commit; or of both.
 */
const usage = "npm run house -- [--at REVISION] [--compare REVISION] [--json]";

const { values } = parseArgs({
  options: {
    at: { type: "string" },
    compare: { type: "string" },
    json: { type: "boolean", default: false },
    help: { type: "boolean", short: "h", default: false },
  },
});

if (values.help) console.log(usage);
else
  try {
    report();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }

function report(): void {
  const column = (revision: string | undefined) => ({
    title: revision ?? "now",
    house: measureHouse(revision ? readCommit(revision) : readWorkingTree()),
  });
  const columns = [...(values.compare ? [column(values.compare)] : []), column(values.at)];
  console.log(values.json ? JSON.stringify(columns, null, 2) : formatHouse(columns));
}
