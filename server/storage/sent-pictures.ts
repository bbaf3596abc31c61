import { hourMs } from "#domain/clock.ts";
import { createWriteStream } from "node:fs";
import { mkdir, open, readdir, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { sign } from "#domain/hashing.ts";
import { addressBlock } from "#domain/spam/address-block.ts";
import type { Storage } from "#domain/storage/storage.ts";
import type { SentPictures } from "#domain/submissions/sent-pictures.ts";
import { CleanerEnded, cleanPicture } from "./picture-cleaner.ts";
import { judgeHead } from "./picture-head.ts";

/** Pictures of one network. A class of thirty sends five pictures each within a lesson; half a second draws one anew. */
const mostWaiting = 100;
/** Pictures leave the disk to messages when so little of it is free. */
const leastFreeBytes = 512 * 1024 * 1024;
/** So much of each hour the pictures of one network may take; the others wait for the next hour. */
const budgetMs = 300_000;
/** A message is kept seconds after its pictures. One that is not there by then was never kept, or was erased. */
const longestUnknownMs = 10 * 60_000;
/** A file that ends the cleaner so often is thrown away: it was never the machine's fault. */
const mostTries = 3;
const lookMs = 60_000;

/** A picture on the disk: its network, its message and its place among the pictures of it. */
type Waiting = {
  readonly name: string;
  readonly network: string;
  readonly reference: string;
  readonly position: number;
};

const fileName = /^(?<network>[0-9a-f]{16})-(?<reference>.+)-(?<position>\d+)$/;

function waitingOf(name: string): Waiting[] {
  const { network = "", reference = "", position = "" } = fileName.exec(name)?.groups ?? {};
  return network ? [{ name, network, reference, position: Number(position) }] : [];
}

type Settings = {
  readonly storage: Pick<Storage, "submissions" | "secret">;
  readonly dataDir: string;
  /** One line for the operator. */
  readonly log: (line: string) => void;
  readonly clean?: typeof cleanPicture;
  /** Milliseconds of a clock that never goes back. */
  readonly now?: () => number;
};

/**
 * Pictures of stories between the visitor and the database. A story is kept and answered at once; its pictures lie in
 * a folder, named by its reference, until each is drawn anew and kept beside it. The folder is all there is to know,
 * so a start after a kill goes on where the work was. One picture at a time: next is always one of the network whose
 * pictures have taken the least time in this hour, so nobody waits for a stranger's heavy files.
 */
export class PictureFolder implements SentPictures {
  readonly #settings: Required<Settings>;
  readonly #folder: string;
  readonly #stopping = new AbortController();
  readonly #tries = new Map<string, number>();
  #spent = new Map<string, number>();
  #hourBegan = -Infinity;
  #isAsked = false;
  #work: Promise<void> | null = null;
  #timer: NodeJS.Timeout | null = null;

  constructor(settings: Settings) {
    this.#settings = { clean: cleanPicture, now: () => performance.now(), ...settings };
    this.#folder = join(settings.dataDir, "sent-pictures");
  }

  async judge(file: File) {
    return judgeHead(Buffer.from(await file.arrayBuffer()));
  }

  async hasRoom(clientAddress: string): Promise<boolean> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const network = await this.#networkOf(clientAddress);
    const { bavail, bsize } = await statfs(this.#folder);
    const count = (await this.#waiting()).filter((one) => one.network === network).length;
    return count < mostWaiting && bavail * bsize > leastFreeBytes;
  }

  async put(files: readonly File[], reference: string, clientAddress: string): Promise<void> {
    const network = await this.#networkOf(clientAddress);
    for (const [position, file] of files.entries()) {
      const path = join(this.#folder, `${network}-${reference}-${position}`);
      // `flush`: on the disk before the message says that it is here.
      const target = createWriteStream(path, { mode: 0o600, flush: true });
      await pipeline(Readable.fromWeb(file.stream() as ReadableStream), target);
    }
    if (process.platform === "win32") return;
    const folder = await open(this.#folder);
    await folder.sync().finally(() => folder.close());
  }

  /** Begins to draw what waits, and looks for more from time to time: another process may have been killed. */
  start(): void {
    this.#timer = setInterval(() => this.wake(), lookMs).unref();
    this.wake();
  }

  wake(): void {
    this.#isAsked = true;
    if (this.#timer) this.#work ??= this.#workOn().finally(() => (this.#work = null));
  }

  /** Pictures that are being drawn stay in the folder, for the next start. */
  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
    this.#stopping.abort();
    await this.#work;
  }

  async #workOn(): Promise<void> {
    while (this.#isAsked && !this.#stopping.signal.aborted) {
      this.#isAsked = false;
      try {
        await this.drawWaiting();
      } catch (error) {
        if (!this.#stopping.signal.aborted) this.#settings.log(`pictures: ${String(error)}`);
      }
    }
  }

  /** Draws all that may be drawn now. */
  async drawWaiting(): Promise<void> {
    const passedOver = new Set<string>();
    for (;;) {
      const next = await this.#next(passedOver);
      if (!next || this.#stopping.signal.aborted) return;
      if (!(await this.#draw(next))) passedOver.add(next.name);
    }
  }

  async #waiting(): Promise<Waiting[]> {
    return (await readdir(this.#folder).catch(() => [])).flatMap(waitingOf);
  }

  async #networkOf(clientAddress: string): Promise<string> {
    const secret = await this.#settings.storage.secret("pictures");
    return sign(secret, addressBlock(clientAddress) ?? "unknown").slice(0, 16);
  }

  async #next(passedOver: ReadonlySet<string>): Promise<Waiting | undefined> {
    const now = this.#settings.now();
    if (now - this.#hourBegan >= hourMs) {
      this.#hourBegan = now;
      this.#spent = new Map();
    }
    const spentBy = ({ network }: Waiting) => this.#spent.get(network) ?? 0;
    return (await this.#waiting())
      .filter((one) => !passedOver.has(one.name) && spentBy(one) < budgetMs)
      .toSorted((a, b) => spentBy(a) - spentBy(b))[0];
  }

  /** @returns false when the file stays */
  async #draw({ name, network, reference, position }: Waiting): Promise<boolean> {
    const { storage, clean, now, log } = this.#settings;
    const path = join(this.#folder, name);
    const message = await storage.submissions.find(reference);
    if (!message) {
      const { mtimeMs } = await stat(path);
      const isOver = Date.now() - mtimeMs > longestUnknownMs;
      if (isOver) await rm(path, { force: true });
      return isOver;
    }
    const began = now();
    try {
      const picture = await clean(path, this.#stopping.signal);
      if (picture) await storage.submissions.addPicture(message.id, position, picture);
      else log(`a picture of ${reference} cannot be opened and was thrown away`);
    } catch (error) {
      const tries = (this.#tries.get(name) ?? 0) + 1;
      this.#tries.set(name, tries);
      if (!(error instanceof CleanerEnded)) throw error;
      log(`a picture of ${reference} was not drawn on try ${tries}: ${error.message}`);
      if (tries < mostTries) return false;
    } finally {
      this.#spent.set(network, (this.#spent.get(network) ?? 0) + now() - began);
    }
    this.#tries.delete(name);
    await rm(path, { force: true });
    return true;
  }
}
