import type { PlainPage } from "#domain/addresses.ts";
import { addressOf, languages, type Language } from "#domain/language/language.ts";

export const openDocuments = ["group-packet", "goods-guide", "ways-to-give"] as const;
export type OpenDocument = (typeof openDocuments)[number];

/** Path builder for a folder: `/documents/blueprints/bamboo-house.en.letter.pdf`; the paper is Letter. */
const pathsIn =
  <Name extends string>(folder: string) =>
  (name: Name, language: Language): string =>
    `/documents/${folder}${name}.${language}.letter.pdf`;

export const documentPath = pathsIn<OpenDocument>("");
export const blueprintPath = pathsIn("blueprints/");
export const buildSheetPath = pathsIn("build-sheets/");
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

const fileName = new RegExp(String.raw`^([\w-]+)\.(${languages.join("|")})\.letter\.pdf$`);

/** File name of a document for downloads and e-mails, by its address: `long-way-home-LWR-7K3M-9PQD.pdf`. Not each is a receipt. */
export function pdfName(address: string): string {
  const [, folder = "", file = ""] = /([\w-]+)\/([\w.-]+)\.pdf/.exec(address) ?? [];
  const name = file.replace(/\.letter$/, "").replace(".", "-");
  return `long-way-home-${folder === "statement" ? "statement-" : ""}${name}.pdf`;
}

/** Parses a document's file name, `bamboo-house.en.letter.pdf`; null if invalid. */
export function parseDocumentFile(file: string): { name: string; language: Language } | null {
  const [, name, language] = fileName.exec(file) ?? [];
  return name ? { name, language: language as Language } : null;
}
