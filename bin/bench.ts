import { mkdirSync, writeFileSync } from "node:fs";
import { benchEndurance } from "./bench/endurance.ts";
import { benchFrontPage } from "./bench/front-page.ts";
import { benchGiftHour } from "./bench/gift-hour.ts";
import { benchPaint } from "./bench/paint.ts";
import { benchServing } from "./bench/serving.ts";
import { formatTable, type BenchTable } from "./bench/table.ts";

/**
 * Measures and judges nothing: every table compares in one run with a limit or a peer.
 * Usage: npm run bench -- [paint] [front-page] [gift-hour] [serving] [endurance] [--json]
 */
const benches: Record<string, () => Promise<BenchTable>> = {
  paint: benchPaint,
  "front-page": benchFrontPage,
  "gift-hour": benchGiftHour,
  serving: benchServing,
  endurance: benchEndurance,
};
/** These take minutes: they run only when they are named. */
const slow = new Set(["front-page", "gift-hour", "endurance"]);

const asked = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const unknown = asked.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(
    `There is no bench "${unknown[0]}": choose from ${Object.keys(benches).join(", ")}.`,
  );
  process.exit(1);
}

const tables: BenchTable[] = [];
for (const [name, bench] of Object.entries(benches)) {
  if (asked.length > 0 ? !asked.includes(name) : slow.has(name)) continue;
  console.error(`measuring ${name}`);
  tables.push(await bench());
}
const text = tables.map(formatTable).join("\n\n");
mkdirSync("bench-results", { recursive: true });
writeFileSync("bench-results/latest.md", `${text}\n`);
writeFileSync("bench-results/latest.json", JSON.stringify(tables, null, 2));
console.log(process.argv.includes("--json") ? JSON.stringify(tables, null, 2) : text);
