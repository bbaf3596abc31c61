import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { deserialize, serialize } from "node:v8";
import { readContentFiles, isPreview, type ContentFiles } from "#reader/content-files.ts";
import { ContentFaults } from "#reader/fault.ts";
import { useParsed, type Content } from "#reader/load.ts";
import { parseContent, requireContent } from "#reader/parse.ts";
import { projectRoot } from "#reader/project-root.ts";
import { built } from "./built.ts";
import { describeError, jsonLog } from "./http/request-log.ts";
import { preparePhotographs } from "./pictures/prepare-photographs.ts";

/** The last content without a fault: its files, and the result of parsing them by a build. */
type Saved = { readonly files: ContentFiles; readonly content: Content; readonly build: string };

/** Identifies the build that runs. Read now: an update replaces the file while this process still parses. */
const build = (() => {
  const stats = statSync(built.thread, { throwIfNoEntry: false });
  return `${stats?.size} ${stats?.mtimeMs}`;
})();

/** Reads and saves content; tests pass other functions. */
const defaults = {
  /** The last good version is saved here, for a site that is started while there is a fault. */
  file: join(projectRoot, isPreview ? ".cache/good-waiting" : ".cache/good-content"),
  read: readContentFiles,
  /** Not in the editor's preview: photographs are published at once, and the public site has cut them. */
  prepare: async (content: Content, mayCut: boolean) =>
    isPreview ? [] : preparePhotographs(content, mayCut),
};

/** The last good version, when it could not be saved. */
let unsaved: Saved | null = null;

/** @throws ContentFaults of `files` when there is no good version */
function goodVersion(saved: Saved | null, files: ContentFiles): Content {
  if (saved?.build === build) return saved.content;
  // Labels belong to the code: this build may have others than the one that saved.
  const labels = "content/ui.yaml";
  const parsed = saved && parseContent({ ...saved.files, [labels]: files[labels] ?? "" });
  return parsed && "content" in parsed ? parsed.content : requireContent(files);
}

/**
 * Reads `content/` and uses it from now on. When a text has a fault, the good version that this or another process has
 * saved last is used, and photographs are withdrawn but not added. Unchanged files are not parsed again, which would
 * take most of a start.
 * @returns a message with a line for each fault; null: it has none
 * @throws ContentFaults when there is no good version
 */
export async function loadContent({ file, read, prepare } = defaults): Promise<string | null> {
  const [files, saved] = [read(), unsaved ?? readSaved(file)];
  const isSaved = saved?.build === build && isDeepStrictEqual(saved.files, files);
  const parsed = isSaved ? saved : parseContent(files);
  const isGood = "content" in parsed;
  const content = isGood ? parsed.content : goodVersion(saved, files);
  // Before the content is used: it may name a photograph that came with it.
  const faults = [isGood ? [] : parsed.faults, await prepare(content, isGood)].flat();
  useParsed(content);
  if (isGood && (!isSaved || unsaved)) save(file, { files, content, build });
  return faults.length > 0 ? new ContentFaults(faults).message : null;
}

function save(file: string, saved: Saved): void {
  // Renamed when complete, so that no process reads half of it.
  const part = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(part, serialize(saved));
    renameSync(part, file);
    unsaved = null;
  } catch (error) {
    // On a full disk, say. The next change tries again; a restart with a fault before that shows the version before.
    unsaved = saved;
    jsonLog("content_copy", { error: describeError(error) });
  }
}

function readSaved(file: string): Saved | null {
  try {
    return deserialize(readFileSync(file)) as Saved;
  } catch {
    // There is no file yet, or another version of Node wrote it.
    return null;
  }
}
