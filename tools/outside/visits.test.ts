import { expect, test } from "vitest";
import type { Site } from "./site.ts";
import { recordVisits } from "./visits.ts";

test("a step that ends otherwise than it is meant to is named", async () => {
  const site = {
    ask: (path: string) => Promise.resolve(new Response("", { status: Number(path.slice(1)) })),
    run: ([word = ""]: string[]) => Promise.resolve(word),
    write: () => {},
    whenMailed: () => Promise.resolve(),
  } as unknown as Site;
  const steps = ["open /200", "open /409", "!open /404", "!open /201", "run 409", "!run 409"];
  const wrong = await Array.fromAsync(recordVisits(site, steps));
  expect(wrong).toEqual(["open /409: 409", "!open /201: not refused", "!run 409: not refused"]);
});
