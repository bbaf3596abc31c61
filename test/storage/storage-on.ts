import { beforeAll, beforeEach } from "vitest";
import type { Storage } from "#domain/storage/storage.ts";
import type { NewSubmission, Picture } from "#domain/submissions/submissions.ts";
import type { StorageSettings } from "#server/storage/open-storage.ts";
import { tables, type TableName } from "#domain/tables/tables.ts";
import { connectDatabase } from "#server/storage/connect.ts";
import { sampleMail, sampleSubmission } from "../fakes/samples.ts";
import type { Engine } from "#domain/tables/engines.ts";
import { useEngine, type TestEngine } from "./engines.ts";

export const now = new Date("2026-03-02T15:00:00Z");
export const later = (ms: number) => new Date(now.getTime() + ms);

/** The storage of the test that runs, its database, and the engine that opens more. */
export let storage: Storage;
export let settings: StorageSettings;
export let engine: TestEngine;

/** Takes every row out: a new database takes PostgreSQL three times as long. */
async function empty(settings: StorageSettings): Promise<void> {
  const { db } = await connectDatabase(settings);
  const names = Object.keys(tables) as TableName[];
  for (const name of names.toReversed()) await db.deleteFrom(name).execute();
  await db.destroy();
}

/** An empty database before each test of a file. */
export function storageOn(name: Engine): void {
  const own = useEngine(name);
  let made: StorageSettings;
  beforeAll(async () => {
    made = await own.create();
    await own.open(made);
  });
  beforeEach(async () => {
    await empty(made);
    [engine, settings, storage] = [own, made, await own.open(made)];
  });
}

type Sample = Partial<NewSubmission> & { readonly pictures?: readonly Picture[] };

/** Keeps a sample message and its pictures; its row. */
export async function keep(
  { submissions }: Storage,
  { pictures = [], ...own }: Sample = {},
): Promise<number> {
  const added = await submissions.add(sampleSubmission(own));
  if (!added?.id) throw new Error("the sample was already there");
  for (const [position, picture] of pictures.entries())
    await submissions.addPicture(added.id, position, picture);
  return added.id;
}

export function claim(
  { outbox }: Storage,
  at: Date,
  own: Partial<Parameters<Storage["outbox"]["claim"]>[0]> = {},
) {
  return outbox.claim({ now: at, limit: 10, ...own });
}

/** E-mails wait to be sent, of a message or of none. */
export function queue({ outbox }: Storage, mails = [sampleMail()], submissionId?: number) {
  return outbox.add(mails, { now, submissionId });
}
