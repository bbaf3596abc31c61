import { appendFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sha256 } from "#domain/hashing.ts";
import { erasedAfter, noteErased } from "./erased-list.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";

const [before, after] = [new Date("2026-05-01T12:00:00Z"), new Date("2026-05-03T12:00:00Z")];
const people = ["ana@example.org", "luz@example.org", "eva@example.org"];

test("an incomplete line does not affect the others", async () => {
  const at = { dataDir: temporaryFolder() };
  expect(people.map(await erasedAfter(at, before))).toEqual([false, false, false]);
  await noteErased(at, "ana@example.org", after);
  await appendFile(join(at.dataDir, "erased.jsonl"), '{"at":"2026-05-0');
  await noteErased(at, "luz@example.org", after);
  expect(people.map(await erasedAfter(at, before))).toEqual([true, true, false]);
});

// A damaged one: test/storage/backup.test.ts.
test("a list that cannot be read is a fault", async () => {
  const dataDir = temporaryFolder();
  await mkdir(join(dataDir, "erased.jsonl"));
  await expect(erasedAfter({ dataDir }, before)).rejects.toThrow(/EISDIR/);
});

test("each line of the list is testable, a keyed one only with its key", async () => {
  const dataDir = temporaryFolder();
  await noteErased({ dataDir }, "luz@example.org", after);
  const keyed = { dataDir, backupKey: "a passphrase of staff" };
  await noteErased(keyed, "ana@example.org", after);
  const salted = { at: after, salt: "salt", mark: sha256("salteva@example.org") };
  await appendFile(join(dataDir, "erased.jsonl"), JSON.stringify(salted));
  expect(people.map(await erasedAfter(keyed, before))).toEqual([true, true, true]);
  const fault = { code: "erased_other_key" };
  for (const backupKey of [null, "another passphrase"])
    await expect(erasedAfter({ dataDir, backupKey }, before)).rejects.toMatchObject(fault);
});
