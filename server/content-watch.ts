import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { isPreview, waitingFolder } from "#reader/content-files.ts";
import { listFiles } from "#reader/list-files.ts";
import { projectRoot } from "#reader/project-root.ts";
import { describeError, jsonLog } from "./http/request-log.ts";

/** A saved change is public within three seconds: one until it is noticed, the rest to parse and render it. */
const pollMs = 1000;
const longestPauseMs = 60_000;

/** The name, size and time of change, also of rights, of every file in `content/`, one per line. 400 take 6 ms. */
export function contentFingerprint(root = projectRoot): string {
  const waiting = isPreview ? [`${waitingFolder}/content/**/*.*`] : [];
  return listFiles(["content/**/*.*", ...waiting], root)
    .map((name) => {
      const file = join(root, name);
      // `statSync` throws at a link that cannot be followed.
      const stats = existsSync(file) ? statSync(file, { throwIfNoEntry: false }) : undefined;
      return `${name} ${stats?.size} ${stats?.ctimeMs}`;
    })
    .join("\n");
}

/**
 * Polls `content/`, or all that `read` describes, for changes, first at once; `fs.watch` loses files that git replaces.
 * While reading fails, the pause doubles up to a minute; the log has a line when failures begin and when they end.
 * @param onChange is awaited before the next poll; when it fails, it is called again
 * @param seen what `read` returned for what is in use; default: what it returns now
 * @returns stops polling
 */
export function watchContent(
  onChange: () => Promise<void> | void,
  read: () => string = contentFingerprint,
  seen = read(),
): () => void {
  let isStopped = false;
  let failures = 0;
  const poll = async () => {
    if (isStopped) return;
    try {
      const present = read();
      if (present !== seen || failures > 0) await onChange();
      seen = present;
      if (failures > 0) jsonLog("content_watch", { state: "works again", failures });
      failures = 0;
    } catch (error) {
      // The disk fails, or a file was deleted while it was read.
      if (failures === 0) jsonLog("content_watch", { error: describeError(error) });
      failures += 1;
    }
    const pauseMs = Math.min(pollMs * 2 ** Math.max(0, failures - 1), longestPauseMs);
    setTimeout(poll, pauseMs).unref();
  };
  void poll();
  return () => void (isStopped = true);
}
