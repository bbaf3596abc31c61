import { randomUUID } from "node:crypto";
import type { LetterRequest, LetterWriter } from "#domain/ports.ts";
import type { Language, Letter } from "#domain/records.ts";
import type { FormLabels } from "./form-labels.ts";
import { letterHtml, letterText } from "./letter-page.ts";
import type { LetterBody } from "./letter-page.ts";
import type { LetterText, LetterTexts, Pair } from "./letter-texts.ts";

/** Fills the texts of `content/letters/`; the letters it writes are finished. */
export function createLetterWriter(
  texts: LetterTexts,
  labels: FormLabels,
  siteUrl: string,
): LetterWriter {
  const site = new URL(siteUrl).host;
  return {
    write(request) {
      const body =
        request.to === "staff"
          ? staffBody(texts, labels, request)
          : visitorBody(texts, request, site);
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
      } satisfies Letter;
    },
  };
}

function visitorBody(texts: LetterTexts, request: LetterRequest, site: string): LetterBody {
  const { frame } = texts;
  const { language } = request;
  const text = texts.visitor[request.letter];
  if (!text) throw new Error(`there is no letter content/letters/${request.letter}.yaml`);
  const values: Readonly<Record<string, string>> = { ...request.values, site };
  const say = (pair: Pair) => fill(pair[language], values);
  return {
    ...common(texts, text, language, values),
    greeting: say(values["name"] ? frame.greeting : frame.greeting_without_name),
    rows: [],
    button:
      text.button && request.buttonUrl ? { label: say(text.button), url: request.buttonUrl } : null,
    after: [...text.after.map(say), ...(values["reference"] ? [say(frame.reference)] : [])],
    signature: frame.signature.map(say),
    // Who can unsubscribe has confirmed the address and knows why the letter came.
    footer: request.unsubscribeUrl ? [] : [say(frame.why)],
    unsubscribe: request.unsubscribeUrl
      ? { label: say(frame.unsubscribe), url: request.unsubscribeUrl }
      : null,
  };
}

function staffBody(texts: LetterTexts, labels: FormLabels, request: LetterRequest): LetterBody {
  const language = texts.frame.staff_language;
  const text = request.letter === "staff-digest" ? texts.staffDigest : texts.staffSubmission;
  const form = request.values["form"] ?? "";
  const title = texts.staffSubmission.forms[form]?.[language] ?? form;
  return {
    ...common(texts, text, language, { ...request.values, form: title }),
    greeting: null,
    rows: request.submission ? submissionRows(texts, labels, request) : [],
    button: null,
    after: [],
    signature: [],
    footer: [],
    unsubscribe: null,
  };
}

function common(
  texts: LetterTexts,
  text: LetterText,
  language: Language,
  values: Readonly<Record<string, string>>,
): Pick<LetterBody, "language" | "subject" | "paragraphs" | "buttonAsText"> {
  return {
    language,
    subject: fill(text.subject[language], values).slice(0, 250),
    paragraphs: text.paragraphs.map((pair) => fill(pair[language], values)),
    buttonAsText: texts.frame.button_as_text[language],
  };
}

function submissionRows(
  texts: LetterTexts,
  labels: FormLabels,
  { submission, language: written }: LetterRequest,
): LetterBody["rows"] {
  if (!submission) return [];
  const language = texts.frame.staff_language;
  const words = texts.staffSubmission.rows;
  const rows = Object.entries(submission.fields)
    .filter(([, value]) => value !== "" && value !== null)
    .map(([field, value]) => ({
      label: labels.field(submission.form, field, language),
      value:
        typeof value === "boolean"
          ? words[value ? "yes" : "no"][language]
          : labels.answer(submission.form, field, String(value), language),
    }));
  rows.push({
    label: words.language[language],
    value: words[written === "es" ? "spanish" : "english"][language],
  });
  if (submission.pictureCount > 0) {
    rows.push({ label: words.pictures[language], value: String(submission.pictureCount) });
  }
  return rows;
}

/** Replaces {placeholders} in one pass, so that a value holding one stays as it was typed. */
function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
