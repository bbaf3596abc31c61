import { addressBlock } from "#domain/spam/address-block.ts";
import { isOwnMachine } from "./client-address.ts";

/** Bytes of request bodies that the whole process may hold in memory at a moment. */
const mostBytes = 64 * 1024 * 1024;
/** The share of one network, so that no single one uses up the rest. */
const mostBytesOfNetwork = 16 * 1024 * 1024;
/** Forms with pictures that are arriving: of one network, and of all. */
const mostUploads = { network: 2, all: 20 };

type Share = { bytes: number; uploads: number };

/** A place for one body that is arriving. */
export type Place = {
  /**
   * Told of all bytes as they arrive: parsers hold a field that never ends too.
   * @returns false when there is no room for so many more
   */
  take(bytes: number): boolean;
  /** Gives back the room. */
  leave(): void;
};

/** Bounds what request bodies may hold at the same time, in all and for each network. */
export class BodyBudget {
  #bytes = 0;
  #uploads = 0;
  readonly #networks = new Map<string, Share>();

  /**
   * Asks for a place before anything of a body is read.
   * @param declared its `Content-Length`; 0 when it says none
   * @param isUpload its files go to the disk, and only their number counts
   * @returns null when there is no room: the sender may try again later
   */
  open(address: string, declared: number, isUpload: boolean): Place | null {
    const network = addressBlock(address) ?? address;
    const share = this.#networks.get(network) ?? { bytes: 0, uploads: 0 };
    // Behind a proxy that names nobody all visitors are this machine's: only the bound of all holds for them.
    const isBound = !isOwnMachine(address);
    if (isUpload) {
      if (this.#uploads >= mostUploads.all) return null;
      if (isBound && share.uploads >= mostUploads.network) return null;
    } else if (!this.#hasRoom(share, declared, isBound)) return null;
    this.#networks.set(network, share);
    const uploads = isUpload ? 1 : 0;
    this.#uploads += uploads;
    share.uploads += uploads;
    let held = 0;
    let isOpen = true;
    return {
      take: (bytes) => {
        if (isUpload) return true;
        if (!this.#hasRoom(share, bytes, isBound)) return false;
        held += bytes;
        this.#bytes += bytes;
        share.bytes += bytes;
        return true;
      },
      leave: () => {
        if (!isOpen) return;
        isOpen = false;
        this.#bytes -= held;
        share.bytes -= held;
        this.#uploads -= uploads;
        share.uploads -= uploads;
        if (share.bytes === 0 && share.uploads === 0) this.#networks.delete(network);
      },
    };
  }

  #hasRoom(share: Share, bytes: number, isBound: boolean): boolean {
    if (this.#bytes + bytes > mostBytes) return false;
    return !isBound || share.bytes + bytes <= mostBytesOfNetwork;
  }
}
