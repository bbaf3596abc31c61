import type { Acting } from "#domain/staff/acting.ts";
import type { Storage } from "#domain/storage/storage.ts";

/** Whoever types commands: the record names nobody, the machine knows its accounts. */
export const atTerminal = (storage: Storage): Acting => ({
  storage,
  clock: { now: () => new Date() },
  by: null,
});
