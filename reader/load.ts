import { inEachLanguage, type Language } from "#domain/language/language.ts";
import { isPreview, readContentFiles } from "./content-files.ts";
import { ContentFaults } from "./fault.ts";
import { requireContent } from "./parse.ts";
import { readPictures, withWeights } from "./picture-manifest.ts";
import { isPair, Reader } from "./resolve.ts";
import { shown } from "./shown.ts";
import { isPublicSite } from "./site-url.ts";
import type { z } from "zod";
import type { PageContent } from "./pages.ts";
import type { IssueFiles, PostFiles } from "./parse-written.ts";
import type { documentSchemas } from "./schema/documents.ts";
import type { factsFile } from "./schema/facts.ts";
import type { givingFile } from "./schema/giving.ts";
import type { MailTexts } from "./schema/mails.ts";
import type { Link } from "./schema/links.ts";
import type { listSchemas } from "./schema/lists.ts";
import type { pressKitFile } from "./schema/press-kit.ts";
import type { PictureSlot, PictureWords } from "./schema/scenes.ts";
import type { SiteFile } from "./schema/site.ts";
import type { UiFile } from "./schema/ui.ts";

export type LoadedContent = ReturnType<typeof load>;

let loaded: LoadedContent | null = null;

/**
 * The content; the first call reads it from disk.
 * @throws ContentFaults naming every fault
 */
export function loadedContent(): LoadedContent {
  return (loaded ??= load());
}

/** Replaces the loaded content, until `reloadContent`. */
export function useParsed(content: Content): void {
  loaded = load(content);
}

/** Reads the content again after an edit. Faults are printed, and the previous content stays. */
export function reloadContent(): void {
  try {
    loaded = load();
  } catch (error) {
    if (!(error instanceof ContentFaults)) throw error;
    console.error(error.message);
  }
}

function load(parsed: Content = requireContent(readContentFiles())) {
  const { posts, issues, ...rest } = parsed;
  const { value, drafts } = shown(rest, isPublicSite(), isPreview);
  const content = { ...value, posts, issues };
  const { pictures, shares } = readPictures();
  const weighed = withWeights(pictures);
  const readers = inEachLanguage((one) => new Reader(content, weighed, one));
  return {
    // The language of an e-mail is known only when it is written: fill in the figures of all languages.
    content: { ...content, mails: withFigures(content.mails, readers) },
    readers,
    shares,
    /** Number of drafts that are shown; 0 at a public address. */
    drafts,
  };
}

/** Replaces `{{figures}}` in all texts, in each language. */
function withFigures<T>(value: T, readers: Readonly<Record<Language, Reader>>): T {
  const fill = (_: string, part: unknown) =>
    part && typeof part === "object" && isPair(part)
      ? inEachLanguage((one) => readers[one].text(part))
      : part;
  return JSON.parse(JSON.stringify(value), fill) as T;
}

export type ListContent = { [L in keyof typeof listSchemas]: z.infer<(typeof listSchemas)[L]> };
export type DocumentContent = {
  [D in keyof typeof documentSchemas]: z.infer<(typeof documentSchemas)[D]>;
};

/** Everything under content/, validated, in both languages. */
export type Content = {
  site: SiteFile;
  facts: z.infer<typeof factsFile>;
  links: Record<string, Link>;
  ui: UiFile;
  giving: z.infer<typeof givingFile>;
  pressKit: z.infer<typeof pressKitFile>;
  pages: PageContent;
  lists: ListContent;
  documents: DocumentContent;
  mails: MailTexts;
  pictureWords: {
    drawings: Record<string, PictureSlot>;
    photographs: Record<string, PictureWords>;
  };
  /** Newest first. */
  posts: PostFiles[];
  /** Issues of the newsletter, newest first. */
  issues: IssueFiles[];
};
