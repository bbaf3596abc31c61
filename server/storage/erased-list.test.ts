import { appendFile, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { ErasedList } from "./erased-list.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";

const before = new Date("2026-05-01T12:00:00Z");
const after = new Date("2026-05-03T12:00:00Z");

async function folder(): Promise<string> {
  const at = temporaryFolder();
  onTestFinished(() => rm(at, { recursive: true, force: true }));
  return at;
}

const people = ["ana@example.org", "luz@example.org", "eva@example.org"];

test("a line that was left half written takes nobody with it", async () => {
  const at = await folder();
  const list = new ErasedList(at, null);
  expect(people.map(await list.erasedAfter(before))).toEqual([false, false, false]);
  await list.note("ana@example.org", after);
  await appendFile(join(at, "erased.jsonl"), '{"at":"2026-05-0');
  await list.note("luz@example.org", after);
  expect(people.map(await list.erasedAfter(before))).toEqual([true, true, false]);
});

test("a list that cannot be read is said, with file and line", async () => {
  const at = await folder();
  await appendFile(join(at, "erased.jsonl"), "{at}\n");
  await expect(new ErasedList(at, null).erasedAfter(before)).rejects.toThrow(
    /erased\.jsonl, line 1/,
  );
  const other = await folder();
  await mkdir(join(other, "erased.jsonl"));
  await expect(new ErasedList(other, null).erasedAfter(before)).rejects.toThrow(/EISDIR/);
});

test("under a key only whoever has it can ask, and lines with a salt stay readable", async () => {
  const at = await folder();
  await new ErasedList(at, null).note("luz@example.org", after);
  const list = new ErasedList(at, "a passphrase of staff");
  await list.note("ana@example.org", after);
  expect(people.map(await list.erasedAfter(before))).toEqual([true, true, false]);
  for (const other of [null, "another passphrase"])
    await expect(new ErasedList(at, other).erasedAfter(before)).rejects.toThrow(/BACKUP_KEY/);
});
