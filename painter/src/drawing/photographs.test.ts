import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findPhotographs } from "./photographs.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "photographs-"));
});
afterEach(() => rm(folder, { recursive: true }));

const slots = new Set(["town-market", "home-poem"]);
const put = (name: string) => writeFile(join(folder, name), "");

test("a photograph belongs to the slot of its name, whatever its format and whatever lies beside it", async () => {
  for (const name of ["town-market.JPG", "town-market.yaml", "README.md"]) await put(name);
  expect(findPhotographs(slots, folder)).toEqual({
    photographs: new Map([["town-market", `${folder}/town-market.JPG`]]),
  });
});

test("staff are told of a photograph without a slot, of a second one, and of a file that is no picture", async () => {
  for (const name of ["home-poem.png", "home-poem.jpg", "maket.jpg", "town-market.pdf"])
    await put(name);
  const found = findPhotographs(slots, folder);
  expect("faults" in found && found.faults.map(({ file, expected }) => [file, expected])).toEqual([
    [`${folder}/home-poem.png`, "one photograph per slot"],
    [`${folder}/maket.jpg`, "the name of a picture slot"],
    [`${folder}/town-market.pdf`, expect.stringMatching(/^a file of \.jpg/)],
  ]);
});
