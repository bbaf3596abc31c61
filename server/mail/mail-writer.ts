import { looksLikeAddress } from "#domain/forms/name-address.ts";
import { fillTemplate, placeholdersOf, type Language } from "#domain/language/language.ts";
import { randomUUID } from "node:crypto";
import type { MailRequest, MailWriter, Mail } from "#domain/mail/mail.ts";
import { answerLabel, fieldLabel } from "#reader/form-labels.ts";
import type { MailText, MailTexts } from "#reader/schema/mails.ts";
import type { Pair } from "#reader/schema/pair.ts";
import { mailHtml, mailText, type MailBody } from "./mail-page.ts";

/** Writes e-mails from the texts of `content/emails/`. @param staffUrl origin of the desk; null: it has none */
export function createMailWriter(
  textsOf: () => MailTexts,
  siteUrl: string,
  staffUrl?: string | null,
): MailWriter {
  const site = new URL(siteUrl).host;
  return {
    write(request) {
      const texts = textsOf();
      const body =
        request.to === "staff"
          ? staffBody(texts, request, staffUrl)
          : visitorBody(texts, request, site);
      const replyTo = request.replyTo ?? null;
      // Addresses and subjects become header lines: a line break in one would inject another header.
      for (const line of [
        body.subject,
        replyTo,
        request.to === "staff" ? null : request.to.email,
      ]) {
        if (line !== null && /\p{Cc}/u.test(line))
          throw new Error("a mail header holds a control character");
      }
      return {
        messageId: `<${randomUUID()}@${new URL(siteUrl).hostname}>`,
        name: request.mail,
        to: request.to,
        replyTo,
        language: body.language,
        subject: body.subject,
        text: mailText(body),
        html: mailHtml(body),
        unsubscribeUrl: request.unsubscribeUrl ?? null,
        attachment: request.attachment ?? null,
      } satisfies Mail;
    },
  };
}

type Values = MailRequest["values"];

/** False for a text that could be a stranger's message, since anybody may give anybody's e-mail address. */
const isName = (text = "") =>
  text !== "" && text.length <= 60 && !/\d{3}/.test(text) && !looksLikeAddress(text);

function visitorBody(texts: MailTexts, request: MailRequest, site: string): MailBody {
  const { frame } = texts;
  const { language } = request;
  const text = requireText(texts, request.mail);
  const values: Values = { ...request.values, site };
  const say = (pair: Pair) => fillTemplate(pair[language], values);
  const { paragraphs, ...body } = commonParts(texts, text, language, values);
  const greeting = isName(values["name"]) ? frame.greeting : frame.greeting_without_name;
  return {
    ...body,
    paragraphs: [say(greeting), ...paragraphs],
    blocks: request.blocks ?? [],
    rows: textRows(text, values, language),
    button:
      text.button && request.buttonUrl ? { label: say(text.button), url: request.buttonUrl } : null,
    links: linksOf(text, request, language),
    after: [
      ...filled(text.after, language, values),
      ...(values["reference"] ? [say(frame.reference)] : []),
    ],
    signature: frame.signature.map(say),
    // A newsletter need not say why it came: its readers have confirmed their address.
    footer: [
      ...(text.quoted && values["words"] ? [`${say(text.quoted)}\n\n${values["words"]}`] : []),
      ...(request.unsubscribeUrl ? [] : [say(frame.why[text.why])]),
    ],
    unsubscribe: request.unsubscribeUrl
      ? { label: say(frame.unsubscribe), url: request.unsubscribeUrl }
      : null,
  };
}

/** Begins with a link to the desk where it has an address; else its texts name the command that opens it. */
function staffBody(texts: MailTexts, request: MailRequest, staffUrl?: string | null): MailBody {
  const language = texts.frame.staff_language;
  const text = requireText(texts, request.mail);
  const form = request.values["form"] ?? "";
  const title = texts.staffSubmission.forms[form]?.[language] ?? form;
  const { replyTo = "", submission } = request;
  const values = {
    email: staffUrl ? "" : replyTo,
    phone: replyTo ? "" : String(submission?.fields["phone"] ?? ""),
    ...request.values,
    form: title,
    command: staffUrl ? "" : "npm run staff",
  };
  const { paragraphs, ...body } = commonParts(texts, text, language, values);
  const url = staffUrl && staffUrl + (request.deskPath ?? "/");
  const link = text.button && url ? [{ text: text.button[language], strong: true, href: url }] : [];
  const runs = [...link, ...paragraphs.map((one) => ({ text: one, strong: false }))];
  return {
    ...body,
    paragraphs: [],
    blocks: runs.map((run) => ({ kind: "paragraph", runs: [run] })),
    rows: submissionRows(texts, request),
  };
}

function requireText({ byName }: MailTexts, mail: string): MailText {
  const text = byName[mail];
  if (!text) throw new Error(`there is no e-mail content/emails/${mail}.yaml`);
  return text;
}

/** Paragraphs with their values. A paragraph with a placeholder whose value is "" is left out. */
function filled(pairs: readonly Pair[], language: Language, values: Values): string[] {
  return pairs
    .map((pair) => pair[language])
    .filter((text) => !placeholdersOf(text).some((name) => values[name] === ""))
    .map((text) => fillTemplate(text, values));
}

function textRows({ rows }: MailText, values: Values, language: Language): MailBody["rows"] {
  return Object.entries(rows).flatMap(([name, { label, missing }]) => {
    const value = values[name] || (missing && missing[language]);
    return value ? [{ label: label[language], value }] : [];
  });
}

function linksOf({ links }: MailText, request: MailRequest, language: Language): MailBody["links"] {
  const own = Object.entries(links).flatMap(([name, label]) => {
    const url = request.links?.[name];
    return url ? [{ label: label[language], url }] : [];
  });
  return [...own, ...(request.moreLinks ?? [])];
}

function commonParts(texts: MailTexts, text: MailText, language: Language, values: Values) {
  return {
    language,
    subject: fillTemplate(text.subject[language], values).slice(0, 250),
    paragraphs: filled(text.paragraphs, language, values),
    buttonAsText: texts.frame.button_as_text[language],
  };
}

function submissionRows(texts: MailTexts, { submission, language: written }: MailRequest) {
  if (!submission) return [];
  const language = texts.frame.staff_language;
  const words = texts.staffSubmission.rows;
  const rows = Object.entries(submission.fields)
    .filter(([, value]) => value !== "" && value !== null)
    .map(([field, value]) => ({
      label: fieldLabel(submission.form, field, "label", language) ?? field,
      value:
        typeof value === "boolean"
          ? words[value ? "yes" : "no"][language]
          : answerLabel(submission.form, field, String(value), language),
    }));
  const languageNames: Record<Language, Pair> = { en: words.english, es: words.spanish };
  rows.push({ label: words.language[language], value: languageNames[written][language] });
  return rows;
}
