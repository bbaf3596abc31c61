import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { compare } from "./compare.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";

const folder = temporaryFolder("file");

async function write(record: string, files: Readonly<Record<string, string>>, color: string) {
  const create = { width: 4, height: 2, channels: 3, background: color } as const;
  for (const kind of ["pages", "screens"])
    mkdirSync(join(folder, record, kind), { recursive: true });
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(folder, record, `pages/${name}.txt`), text);
  await sharp({ create }).toFile(join(folder, record, "screens/a.png"));
}

test("each change is reported once with all its files, one-sided ones included", async () => {
  await write("before", { a: "x\nfoot\n", b: "foot\ny\n", same: "z\n", gone: "" }, "#fff");
  await write("after", { a: "x\nfeet\n", b: "feet\ny\n", same: "z\n", new: "" }, "#fefefe");
  const [before, after] = [join(folder, "before"), join(folder, "after")];
  const { kinds, changes } = compare(before, after);
  expect(kinds).toEqual({
    pages: { changed: 2, same: 1, "only before": 1, "only after": 1 },
    screens: { changed: 1 },
  });
  expect(changes).toContainEqual({
    lines: "-foot\n+feet\n",
    files: ["pages/a.txt", "pages/b.txt"],
  });
  expect(changes).toContainEqual({
    lines: "another picture",
    files: ["screens/a.png"],
  });
  expect(changes).toHaveLength(4);
});
