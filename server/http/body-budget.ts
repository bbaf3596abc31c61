import { addressBlock } from "#domain/spam/address-block.ts";
import { isLoopback } from "./client-address.ts";

/** Bytes of request bodies in memory, and forms with pictures that arrive: of all networks together and of one. */
const most = {
  bytes: { all: 64 * 1024 * 1024, network: 16 * 1024 * 1024 },
  uploads: { all: 20, network: 6 },
};

type Usage = { bytes: number; uploads: number };

/** The memory that one request body takes, until it is disposed. */
export type Reservation = NonNullable<ReturnType<BodyBudget["reserve"]>>;

/** Bounds the memory that request bodies take, in total and for each network. */
export class BodyBudget {
  readonly #total: Usage = { bytes: 0, uploads: 0 };
  readonly #networks = new Map<string, Usage>();

  #used(network: string): Usage {
    return this.#networks.get(network) ?? { bytes: 0, uploads: 0 };
  }

  #add(network: string, kind: keyof Usage, more: number): void {
    const own = this.#used(network);
    this.#total[kind] += more;
    own[kind] += more;
    if (own.bytes + own.uploads > 0) this.#networks.set(network, own);
    else this.#networks.delete(network);
  }

  /**
   * Called before anything of a body is read.
   * @param declared its `Content-Length`; 0 for a body that may have files
   * @returns null when there is no room: the sender may try again later
   */
  reserve(address: string, declared: number) {
    const network = addressBlock(address) ?? address;
    // Behind a proxy that sends no addresses, every visitor seems to be on this machine.
    const isUnlimited = isLoopback(address);
    const hasRoom = (kind: keyof Usage, more: number) =>
      this.#total[kind] + more <= most[kind].all &&
      (isUnlimited || this.#used(network)[kind] + more <= most[kind].network);
    if (!hasRoom("bytes", declared)) return null;
    const taken: Usage = { bytes: 0, uploads: 0 };
    const take = (kind: keyof Usage, more: number) => {
      if (!hasRoom(kind, more)) return false;
      taken[kind] += more;
      this.#add(network, kind, more);
      return true;
    };
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
        this.#add(network, "bytes", -taken.bytes);
        this.#add(network, "uploads", -taken.uploads);
      },
    };
  }
}
