import type { GivingWorld } from "#domain/giving/giving-world.ts";
import type { Storage } from "#domain/storage/storage.ts";

/** Giving as staff's commands need it: with all that is kept, for the audit and the letters. */
export type StaffWorld = GivingWorld & { readonly storage: Storage };
