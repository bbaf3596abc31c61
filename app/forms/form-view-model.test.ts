import { expect, test } from "vitest";
import { allForms } from "#domain/forms/all-forms.ts";
import type { Form } from "#domain/forms/form.ts";
import type { Field, MessageKey } from "#domain/forms/field.ts";
import { formLabels } from "./form-labels.server.ts";
import { languages } from "#domain/language/language.ts";

const forms: readonly Form[] = allForms;

const ofText: MessageKey[] = ["email", "phone", "too_long", "too_short", "no_links", "link_limit"];
const ofDates: MessageKey[] = ["date", "in_past", "too_far"];

const problemsByKind: Record<Field["kind"], MessageKey[]> = {
  text: ofText,
  email: ofText,
  tel: ofText,
  textarea: ofText,
  select: ["option"],
  checkbox: ["must_tick", "people_agreed"],
  number: ["number", "too_small", "too_big"],
  date: ofDates,
  datetime: ofDates,
  file: ["too_many_files", "file_too_big", "file_not_picture"],
};

test.each(forms)("every problem message of the form $name fills all its placeholders", (form) => {
  for (const language of languages) {
    const { problem } = formLabels(form.name, language);
    for (const [name, field] of Object.entries(form.fields)) {
      for (const key of [...problemsByKind[field.kind], "required", "invalid"] as const)
        expect(problem(name, field, key)).not.toMatch(/[{}]/);
      if ("isName" in field) expect(problem(name, field, "no_links")).toContain("< > / \\ @");
    }
  }
});
