import { LRUCache } from "lru-cache";
import { addressBlock } from "#domain/spam/address-block.ts";
import { isLoopback } from "./client-address.ts";

/** Room for bytes of request bodies in memory, and for forms with pictures that arrive. */
type Room = { bytes: number; uploads: number };

/** Bounds the memory that request bodies take, in total and for each network. */
export class BodyBudget {
  readonly #all: Room = { bytes: 64 * 2 ** 20, uploads: 20 };
  /** After ten thousand others a network is forgotten, and has all its room again. */
  readonly #networks = new LRUCache<string, Room>({
    max: 10_000,
    memoMethod: () => ({ bytes: 16 * 2 ** 20, uploads: 6 }),
  });

  /** The memory that one request body takes, until it is disposed. */
  reserve(address: string) {
    const rooms = [this.#all];
    // Behind a proxy that sends no addresses, every visitor seems to be on this machine.
    if (!isLoopback(address)) rooms.push(this.#networks.memo(addressBlock(address) ?? address));
    const hasRoom = (kind: keyof Room, size: number) => rooms.every((room) => room[kind] >= size);
    const taken: Room = { bytes: 0, uploads: 0 };
    return {
      hasRoom,
      /**
       * Adds bytes as they arrive, with those that wait in the form parser, or an upload at a file: from the first one on
       * the bytes go to disk, and nothing more is counted.
       * @returns false when there is no room
       */
      take(kind: keyof Room, size: number) {
        if (taken.uploads > 0) return true;
        if (!hasRoom(kind, size)) return false;
        taken[kind] += size;
        for (const room of rooms) room[kind] -= size;
        return true;
      },
      [Symbol.dispose]: () => {
        for (const room of rooms) {
          room.bytes += taken.bytes;
          room.uploads += taken.uploads;
        }
      },
    };
  }
}
