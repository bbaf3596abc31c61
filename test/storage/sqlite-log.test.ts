import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Storage } from "#domain/storage/storage.ts";
import { openStorage } from "#server/storage/open-storage.ts";
import { sampleSubmission } from "../fakes/samples.ts";

/** The disk takes what is written when the test says so. */
const disk = vi.hoisted(() => ({ waiting: [] as ((fault?: Error) => void)[] }));

vi.mock("node:fs/promises", { spy: true });

let folder: string;
let storage: Storage;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "lwh-log-"));
  storage = await openStorage({ databaseUrl: null, dataDir: folder });
  const { open: really } =
    await vi.importActual<typeof import("node:fs/promises")>("node:fs/promises");
  vi.mocked(open).mockImplementation(async (...how) => {
    const file = await really(...how);
    const sync = file.datasync.bind(file);
    file.datasync = async () => {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      disk.waiting.push((fault) => (fault ? reject(fault) : resolve(sync())));
      return promise;
    };
    return file;
  });
});
afterEach(async () => {
  vi.mocked(open).mockReset();
  await storage.close();
  await rm(folder, { recursive: true });
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
const writing = () => vi.waitFor(() => expect(disk.waiting).toHaveLength(1));

test("nobody is thanked before the disk has it, and nobody else waits for the disk", async () => {
  const first = keep();
  await writing();
  // The next ones are kept meanwhile, and go to the disk together.
  const others = [keep(), keep(), keep()];
  await vi.waitFor(async () => expect(await storage.submissions.count({})).toBe(4));
  expect([first, ...others].map(({ said }) => said.is)).toEqual(Array(4).fill("waiting"));
  disk.waiting.shift()?.();
  await first.done;
  await writing();
  expect(others.map(({ said }) => said.is)).toEqual(Array(3).fill("waiting"));
  disk.waiting.shift()?.();
  await Promise.all(others.map(({ done }) => done));
  expect([first, ...others].map(({ said }) => said.is)).toEqual(Array(4).fill("thanked"));
  expect(disk.waiting).toEqual([]);
});

test("a disk that fails thanks nobody, and is asked again by the next", async () => {
  const refused = keep();
  await writing();
  disk.waiting.shift()?.(new Error("EIO"));
  await refused.done;
  expect(refused.said.is).toBe("refused");
  const thanked = keep();
  await writing();
  disk.waiting.shift()?.();
  await thanked.done;
  expect(thanked.said.is).toBe("thanked");
});
