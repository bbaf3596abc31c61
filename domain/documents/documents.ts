import type { PlainPage } from "#domain/addresses.ts";
import { addressOf, languages, type Language } from "#domain/language/language.ts";

/** Paper sizes of our documents: letter (the Americas) and A4. */
export const papers = ["letter", "a4"] as const;
export type Paper = (typeof papers)[number];

/** Public documents. */
export const openDocuments = ["group-packet", "goods-guide", "ways-to-give"] as const;
export type OpenDocument = (typeof openDocuments)[number];

export type Edition = { readonly language: Language; readonly paper: Paper };

const language = `(${languages.join("|")})`;
const paper = `(${papers.join("|")})`;

/** Path builder for a folder: `/documents/blueprints/bamboo-house.en.a4.pdf`. */
const pathsIn =
  <Name extends string>(folder: string) =>
  (name: Name, { language, paper }: Edition): string =>
    `/documents/${folder}${name}.${language}.${paper}.pdf`;

export const documentPath = pathsIn<OpenDocument>("");
export const blueprintPath = pathsIn("blueprints/");
export const buildSheetPath = pathsIn("build-sheets/");
/** Without its key. */
export const labelPath = pathsIn("labels/");

/** Printed letters that a participant can give to a sponsor. */
export const sponsorLetters = ["workshop", "group-trip"] as const;
export type SponsorLetterName = (typeof sponsorLetters)[number];

/** The planner's query is appended. */
export const sponsorLetterPath = pathsIn<SponsorLetterName>("letters/");

/** Forms whose thank-you page offers documents. */
const formsWithDocuments: readonly string[] = ["blueprint", "group-packet", "goods-offer"];
export const handsOver = (form: string): boolean => formsWithDocuments.includes(form);

/** Thank-you pages by form; default: `thanksInterest`. */
const thanksPages: Readonly<Record<string, PlainPage>> = {
  consultation: "thanksConsultation",
  "goods-offer": "thanksItem",
};

type Sent = { readonly form: string; readonly reference: string };

/** Path of a submission's page. Without a key in `more` it only says thanks, because references can be guessed. */
export function requestPath(
  { form, reference }: Sent,
  language: Language,
  more: Record<string, string> = {},
): string {
  const page = Object.hasOwn(thanksPages, form) ? thanksPages[form] : undefined;
  const query = { ref: reference, form, ...more };
  return addressOf(page ?? "thanksInterest", language, { query });
}

/** True if the query has a key: such pages must load no third-party script, which could read it. */
export const holdsKey = (query: URLSearchParams): boolean => query.has("key");

/** Parses a document's file name, `bamboo-house.en.a4.pdf`; null if invalid. */
export function parseDocumentFile(file: string): { name: string; edition: Edition } | null {
  const parts = new RegExp(`^([\\w-]+)\\.${language}\\.${paper}\\.pdf$`).exec(file);
  const name = parts?.[1];
  if (!name) return null;
  return { name, edition: { language: parts[2] as Language, paper: parts[3] as Paper } };
}
