import { hourMs } from "#domain/clock.ts";
import { mkdir, open, readdir, rm, stat, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sign } from "#domain/hashing.ts";
import { addressBlock } from "#domain/spam/address-block.ts";
import type { Storage } from "#domain/storage/storage.ts";
import type { SentPictures } from "#domain/submissions/submission.ts";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import { projectRoot } from "#reader/project-root.ts";
import type { Picture } from "#domain/submissions/submissions.ts";
import type { CleanedHead } from "./clean-picture.ts";

const program = join(projectRoot, "server/storage/clean-picture.ts");
const longestMs = 60_000;

/** The process was killed: the file took too much time or memory, or crashed the decoder. */
export class CleanerEnded extends Error {
  override readonly name = "CleanerEnded";
}

/**
 * Re-encodes a picture as WebP, upright and at most 2400 px wide and high, without metadata (place, camera) or anything
 * appended. In a low-priority process of its own: no visitor waits for it, and no file can crash the site.
 * @returns null when the file is not a picture
 * @throws CleanerEnded
 */
async function cleanPicture(path: string, signal: AbortSignal): Promise<Picture | null> {
  const child = spawn(process.execPath, ["--max-old-space-size=128", program, path], {
    stdio: ["ignore", "pipe", "pipe"],
    // Without our settings, which contain keys.
    env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
    timeout: longestMs,
    killSignal: "SIGKILL",
    signal,
  });
  const [answer, complaint] = await Promise.all([
    buffer(child.stdout),
    buffer(child.stderr),
    once(child, "close"),
  ]);
  if (child.signalCode !== null) throw new CleanerEnded(`ended by ${child.signalCode}`);
  if (child.exitCode !== 0) throw new Error(`cannot clean pictures: ${complaint.toString()}`);
  const lineEnd = answer.indexOf("\n");
  const head = JSON.parse(answer.toString("utf8", 0, lineEnd)) as CleanedHead;
  return head && { type: "image/webp", ...head, bytes: answer.subarray(lineEnd + 1) };
}

/** Waiting pictures of one network: thirty pupils send five each within a lesson; re-encoding one takes half a second. */
const maxWaiting = 100;
/** With less free disk space, pictures are refused, so that messages can still be stored. */
const minFreeBytes = 512 * 1024 * 1024;
/** Processing time that the pictures of one network get in each hour. */
const budgetMs = 300_000;
/** A message is stored seconds after its pictures; without one after this time, the message was refused or erased. */
const orphanMs = 10 * 60_000;
/** A file that has crashed the cleaner this often is deleted. */
const maxTries = 3;
const pollMs = 60_000;

/** A picture on disk, with its sender's network, its message, and its position among the pictures of that. */
type Waiting = ReturnType<typeof waitingOf>[number];

const fileName = /^(?<network>[0-9a-f]{16})-(?<reference>.+)-(?<position>\d+)$/;

function waitingOf(name: string) {
  const { network = "", reference = "", position = "" } = fileName.exec(name)?.groups ?? {};
  return network ? [{ name, network, reference, position: Number(position) }] : [];
}

type Settings = {
  readonly storage: Pick<Storage, "submissions" | "secret">;
  readonly dataDir: string;
  readonly log: (line: string) => void;
  readonly clean?: typeof cleanPicture;
};

/**
 * The queue of pictures that were sent with stories. A story is stored and answered at once; its pictures wait in a
 * folder, in files named by its reference, until they are re-encoded and stored in the database. The folder is the whole
 * state, so the work continues after a kill. One picture at a time, of the network that has used the least time in this
 * hour, so that nobody waits for another sender's large files.
 */
export class PictureFolder implements SentPictures {
  readonly #settings: Required<Settings>;
  readonly #folder: string;
  readonly #stopping = new AbortController();
  readonly #tries = new Map<string, number>();
  #spent = new Map<string, number>();
  #hourBegan = -Infinity;
  #work = Promise.resolve();
  #timer: NodeJS.Timeout | null = null;

  constructor(settings: Settings) {
    this.#settings = { clean: cleanPicture, ...settings };
    this.#folder = join(settings.dataDir, "sent-pictures");
  }

  async hasRoom(clientAddress: string): Promise<boolean> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const network = await this.#networkOf(clientAddress);
    const { bavail, bsize } = await statfs(this.#folder);
    const count = (await this.#waiting()).filter((one) => one.network === network).length;
    return count < maxWaiting && bavail * bsize > minFreeBytes;
  }

  async put(files: readonly File[], reference: string, clientAddress: string): Promise<void> {
    const network = await this.#networkOf(clientAddress);
    for (const [position, file] of files.entries()) {
      const path = join(this.#folder, `${network}-${reference}-${position}`);
      // `flush`: on disk before the message is stored.
      await writeFile(path, file.stream(), { mode: 0o600, flush: true });
    }
    const folder = await open(this.#folder);
    await folder.sync().finally(() => folder.close());
  }

  /** Processes waiting pictures, and polls for more: another process may have been killed. */
  start(): void {
    this.#timer = setInterval(() => this.wake(), pollMs).unref();
    this.wake();
  }

  wake(): void {
    if (!this.#timer) return;
    this.#work = this.#work
      .then(() => this.processWaiting())
      .catch((error: unknown) => {
        if (!this.#stopping.signal.aborted) this.#settings.log(`pictures: ${String(error)}`);
      });
  }

  /** Pictures in progress stay in the folder for the next start. */
  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
    this.#stopping.abort();
    await this.#work;
  }

  async processWaiting(): Promise<void> {
    const skipped = new Set<string>();
    for (;;) {
      const next = await this.#next(skipped);
      if (!next || this.#stopping.signal.aborted) return;
      if (!(await this.#process(next))) skipped.add(next.name);
    }
  }

  async #waiting(): Promise<Waiting[]> {
    return (await readdir(this.#folder).catch(() => [])).flatMap(waitingOf);
  }

  async #networkOf(clientAddress: string): Promise<string> {
    const secret = await this.#settings.storage.secret("pictures");
    return sign(secret, addressBlock(clientAddress) ?? "unknown").slice(0, 16);
  }

  async #next(skipped: ReadonlySet<string>): Promise<Waiting | undefined> {
    const now = performance.now();
    if (now - this.#hourBegan >= hourMs) {
      this.#hourBegan = now;
      this.#spent = new Map();
    }
    const spentBy = ({ network }: Waiting) => this.#spent.get(network) ?? 0;
    return (await this.#waiting())
      .filter((one) => !skipped.has(one.name) && spentBy(one) < budgetMs)
      .toSorted((a, b) => spentBy(a) - spentBy(b))[0];
  }

  /** @returns false when the file stays in the queue */
  async #process({ name, network, reference, position }: Waiting): Promise<boolean> {
    const { storage, clean, log } = this.#settings;
    const path = join(this.#folder, name);
    const message = await storage.submissions.find(reference);
    if (!message) {
      const { mtimeMs } = await stat(path);
      const isOver = Date.now() - mtimeMs > orphanMs;
      if (isOver) await rm(path, { force: true });
      return isOver;
    }
    const began = performance.now();
    try {
      const picture = await clean(path, this.#stopping.signal);
      if (picture) await storage.submissions.addPicture(message.id, position, picture);
      else log(`a picture of ${reference} cannot be opened and was deleted`);
    } catch (error) {
      const tries = (this.#tries.get(name) ?? 0) + 1;
      this.#tries.set(name, tries);
      if (!(error instanceof CleanerEnded)) throw error;
      log(`a picture of ${reference} was not processed on try ${tries}: ${error.message}`);
      if (tries < maxTries) return false;
    } finally {
      this.#spent.set(network, (this.#spent.get(network) ?? 0) + performance.now() - began);
    }
    this.#tries.delete(name);
    await rm(path, { force: true });
    return true;
  }
}
