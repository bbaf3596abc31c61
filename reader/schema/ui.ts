import { z } from "zod";
import { allForms } from "#domain/forms/all-forms.ts";
import type { Form } from "#domain/forms/form.ts";
import { fieldProblems, problemKeys } from "#domain/forms/field.ts";
import { requestStatusForm } from "#domain/forms/request-status.ts";
import { giftEmailForm, giftForm, giftLinksForm } from "#domain/giving/gift-form.ts";
import { pair } from "./pair.ts";

/** Full name of a label: "shell.menu". reader/label-faults.ts reports missing ones. */
export type LabelName = `${string}.${string}`;

export const formWords = [
  "required",
  "optional",
  "either",
  "choose",
  "send",
  "sending",
  "note",
  "privacy",
  "honeypot",
  "error",
  "own_clock",
  "problem_one",
  "problem_many",
  "problem_ours",
  "kept",
  "files_again",
] as const;

const forms: readonly Form[] = [
  ...allForms,
  giftForm,
  giftEmailForm,
  giftLinksForm,
  requestStatusForm,
];
const fields = forms.flatMap((form) =>
  Object.entries(form.fields).map(([name, field]) => ({
    own: `${form.name}.${name}`,
    shared: `field.${name}`,
    answers: field.kind === "select" ? field.options : [],
  })),
);
const messages = problemKeys.map((key) => `message.${key}`);

/** Labels that forms require; of each pair one is enough. */
const needed: readonly (readonly [own: string, shared?: string])[] = [
  ...[...formWords, ...messages].map((name) => [name] as const),
  ...Object.entries(fieldProblems).map(([key, field]) => [`${field}.error.${key}`] as const),
  ...fields.flatMap(({ own, shared, answers }) =>
    ["label", ...answers].map((key) => [`${own}.${key}`, `${shared}.${key}`] as const),
  ),
];
const errors = problemKeys.map((key) => `error.${key}`);
const known = new Set([
  ...needed.flat(),
  ...forms.flatMap(({ name }) => [...formWords, ...messages].map((word) => `${name}.${word}`)),
  ...fields.flatMap(({ own, shared }) =>
    ["hint", "placeholder", ...errors].flatMap((key) => [`${own}.${key}`, `${shared}.${key}`]),
  ),
]);

type Labels = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Reports missing labels of forms, and unknown ones, which are likely typos. */
function fitsForms({ value, issues }: z.core.ParsePayload<Labels>): void {
  const { form = {} } = value;
  const tell = (name: string, message: string) =>
    issues.push({ code: "custom", input: value, message, path: ["form", name] });
  for (const [own, shared] of needed) {
    if (own in form || (shared && shared in form)) continue;
    tell(own, shared ? `a label, here or as form.${shared}` : "a label");
  }
  for (const name of Object.keys(form))
    if (!known.has(name)) tell(name, "the name of a form, field and answer that there are");
}

/** content/ui.yaml: labels and messages by group and key. */
export const uiFile = z
  .record(z.string(), z.record(z.string().regex(/^[a-zA-Z0-9_.-]+$/), pair))
  .check(fitsForms);
export type UiFile = z.infer<typeof uiFile>;
