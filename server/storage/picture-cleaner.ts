import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import type { Picture } from "#domain/submissions/records.ts";
import { StorageUnavailable } from "#domain/storage-unavailable.ts";
import type { PictureCleaner, PictureFault } from "#domain/submissions/picture-cleaner.ts";
import type { CleanedHead } from "./clean-picture.ts";

const program = join(import.meta.dirname, "clean-picture.ts");
const longestMs = 30_000;
/** Each waits for a second or so, and holds up to 10 MB until then. */
const mostWaiting = 20;

/**
 * Looks at what a file holds, whatever its name says, and draws it anew: turned upright, at most
 * 2400 px, as WebP. Place, camera, hidden text and anything appended are gone. One picture at a time,
 * in a process of its own behind all others: no visitor waits for it, and no file can take the site along.
 */
export const pictureCleaner: PictureCleaner = {
  async clean(file) {
    const start = Buffer.from(await file.slice(0, 29).arrayBuffer());
    return isCostlyPng(start) ? "file_png" : inTurn(() => cleanApart(file));
  },
};

/**
 * A PNG of 16 bits or interlaced has to be held in memory whole, and no camera or phone writes one
 * (PNG, 11.2.2: depth and interlace method stand in the header).
 */
function isCostlyPng(start: Buffer): boolean {
  const isPng = start.length === 29 && start.toString("latin1", 0, 4) === "\x89PNG";
  return isPng && (start[24] === 16 || start[28] !== 0);
}

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (waiting >= mostWaiting) throw new StorageUnavailable("busy", "too many pictures wait");
  waiting += 1;
  const mine = last.then(work).finally(() => (waiting -= 1));
  last = mine.catch(() => {});
  return mine;
}

async function cleanApart(file: File): Promise<Picture | PictureFault> {
  const child = spawn(process.execPath, ["--max-old-space-size=128", program], {
    stdio: "pipe",
    // It needs none of our settings, and must not know our keys.
    env: {},
    timeout: longestMs,
    killSignal: "SIGKILL",
  });
  const ended = once(child, "close").catch((error: unknown) => {
    throw new StorageUnavailable("busy", error);
  });
  // It may have seen enough, or been ended, before all of the file was sent.
  child.stdin.on("error", () => {}).end(Buffer.from(await file.arrayBuffer()));
  const said = [buffer(child.stdout), buffer(child.stderr), ended] as const;
  const [answer, complaint] = await Promise.all(said);
  // Ended from outside, for want of time or memory or by a fault of the decoder: the file did that.
  if (child.signalCode !== null) return "file_not_picture";
  if (child.exitCode !== 0) throw new Error(`cannot clean pictures: ${complaint.toString()}`);
  const lineEnd = answer.indexOf("\n");
  const head = JSON.parse(answer.toString("utf8", 0, lineEnd)) as CleanedHead;
  if (typeof head === "string") return head;
  return { type: "image/webp", ...head, bytes: answer.subarray(lineEnd + 1) };
}
