import { mkdirSync, writeFileSync } from "node:fs";
import { benchKills } from "./bench/kills.ts";
import { benchBlog } from "./bench/blog.ts";
import { benchCardTesting } from "./bench/card-testing.ts";
import { benchEndurance } from "./bench/endurance.ts";
import { benchGifts } from "./bench/gifts.ts";
import { benchHostile } from "./bench/hostile.ts";
import { benchNextPage } from "./bench/next-page.ts";
import { benchStreamedPaint } from "./bench/streamed-paint.ts";
import { benchPaint } from "./bench/paint.ts";
import { benchPainter } from "./bench/painter.ts";
import { benchRest } from "./bench/rest.ts";
import { benchServing } from "./bench/serving.ts";
import { benchSubmissions } from "./bench/submissions.ts";
import type { BenchTable } from "./bench/table.ts";
import { formatTable } from "./bench/table.ts";
import { benchSoak } from "./bench/soak.ts";
import { benchUpdate } from "./bench/update.ts";
import { benchTaps } from "./bench/taps.ts";

/**
 * Measures and judges nothing: every table compares in one run with a limit or a peer.
 * Usage: npm run bench -- [paint] [streamed-paint] [painter] [taps] [next-page] [rest] [serving] [blog] [update] [submissions] [gifts] [card-testing] [hostile] [kills] [endurance] [soak] [--json]
 */
const benches: Record<string, () => Promise<BenchTable>> = {
  paint: benchPaint,
  painter: benchPainter,
  taps: benchTaps,
  "next-page": benchNextPage,
  "streamed-paint": benchStreamedPaint,
  rest: benchRest,
  serving: benchServing,
  blog: benchBlog,
  update: benchUpdate,
  submissions: benchSubmissions,
  gifts: benchGifts,
  hostile: benchHostile,
  "card-testing": benchCardTesting,
  kills: benchKills,
  endurance: benchEndurance,
  soak: benchSoak,
};
/** Takes ten minutes and more: only when it is named. */
const slow = new Set(["kills", "endurance", "soak"]);

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
