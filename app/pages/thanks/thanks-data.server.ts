import type { RouterContextProvider } from "react-router";
import {
  blueprintPath,
  documentKey,
  documentPath,
  documentQuery,
  holdsKey,
  labelPath,
  papers,
  type Edition,
} from "#domain/documents/documents.ts";
import { StorageUnavailable } from "#domain/storage-unavailable.ts";
import { parseReference } from "#domain/reference.ts";
import { adConsent } from "#app/advertising.server.ts";
import { documentContent, listContent, pageContent } from "#reader/content.ts";
import { languageOf } from "#domain/language/language.ts";
import { requestInfo, services } from "#app/services.server.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";

const pages = ["thanksConsultation", "thanksDonation", "thanksItem", "thanksInterest"] as const;
type ThanksPage = (typeof pages)[number];

export const isThanks = (page: string | null): page is ThanksPage =>
  pages.some((one) => one === page);

/**
 * What a thank-you page shows: its words, or those of the form named in the address, and the reference
 * number of the address when it is one of ours.
 */
function thanksWords(page: ThanksPage, url: URL) {
  const language = languageOf(url.pathname);
  const { head, title, message, by_form, next, picture } = pageContent(page, language);
  const form = url.searchParams.get("form") ?? "";
  const own = Object.hasOwn(by_form, form) ? by_form[form] : undefined;
  return {
    head: { ...head, hidden: true },
    thanks: {
      page,
      title,
      message: own?.message ?? message,
      next: own?.next ?? next,
      picture,
      reference: parseReference(url.searchParams.get("ref") ?? ""),
    },
  };
}

/** One printed document that a thank-you page hands over. */
type HandedOver = { readonly label: string; readonly href: string };

/**
 * The same, with the documents that the form of the address asked for. They are there when the
 * request is kept under the reference and the address has its key; a page drawn at build time has none.
 */
export async function thanksData(
  page: ThanksPage,
  url: URL,
  context: Readonly<RouterContextProvider>,
) {
  const shown = thanksWords(page, url);
  // A program of another company would read the key of the documents.
  const ads = holdsKey(url.searchParams) ? null : adConsent(languageOf(url.pathname));
  const { documents: words } = pageContent(page, languageOf(url.pathname));
  const { reference } = shown.thanks;
  const items = words && reference ? await handedOver(reference, words, url, context) : [];
  const documents = words && items.length > 0 ? { title: words.title, items } : null;
  const byPhone = url.searchParams.get("via") === "phone";
  const mailWaits = !byPhone && !services(context).canMailLeave();
  return { ...shown, thanks: { ...shown.thanks, ads, documents, byPhone, mailWaits } };
}

type Words = { readonly letter: string; readonly a4: string };

async function handedOver(
  reference: string,
  words: Words,
  url: URL,
  context: Readonly<RouterContextProvider>,
): Promise<HandedOver[]> {
  const language = languageOf(url.pathname);
  const { storage } = services(context);
  const opened = async () => {
    const key = await documentKey(await storage.secret("documents"), reference);
    // Whoever has just sent the form has the key, and whoever got its letter.
    if (url.searchParams.get("key") !== key) return null;
    return storage.submissions.find(reference);
  };
  const request = await opened().catch((error: unknown) => {
    // The thanks hold all the same; the letter brings the documents, too.
    if (!(error instanceof StorageUnavailable)) throw error;
    requestInfo(context).reportFailure(error);
    return null;
  });
  if (!request) return [];
  const query = await documentQuery(await storage.secret("documents"), reference);
  const onBoth = (name: string, path: (edition: Edition) => string): HandedOver[] =>
    papers.map((paper) => ({
      label: fillTemplate(words[paper], { document: name }),
      href: path({ language, paper }),
    }));
  if (request.form === "blueprint") {
    return listContent("structures", language)
      .filter(({ id }) => !request.fields["structure"] || id === request.fields["structure"])
      .flatMap(({ id, title }) => onBoth(title, (edition) => blueprintPath(id, edition)));
  }
  if (request.form === "group-packet") {
    const { kicker } = documentContent("groupPacket", language);
    return onBoth(kicker, (edition) => documentPath("group-packet", edition));
  }
  if (request.form === "goods-offer") {
    const { kicker, label } = documentContent("goodsGuide", language);
    return [
      ...onBoth(label.title, (edition) => labelPath(reference, edition) + query),
      ...onBoth(kicker, (edition) => documentPath("goods-guide", edition)),
    ];
  }
  return [];
}
