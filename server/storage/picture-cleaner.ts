import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
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
export async function cleanPicture(path: string, signal: AbortSignal): Promise<Picture | null> {
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
