import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { showsWaiting, waitingFolder } from "#reader/content-files.ts";
import { listFiles } from "#reader/list-files.ts";
import { projectRoot } from "#reader/project-root.ts";
import { describeError, jsonLog } from "./http/request-log.ts";

const folder = join(projectRoot, "content");
/** A saved word is public within three seconds: one to be seen, the rest to be read and drawn. */
const lookMs = 1000;

/** Names, sizes and times of every file of `content/`: another text when anything was saved. 400 files take 4 ms. */
export function contentFingerprint(): string {
  const waiting = showsWaiting ? listFiles(`${waitingFolder}/content/**/*.*`, projectRoot) : [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .concat(waiting.map((path) => join(projectRoot, path)))
    .map((file) => {
      const found = statSync(file, { throwIfNoEntry: false });
      return `${file} ${found?.size} ${found?.mtimeMs}`;
    })
    .join("\n");
}

/**
 * Looks at `content/` once a second. Not `fs.watch`: editors replace files, and git replaces folders.
 * @param onChange is awaited before the next look
 * @param seen the content in use; default: that of now
 * @returns what ends it
 */
export function watchContent(
  onChange: () => Promise<void>,
  seen = contentFingerprint(),
): () => void {
  let isOver = false;
  const look = async () => {
    try {
      const now = contentFingerprint();
      if (now !== seen) await onChange();
      seen = now;
    } catch (error) {
      // A file went while it was read, or the disk fails: the next look tries again.
      jsonLog("content_watch", { error: describeError(error) });
    }
    if (!isOver) timer = setTimeout(look, lookMs).unref();
  };
  let timer = setTimeout(look, lookMs).unref();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
