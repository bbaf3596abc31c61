import { adConsent } from "#app/legal.server.ts";
import { type Context, nullIfDown, services } from "#app/services.server.ts";
import { holdsKey, blueprintPath, documentPath } from "#domain/documents/documents.ts";
import { formatDay } from "#domain/language/format.ts";
import { languageOf, type Language, fillTemplate } from "#domain/language/language.ts";
import { parseReference } from "#domain/reference.ts";
import { requestStatus } from "#domain/submissions/request-status.ts";
import type { KeptSubmission } from "#domain/submissions/submissions.ts";
import { pageContent, documentContent, listContent } from "#reader/content.ts";
import { fieldLabel } from "#reader/form-labels.ts";
import { newsFor } from "#reader/news-of-gifts.ts";

/** The pages of this folder (app/page-folder.ts). */
export type ThanksPage = "thanksConsultation" | "thanksDonation" | "thanksItem" | "thanksInterest";

/** Undefined while the database is down: the page still says thank you, and the link in the e-mail opens it later. */
async function findRequest(reference: string | null, key: string, context: Context) {
  if (reference === null || key === "") return undefined;
  const read = await nullIfDown(context, async ({ storage }) => ({
    found: await requestStatus(storage, reference, key),
  }));
  return read?.found;
}

/**
 * Loader data of a thank-you page: the thanks of the form that was sent. With the request's reference and key it is
 * also the request's own page: its stage and the documents that the form provides.
 */
export async function requestView(page: ThanksPage, url: URL, context: Context) {
  const language = languageOf(url.pathname);
  const query = url.searchParams;
  const {
    head,
    title,
    message,
    by_form,
    documents: papers,
    ...words
  } = pageContent(page, language);
  const { facts, stages, closed, ...status } = pageContent("requestStatus", language);
  const reference = parseReference(query.get("ref") ?? "");
  const key = query.get("key") ?? "";
  const found = await findRequest(reference, key, context);
  const form = found?.form ?? query.get("form") ?? "";
  // The link in an e-mail, or from the page that looks requests up, does not name the way.
  const via = found ? wayTo(found) : query.get("via");
  const byPhone = via === "phone";
  const keys = [form, `${form}-${found?.fields["subject"]}`, byPhone && `${form}-by-phone`];
  const formTexts = Object.entries(by_form).find(([name]) => keys.includes(name))?.[1];
  const thanks = { title, text: formTexts?.message ?? message };
  const stage = found?.stage ?? "received";
  const isNew = stage === "received";
  const heading = isNew ? thanks : { ...stages[stage] };
  const because = found?.closedBecause;
  if (stage === "closed" && because && because !== "spam") heading.text = closed[because];
  const { names } = pageContent("privacyPolicy", language).keeping;
  const since = !isNew && found?.stageAt ? formatDay(found.stageAt, language) : null;
  const rows: [name: string, value: string | null][] = [
    [facts.state, found ? stages[stage].title : null],
    [facts.since, since],
    [facts.kind, found ? names[found.form] : null],
    [facts.reference, reference],
    [facts.received, found ? formatDay(found.receivedAt, language) : null],
    [
      fieldLabel("story", "pictures", "label", language) ?? "",
      String(found?.fields["pictures"] ?? "") || null,
    ],
  ];
  const items = found && papers ? documentsOf(found, papers.letter, language) : [];
  return {
    head: { ...head, hidden: true },
    page,
    ...heading,
    isNew,
    expired: found === null ? status.expired : null,
    rows: reference ? rows : [],
    reference,
    isFollowed: Boolean(found),
    next: formTexts?.next ?? words.next,
    picture: words.picture,
    write: status.write,
    newsTitle: pageContent("goal", language).news,
    news: newsFor(`goods:${found?.fields["category"]}`, language),
    documents: items.length > 0 ? { title: papers?.title ?? "", items } : null,
    // The advertising script could read the key from the address.
    ads: holdsKey(query) ? null : adConsent(language),
    share: page === "thanksDonation" ? pageContent("donateStatus", language).share : null,
    byPhone: isNew && byPhone && reference !== null,
    mailWaits: isNew && form !== "" && via === null && !services(context).canMailLeave(),
  };
}

export type RequestView = Awaited<ReturnType<typeof requestView>>;

/** The way to a sender without an e-mail address; null: that address. */
function wayTo({ email, fields }: KeptSubmission) {
  if (email !== null) return null;
  return fields["phone"] ? "phone" : "none";
}

/**
 * Links to the documents that a request provides.
 * @param words for a link, with `{document}` for the document's name
 */
function documentsOf({ form, fields }: KeptSubmission, words: string, language: Language) {
  const linkTo = (name: string, href: string) => ({
    label: fillTemplate(words, { document: name }),
    href,
  });
  if (form === "blueprint") {
    return listContent("structures", language)
      .filter(({ id }) => !fields["structure"] || id === fields["structure"])
      .map(({ id, title }) => linkTo(title, blueprintPath(id, language)));
  }
  if (form === "group-packet") {
    const { kicker } = documentContent("groupPacket", language);
    return [linkTo(kicker, documentPath("group-packet", language))];
  }
  if (form === "goods-offer") {
    const { kicker } = documentContent("goodsGuide", language);
    return [linkTo(kicker, documentPath("goods-guide", language))];
  }
  return [];
}
