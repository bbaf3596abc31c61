import type { Storage, Stores } from "#domain/storage/storage.ts";
import { StorageUnavailable } from "#domain/storage-unavailable.ts";

/** The same storage with one failing method, inside transactions too. */
export function withBroken<Kind extends "outbox" | "audit" | "gifts">(
  storage: Storage,
  kind: Kind,
  method: keyof Storage[Kind],
): Storage {
  const fail = () => Promise.reject(new StorageUnavailable("full", null));
  const broken = <Some extends Stores>(stores: Some): Some => ({
    ...stores,
    [kind]: { ...stores[kind], [method]: fail },
  });
  return {
    ...broken(storage),
    transaction: (work) => storage.transaction((stores) => work(broken(stores))),
  };
}
