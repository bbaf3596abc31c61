import { addressBlock } from "#domain/spam/address-block.ts";
import { isLoopback } from "./client-address.ts";

/** Bytes of request bodies in memory, and forms with pictures that arrive: of all networks together and of one. */
const most = {
  all: { bytes: 64 * 1024 * 1024, uploads: 20 },
  network: { bytes: 16 * 1024 * 1024, uploads: 6 },
};

type Usage = { bytes: number; uploads: number };

/** The memory that one request body takes, until it is disposed. */
export type Reservation = NonNullable<ReturnType<BodyBudget["reserve"]>>;

/** Bounds the memory that request bodies take, in total and for each network. */
export class BodyBudget {
  /** The use by each network, and by "all" together. */
  readonly #used = new Map<string, Usage>();

  /**
   * Called before anything of a body is read.
   * @param declared its `Content-Length`; 0 for a body that may have files
   * @returns null when there is no room: the sender may try again later
   */
  reserve(address: string, declared: number) {
    const network = addressBlock(address) ?? address;
    // Behind a proxy that sends no addresses, every visitor seems to be on this machine.
    const own = isLoopback(address) ? most.all : most.network;
    const limits = Object.entries({ all: most.all, [network]: own });
    const used = (of: string) => this.#used.get(of) ?? { bytes: 0, uploads: 0 };
    const hasRoom = (kind: keyof Usage, more: number) =>
      limits.every(([of, limit]) => used(of)[kind] + more <= limit[kind]);
    if (!hasRoom("bytes", declared)) return null;
    const taken: Usage = { bytes: 0, uploads: 0 };
    const add = (kind: keyof Usage, more: number) => {
      taken[kind] += more;
      for (const [of] of limits) {
        const now = used(of);
        now[kind] += more;
        if (now.bytes + now.uploads > 0) this.#used.set(of, now);
        else this.#used.delete(of);
      }
      return true;
    };
    const take = (kind: keyof Usage, more: number) => hasRoom(kind, more) && add(kind, more);
    return {
      /**
       * Adds bytes as they arrive, also those inside the form parser.
       * @returns false when there is no room for them
       */
      take: (more: number) => taken.uploads > 0 || take("bytes", more),
      /**
       * Called at the first file: from here on the body is an upload, whose bytes go to disk and are not counted.
       * @returns false when too many uploads arrive
       */
      takeUpload: () => taken.uploads > 0 || take("uploads", 1),
      [Symbol.dispose]: () => {
        add("bytes", -taken.bytes);
        add("uploads", -taken.uploads);
      },
    };
  }
}
