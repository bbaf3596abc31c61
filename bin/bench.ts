import { benchEndurance } from "./bench/endurance.ts";
import { benchFrontPage } from "./bench/front-page.ts";
import { benchPaint } from "./bench/paint.ts";
import { benchServing } from "./bench/serving.ts";
import { benchSlowSenders } from "./bench/slow-senders.ts";
import type { BenchTable } from "./bench/table.ts";
import { requireKnown } from "./processes/run.ts";

/**
 * Prints measurements beside a limit or another server measured in the same run; none makes it fail.
 * Usage: npm run bench -- [paint] [front-page] [serving] [slow-senders] [endurance] [--json: an object on each line]
 */
const benches: Record<string, () => Promise<BenchTable>> = {
  paint: benchPaint,
  "front-page": benchFrontPage,
  serving: benchServing,
  "slow-senders": benchSlowSenders,
  endurance: benchEndurance,
};
/** These take minutes: they run only when they are named. */
const slow = new Set(["front-page", "slow-senders", "endurance"]);

const words = process.argv.slice(2);
const asked = words.filter((word) => word !== "--json");
requireKnown("bench", asked, Object.keys(benches));

for (const [name, bench] of Object.entries(benches)) {
  if (asked.length > 0 ? !asked.includes(name) : slow.has(name)) continue;
  console.error(`measuring ${name}`);
  const { title, note, rows } = await bench();
  console.error(`\n${title}\n${note}`);
  if (words.includes("--json")) console.log(JSON.stringify({ title, note, rows }));
  else console.table(rows);
}
