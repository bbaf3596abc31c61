import { randomFor, testSeed } from "../../test/seed.ts";
import { bothEngines, openEngine } from "../../test/storage/engine.ts";
import { countLosses, killedRun, type Thanked } from "../../test/storage/killed-site.ts";
import { startPostgres } from "../../test/storage/postgres-server.ts";
import type { BenchTable } from "./table.ts";

const kills = 500;

/** Kills a site under load again and again, on both engines, and counts what is missing after. */
export async function benchKills(): Promise<BenchTable> {
  const rows: BenchTable["rows"] = [];
  for (const name of bothEngines) {
    const server = name === "postgres" ? await startPostgres() : null;
    const engine = await openEngine(server);
    const random = randomFor(`kills on ${name}`);
    try {
      const settings = await engine.create();
      await (await engine.open(settings)).check();
      await engine.closeAll();
      const thanked: Thanked = new Map();
      for (let run = 0; run < kills; run += 1) {
        for (const [message, reference] of await killedRun(settings, run, random))
          thanked.set(message, reference);
        if (run % 50 === 49) console.error(`  ${name}: killed ${run + 1} times`);
      }
      const found = await countLosses(await engine.open(settings), thanked);
      const { rows: kept, lost, doubled, withoutLetters, lettersOfNobody } = found;
      const isLetterWrong = withoutLetters + Math.abs(lettersOfNobody);
      rows.push([name, kills, thanked.size, kept, lost, doubled, isLetterWrong]);
    } finally {
      await engine.end();
      await server?.stop();
    }
  }
  return {
    title: "Killed under load",
    note: `A site with four visitors who send without end gets SIGKILL at a random moment; 1,000 times in all (TEST_SEED=${testSeed}). What visitors were thanked for is held against what is kept.`,
    columns: ["database", "kills", "thanked", "kept", "lost", "doubled", "letters wrong"],
    rows,
  };
}
