import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { deserialize, serialize } from "node:v8";
import { readContentFiles, isPreview, type ContentFiles } from "#reader/content-files.ts";
import { ContentFaults } from "#reader/fault.ts";
import { labelNames } from "#reader/label-faults.ts";
import { useParsed, type Content } from "#reader/load.ts";
import { requireContent } from "#reader/parse.ts";
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

/** Another build may parse the same files to another result. */
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
  async prepare(content: Content): Promise<void> {
    if (!isPreview) await preparePhotographs(content);
  },
};

/** A message with a line for each fault of the content that `use` meets; null: none. */
async function faultsMet(use: () => Promise<void>): Promise<string | null> {
  try {
    await use();
    return null;
  } catch (error) {
    if (error instanceof ContentFaults) return error.message;
    throw error;
  }
}

/**
 * Reads `content/` and uses it from now on, unless it has a fault.
 * @returns a message with a line for each fault; null: it has none
 */
export function loadContent({ file, read, prepare } = own): Promise<string | null> {
  return faultsMet(async () => {
    const files = read();
    const content = requireContent(files);
    // The content may name a photograph that was added with it.
    await prepare(content);
    useParsed(content);
    save(file, { files, content, build: buildId() });
  });
}

/**
 * Loads the content when the site starts. Unchanged files are not parsed again, which would take most of the start;
 * content with a fault is replaced by the last good version.
 * @throws ContentFaults when there is none
 */
export async function loadContentAtStart(from = own): Promise<string | null> {
  // Now, as an update may replace the files that hold the names while this process runs.
  labelNames();
  const saved = readSaved(from.file);
  const isSameBuild = saved?.build === buildId();
  if (saved && isSameBuild && isDeepStrictEqual(saved.files, from.read())) {
    // A photograph has no part in the texts, and may have become faulty since.
    const fault = await faultsMet(() => from.prepare(saved.content));
    useParsed(saved.content);
    return fault;
  }
  const fault = await loadContent(from);
  if (fault === null) return null;
  useParsed(saved && isSameBuild ? saved.content : requireContent(saved?.files ?? from.read()));
  return fault;
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
