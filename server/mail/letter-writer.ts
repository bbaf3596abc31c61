import { looksLikeAddress } from "#domain/forms/name-address.ts";
import { fillTemplate, placeholdersOf } from "#domain/language/fill-template.ts";
import { randomUUID } from "node:crypto";
import type { LetterRequest, LetterWriter } from "#domain/mail/letter-writer.ts";
import type { Letter } from "#domain/mail/letter.ts";
import type { Language } from "#domain/language/language.ts";
import { answerLabel, fieldLabel } from "#reader/form-labels.ts";
import type { LetterText, LetterTexts } from "#reader/schema/letters.ts";
import type { Pair } from "#reader/schema/pair.ts";
import { letterHtml, letterText } from "./letter-page.ts";
import type { LetterBody } from "./letter-page.ts";

/** Fills the texts of `content/letters/`; the letters it writes are finished. */
export function createLetterWriter(textsOf: () => LetterTexts, siteUrl: string): LetterWriter {
  const site = new URL(siteUrl).host;
  return {
    write(request) {
      const texts = textsOf();
      const body =
        request.to === "staff"
          ? staffBody(texts, request)
          : visitorBody(texts, request, site, request.language);
      const replyTo = request.replyTo ?? null;
      // Addresses and subjects become header lines; a line break in one would begin another.
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
        name: request.letter,
        to: request.to,
        replyTo,
        language: body.language,
        subject: body.subject,
        text: letterText(body),
        html: letterHtml(body),
        unsubscribeUrl: request.unsubscribeUrl ?? null,
        attachment: request.attachment ?? null,
      } satisfies Letter;
    },
  };
}

const isGreetable = (name: string | undefined) =>
  name !== undefined && name !== "" && !looksLikeAddress(name);

type StaffText = Pick<LetterText, "subject" | "paragraphs">;

function visitorBody(
  texts: LetterTexts,
  request: LetterRequest,
  site: string,
  language: Language,
): LetterBody {
  const { frame } = texts;
  const text = requireText(texts, request.letter);
  const values: Readonly<Record<string, string>> = { ...request.values, site };
  const say = (pair: Pair) => fillTemplate(pair[language], values);
  return {
    ...common(texts, text, language, values),
    // Names kept before the forms refused addresses, or given by another way, are not carried.
    greeting: say(isGreetable(values["name"]) ? frame.greeting : frame.greeting_without_name),
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
    // A reader who can unsubscribe has confirmed the address and knows why the letter came.
    footer: [
      ...(text.quoted && values["words"] ? [`${say(text.quoted)}\n\n${values["words"]}`] : []),
      ...(request.unsubscribeUrl ? [] : [say(frame.why[text.why])]),
    ],
    unsubscribe: request.unsubscribeUrl
      ? { label: say(frame.unsubscribe), url: request.unsubscribeUrl }
      : null,
  };
}

function staffBody(texts: LetterTexts, request: LetterRequest): LetterBody {
  const language = texts.frame.staff_language;
  const text = staffText(texts, request.letter);
  const form = request.values["form"] ?? "";
  const title = texts.staffSubmission.forms[form]?.[language] ?? form;
  return {
    ...common(texts, text, language, { ...request.values, form: title }),
    greeting: null,
    blocks: [],
    rows: request.submission ? submissionRows(texts, request) : [],
    button: null,
    links: [],
    after: [],
    signature: [],
    footer: [],
    unsubscribe: null,
  };
}

function staffText(texts: LetterTexts, letter: string): StaffText {
  if (letter === "staff-digest") return texts.staffDigest;
  return letter === "staff-submission" ? texts.staffSubmission : requireText(texts, letter);
}

function requireText(texts: LetterTexts, letter: string): LetterText {
  const text = letter === "answer" ? texts.answer : texts.other[letter];
  if (!text) throw new Error(`there is no letter content/letters/${letter}.yaml`);
  return text;
}

/** Paragraphs with their values; one that speaks of something there is not is left out. */
function filled(
  pairs: readonly Pair[],
  language: Language,
  values: Readonly<Record<string, string>>,
): string[] {
  return pairs
    .map((pair) => pair[language])
    .filter((text) => !placeholdersOf(text).some((name) => values[name] === ""))
    .map((text) => fillTemplate(text, values));
}

function textRows(
  { rows }: LetterText,
  values: Readonly<Record<string, string>>,
  language: Language,
): LetterBody["rows"] {
  return Object.entries(rows).flatMap(([name, { label, missing }]) => {
    const value = values[name] || (missing && missing[language]);
    return value ? [{ label: label[language], value }] : [];
  });
}

function linksOf(
  { links }: LetterText,
  request: LetterRequest,
  language: Language,
): LetterBody["links"] {
  const own = Object.entries(links).flatMap(([name, label]) => {
    const url = request.links?.[name];
    return url ? [{ label: label[language], url }] : [];
  });
  return [...own, ...(request.moreLinks ?? [])];
}

function common(
  texts: LetterTexts,
  text: StaffText,
  language: Language,
  values: Readonly<Record<string, string>>,
): Pick<LetterBody, "language" | "subject" | "paragraphs" | "buttonAsText"> {
  return {
    language,
    subject: fillTemplate(text.subject[language], values).slice(0, 250),
    paragraphs: filled(text.paragraphs, language, values),
    buttonAsText: texts.frame.button_as_text[language],
  };
}

function submissionRows(
  texts: LetterTexts,
  { submission, language: written }: LetterRequest,
): LetterBody["rows"] {
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
  const named: Record<Language, Pair> = { en: words.english, es: words.spanish };
  rows.push({ label: words.language[language], value: named[written][language] });
  return rows;
}
