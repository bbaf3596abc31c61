import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { deserialize, serialize } from "node:v8";
import { readContentFiles, isPreview, type ContentFiles } from "#reader/content-files.ts";
import { ContentFaults } from "#reader/fault.ts";
import { labelNames } from "#reader/label-faults.ts";
import { useParsed, type Content } from "#reader/load.ts";
import { parseContent, requireContent } from "#reader/parse.ts";
import { readPictures } from "#reader/picture-manifest.ts";
import { projectRoot } from "#reader/project-root.ts";
import { built } from "./built.ts";
import { describeError, jsonLog } from "./http/request-log.ts";
import { preparePhotographs } from "./pictures/prepare-photographs.ts";

/** The last content without a fault: its files, and the result of parsing them. */
type Saved = {
  readonly files: ContentFiles;
  readonly content: Content;
  /** `buildId()` of the build that parsed it. */
  readonly build: string;
};

function buildId(): string {
  const found = statSync(built.thread, { throwIfNoEntry: false });
  return `${found?.size} ${found?.mtimeMs}`;
}

/** Reads and saves content; tests pass other functions. */
const own = {
  /** The last good version is saved here, for a site that is started while there is a fault. */
  file: join(projectRoot, isPreview ? ".cache/good-waiting" : ".cache/good-content"),
  read: readContentFiles,
  /** Not in the editor's preview: photographs are published at once, and the public site has cut them. */
  prepare: async (content: Content) => (isPreview ? [] : preparePhotographs(content)),
};

let good: Content | null = null;

/**
 * Reads `content/` and uses it from now on, unless a text has a fault or a picture slot stays empty. Photographs are
 * published and withdrawn whatever faults there are.
 * @param saved the version to use instead when this process has not loaded a good one
 * @returns a message with a line for each fault; null: it has none
 * @throws ContentFaults when there is no good version
 */
export async function loadContent(from = own, saved: Saved | null = null): Promise<string | null> {
  const files = from.read();
  const isSaved = good !== null && saved !== null && isDeepStrictEqual(saved.files, files);
  const parsed = isSaved ? { content: good! } : parseContent(files);
  const earlier = () => good ?? requireContent(saved?.files ?? files);
  const read = "content" in parsed ? parsed.content : earlier();
  // The content may name a photograph that was added with it.
  const ofPhotographs = await from.prepare(read);
  const faults = ["faults" in parsed ? parsed.faults : [], ofPhotographs].flat();
  const { pictures } = readPictures();
  const isWhole = Object.keys(read.pictureWords.drawings).every((slot) => slot in pictures);
  const content = isWhole ? read : earlier();
  useParsed(content);
  if ("content" in parsed && isWhole && content !== good)
    save(from.file, { files, content, build: buildId() });
  good = content;
  return faults.length > 0 ? new ContentFaults(faults).message : null;
}

/**
 * Loads the content when the site starts. Unchanged files are not parsed again, which would take most of the start;
 * content with a fault is replaced by the last good version.
 */
export function loadContentAtStart(from = own): Promise<string | null> {
  // Now, as an update may replace the files that hold the names while this process runs.
  labelNames();
  const saved = readSaved(from.file);
  // Another build may parse the same files to another result.
  good = saved?.build === buildId() ? saved.content : null;
  return loadContent(from, saved);
}

function save(file: string, saved: Saved): void {
  // Renamed when complete, so that no process reads half of it.
  const part = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(part, serialize(saved));
    renameSync(part, file);
  } catch (error) {
    // On a full disk, say. It costs the next start some seconds.
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
