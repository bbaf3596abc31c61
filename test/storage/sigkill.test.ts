import { describe, expect, test } from "vitest";
import { fewOrMany } from "../endurance.ts";
import { randomFor } from "../seed.ts";
import { countLosses, killedRun, type Thanked } from "./killed-site.ts";
import { bothEngines, useEngine } from "./engines.ts";

const runs = fewOrMany(2, 500);

describe.each(bothEngines)("a site that is killed under load on %s", (name) => {
  const engine = useEngine(name);

  test(`${runs} times keeps every message it thanked for exactly once, with both letters`, async () => {
    const settings = await engine.create();
    await (await engine.open(settings)).check();
    await engine.closeAll();
    const random = randomFor("kills");
    const thanked: Thanked = new Map();
    for (let run = 0; run < runs; run += 1) {
      for (const [message, reference] of await killedRun(settings, run, random))
        thanked.set(message, reference);
    }

    const { rows, ...losses } = await countLosses(await engine.open(settings), thanked);
    expect(losses).toEqual({ lost: 0, doubled: 0, withoutLetters: 0, lettersOfNobody: 0 });
    expect(thanked.size).toBeGreaterThan(runs);
    // At most the four under way at each kill were kept without a thanks.
    expect(rows - thanked.size).toBeLessThanOrEqual(4 * runs);
  });
});
