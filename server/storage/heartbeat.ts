import type { Stores } from "#domain/storage/storage.ts";
import { statfs } from "node:fs/promises";
import { sql } from "kysely";
import { StorageUnavailable } from "#domain/storage-unavailable.ts";
import type { Database } from "#domain/tables/database.ts";

const everyMs = 10_000;
/** One story with five pictures may need so much, twice: in SQLite's log and in its file. */
const leastRoomBytes = 32 * 1024 * 1024;

/** @throws StorageUnavailable when a message with pictures would no longer fit on the disk of a folder */
export async function requireRoom(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const room = bavail * bsize;
  if (room >= leastRoomBytes) return;
  const rooms = [room, leastRoomBytes].map((bytes) => `${Math.floor(bytes / 1024 ** 2)} MiB`);
  throw new StorageUnavailable("full", new Error(`${rooms[0]} are free, ${rooms[1]} are needed`));
}

/**
 * A check that rejects while the database cannot keep what it is sent. Each call reads and looks for room; at most
 * once in ten seconds a row is really written.
 */
export function createHeartbeat(
  { db }: Database,
  rateLimits: Stores["rateLimits"],
  hasRoom: () => Promise<void>,
): () => Promise<void> {
  let writtenAt = -Infinity;
  return async () => {
    await sql`select 1`.execute(db);
    await hasRoom();
    if (performance.now() - writtenAt < everyMs) return;
    await rateLimits.count(["heartbeat"], everyMs, new Date());
    writtenAt = performance.now();
  };
}
