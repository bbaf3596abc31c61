import type { PlainPage } from "#domain/addresses.ts";
import { addressOf, languages, type Language } from "#domain/language/language.ts";

/** Sizes of paper our documents come in: the one of the Americas first, then that of the rest. */
export const papers = ["letter", "a4"] as const;
export type Paper = (typeof papers)[number];

/** The printed documents anybody may open. */
export const openDocuments = ["group-packet", "goods-guide", "ways-to-give"] as const;
export type OpenDocument = (typeof openDocuments)[number];

/** In which language and on which paper. */
export type Edition = { readonly language: Language; readonly paper: Paper };

const language = `(${languages.join("|")})`;
const paper = `(${papers.join("|")})`;

/** Paths of the papers of one folder: `/documents/blueprints/bamboo-house.en.a4.pdf`. */
const pathsIn =
  <Name extends string>(folder: string) =>
  (name: Name, { language, paper }: Edition): string =>
    `/documents/${folder}${name}.${language}.${paper}.pdf`;

export const documentPath = pathsIn<OpenDocument>("");
export const blueprintPath = pathsIn("blueprints/");
export const buildSheetPath = pathsIn("build-sheets/");
/** Without its key. */
export const labelPath = pathsIn("labels/");

/** Booklets of what can be kept on a phone (docs/decisions/0025-offline.md): one for each kind of page. */
export const booklets = [
  "guides",
  "lessons",
  "school",
  "packing",
  "planning",
  "materials",
] as const;
export type BookletName = (typeof booklets)[number];

export const bookletPath = pathsIn<BookletName>("booklets/");

/** Letters to whoever pays: for the workshop, for a group trip. */
export const sponsorLetters = ["workshop", "group-trip"] as const;
export type SponsorLetterName = (typeof sponsorLetters)[number];

/** The planner's own query follows it. */
export const sponsorLetterPath = pathsIn<SponsorLetterName>("letters/");

/** Forms whose thanks hand over documents. */
const formsWithDocuments: readonly string[] = ["blueprint", "group-packet", "goods-offer"];
export const handsOver = (form: string): boolean => formsWithDocuments.includes(form);

/** These forms lead to a thank-you page of their own; all others to the one for interest. */
const thanksPages: Readonly<Record<string, PlainPage>> = {
  consultation: "thanksConsultation",
  "goods-offer": "thanksItem",
};

type Sent = { readonly form: string; readonly reference: string };

/**
 * The page of something sent: it thanks, tells where it stands and has its documents. For that it needs a
 * key: whoever only names a reference, which is short enough to guess, is thanked and told nothing.
 */
export function requestPath(
  { form, reference }: Sent,
  language: Language,
  more: Record<string, string> = {},
): string {
  const page = Object.hasOwn(thanksPages, form) ? thanksPages[form] : undefined;
  const query = { ref: reference, form, ...more };
  return addressOf(page ?? "thanksInterest", language, { query });
}

/** True for an address whose query holds a key: no program of another company may run on such a page. */
export const holdsKey = (query: URLSearchParams): boolean => query.has("key");

/** The document that the last part of such a path names; null when it is none of ours. */
export function parseDocumentFile(file: string): { name: string; edition: Edition } | null {
  const parts = new RegExp(`^([\\w-]+)\\.${language}\\.${paper}\\.pdf$`).exec(file);
  const name = parts?.[1];
  if (!name) return null;
  return { name, edition: { language: parts[2] as Language, paper: parts[3] as Paper } };
}
