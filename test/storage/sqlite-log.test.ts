import { open } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Storage } from "#domain/storage/storage.ts";
import { openStorage, sqliteFileName } from "#server/storage/open-storage.ts";
import { sampleSubmission } from "../fakes/samples.ts";
import { temporaryFolder } from "../temporary-folder.ts";

/** The disk takes what is written when the test says so. */
let waiting: ((fault?: Error) => void)[];
let folder: string;
let storage: Storage;

beforeEach(async () => {
  folder = temporaryFolder();
  storage = await openStorage({ databaseUrl: null, dataDir: folder });
  const file = await open(join(folder, sqliteFileName));
  const files = Object.getPrototypeOf(file) as typeof file;
  await file.close();
  waiting = [];
  vi.spyOn(files, "datasync").mockImplementation(() => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    waiting.push((fault) => (fault ? reject(fault) : resolve()));
    return promise;
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await storage.close();
});

/** Takes one message; says how it went. */
const keep = () => {
  const said = { is: "waiting" };
  const done = storage.submissions.add(sampleSubmission()).then(
    () => (said.is = "thanked"),
    () => (said.is = "refused"),
  );
  return { said, done };
};
const writing = () => vi.waitFor(() => expect(waiting).toHaveLength(1));

test("nobody is thanked before the disk has it, and nobody else waits for the disk", async () => {
  const first = keep();
  await writing();
  // The next ones are kept meanwhile, and go to the disk together.
  const others = [keep(), keep(), keep()];
  await vi.waitFor(async () => expect(await storage.submissions.count({})).toBe(4));
  expect([first, ...others].map(({ said }) => said.is)).toEqual(Array(4).fill("waiting"));
  waiting.shift()?.();
  await first.done;
  await writing();
  expect(others.map(({ said }) => said.is)).toEqual(Array(3).fill("waiting"));
  waiting.shift()?.();
  await Promise.all(others.map(({ done }) => done));
  expect([first, ...others].map(({ said }) => said.is)).toEqual(Array(4).fill("thanked"));
  expect(waiting).toEqual([]);
});

test("a disk that fails thanks nobody, and is asked again by the next", async () => {
  const refused = keep();
  await writing();
  waiting.shift()?.(new Error("EIO"));
  await refused.done;
  expect(refused.said.is).toBe("refused");
  const thanked = keep();
  await writing();
  waiting.shift()?.();
  await thanked.done;
  expect(thanked.said.is).toBe("thanked");
});
