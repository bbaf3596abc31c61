import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { languages, type Language } from "#domain/language/language.ts";
import { readContentFiles } from "./content-files.ts";
import { ContentFaults } from "./fault.ts";
import { parseContent } from "./parse.ts";
import type { Content } from "./parsed-content.ts";
import type { PictureManifest, ShareManifest } from "./picture-manifest.ts";
import { projectRoot } from "./project-root.ts";
import { Reader } from "./resolve.ts";

/** The content as it was read, with the pictures drawn for it. */
export type LoadedContent = {
  readonly content: Content;
  readonly readers: Readonly<Record<Language, Reader>>;
  /** Share cards by the name of their page. */
  readonly shares: ShareManifest;
};

let loaded: LoadedContent | null = null;

/**
 * The content, read from the disk when it is first asked for.
 * @throws ContentFaults naming every fault
 */
export function loadedContent(): LoadedContent {
  return (loaded ??= load());
}

/**
 * Reads the content again, after an edit. One with faults changes nothing.
 * @throws ContentFaults naming every fault
 */
export function reloadContent(): void {
  loaded = load();
}

function load(): LoadedContent {
  const parsed = parseContent(readContentFiles());
  if ("faults" in parsed) throw new ContentFaults(parsed.faults);
  const { content } = parsed;
  const pictures = made<PictureManifest>("pictures/manifest.json");
  const readerIn = (language: Language) => new Reader(content, pictures, language);
  return {
    content,
    readers: Object.fromEntries(languages.map((one) => [one, readerIn(one)])) as Record<
      Language,
      Reader
    >,
    shares: made<ShareManifest>("pictures/share/share.json"),
  };
}

/** What the build has made of the content; empty while nothing is drawn. */
function made<Manifest extends object>(file: string): Manifest {
  const path = join(projectRoot, ".cache", file);
  return (existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {}) as Manifest;
}
