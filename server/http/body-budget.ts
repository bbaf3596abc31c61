import { addressBlock } from "#domain/spam/address-block.ts";
import { isLoopback } from "./client-address.ts";

/** Bytes of request bodies in memory, of all networks together and of one. */
const maxBytes = { all: 64 * 1024 * 1024, network: 16 * 1024 * 1024 };
/** Forms with pictures that arrive at the same time. */
const maxUploads = { all: 20, network: 2 };

type Usage = { bytes: number; uploads: number };

/** The memory that one request body takes. */
export type Reservation = {
  /**
   * Adds bytes as they arrive, also those inside the form parser.
   * @returns false when there is no room for them
   */
  take(bytes: number): boolean;
  release(): void;
};

/** Bounds the memory that request bodies take, in total and for each network. */
export class BodyBudget {
  readonly #total: Usage = { bytes: 0, uploads: 0 };
  /** Networks with a reservation, also for a body that has not begun to arrive. */
  readonly #networks = new Map<string, Usage & { reservations: number }>();

  /**
   * Called before anything of a body is read.
   * @param declared its `Content-Length`, or 0
   * @param isUpload its files are written to disk: the uploads are counted, not their bytes
   * @returns null when there is no room: the sender may try again later
   */
  reserve(address: string, declared: number, isUpload: boolean): Reservation | null {
    const network = addressBlock(address) ?? address;
    const own = this.#networks.get(network) ?? { bytes: 0, uploads: 0, reservations: 0 };
    // Behind a proxy that sends no addresses, every visitor seems to be on this machine.
    const isUnlimited = isLoopback(address);
    const hasRoom = (kind: keyof Usage, more: number) => {
      const max = kind === "bytes" ? maxBytes : maxUploads;
      if (this.#total[kind] + more > max.all) return false;
      return isUnlimited || own[kind] + more <= max.network;
    };
    const add = (kind: keyof Usage, more: number) => {
      this.#total[kind] += more;
      own[kind] += more;
    };
    if (isUpload ? !hasRoom("uploads", 1) : !hasRoom("bytes", declared)) return null;
    this.#networks.set(network, own);
    own.reservations += 1;
    if (isUpload) add("uploads", 1);
    let bytes = 0;
    let isReleased = false;
    return {
      take: (more) => {
        if (isUpload) return true;
        if (!hasRoom("bytes", more)) return false;
        bytes += more;
        add("bytes", more);
        return true;
      },
      release: () => {
        if (isReleased) return;
        isReleased = true;
        add("bytes", -bytes);
        if (isUpload) add("uploads", -1);
        own.reservations -= 1;
        if (own.reservations === 0) this.#networks.delete(network);
      },
    };
  }
}
