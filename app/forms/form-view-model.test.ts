import { RouterContextProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { allForms } from "#domain/forms/all-forms.ts";
import type { Form } from "#domain/forms/form.ts";
import type { Field } from "#domain/forms/field.ts";
import type { MessageKey } from "#domain/forms/message-key.ts";
import { formViewModel } from "./form-view-model.server.ts";
import { formResult, type FormResult } from "./form-result.server.ts";
import { appContext, type AppContext } from "#server/app-context.ts";
import { languages } from "#domain/language/language.ts";

const forms: readonly Form[] = allForms;

/** The context of a page that is kept and given to everybody. */
function contextOf(): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(appContext, { request: { forEverybody: true } } as unknown as AppContext);
  return context;
}

function returned(form: Form, errors: FormResult["errors"], values: FormResult["values"] = {}) {
  const context = contextOf();
  const rest = { hidden: {}, hadFiles: false, requestId: "r-1" };
  context.set(formResult, { form: form.name, values, errors, ...rest });
  return context;
}

const ofText: MessageKey[] = [
  "required",
  "email",
  "phone",
  "too_long",
  "too_short",
  "no_links",
  "link_limit",
  "invalid",
];
const ofDates: MessageKey[] = ["required", "date", "in_past", "too_far", "invalid"];

/** Faults that a field of each kind can have. */
const slips: Record<Field["kind"], MessageKey[]> = {
  text: ofText,
  email: ofText,
  tel: ofText,
  textarea: ofText,
  select: ["required", "option", "invalid"],
  checkbox: ["must_tick", "people_agreed", "invalid"],
  number: ["required", "number", "too_small", "too_big", "invalid"],
  date: ofDates,
  datetime: ofDates,
  file: ["required", "too_many_files", "file_too_big", "file_not_picture", "invalid"],
};

const named = (name: string) => forms.find((form) => form.name === name)!;
const english = { language: "en", page: "contact" } as const;

describe.each(languages)("in %s", (language) => {
  test.each(forms)("no sentence about a slip in the form $name has a gap in it", async (form) => {
    for (const [name, field] of Object.entries(form.fields)) {
      for (const key of slips[field.kind]) {
        const context = returned(form, { [name]: key });
        const drawn = await formViewModel(form, { language, page: "contact", context });
        expect(drawn.problems?.items).toEqual([{ field: name, text: expect.any(String) }]);
        expect(drawn.problems?.items[0]?.text).not.toMatch(/[{}]/);
      }
    }
  });
});

test("a form starts empty when the address names no answer of the list", async () => {
  for (const subject of ["money", null]) {
    const place = { ...english, preset: { subject }, context: contextOf() };
    const { fields } = await formViewModel(named("contact"), place);
    expect(fields.find(({ name }) => name === "subject")?.value).toBe("");
  }
});

describe("a page for everybody", () => {
  test("holds no idempotency key, which would be everybody's", async () => {
    const drawn = await formViewModel(named("contact"), {
      ...english,
      context: contextOf(),
    });
    expect(drawn.hidden).toEqual({ form: "contact" });
  });
});

describe("a form that came back", () => {
  test("leaves another form of the same page alone", async () => {
    const context = returned(named("contact"), { name: "required" }, { name: "Ana" });
    const other = await formViewModel(named("document-request"), { ...english, context });
    expect(other.problems).toBeNull();
    expect(other.fields.every(({ value }) => value === "")).toBe(true);
  });

  test("fills the row with a short field that would stand alone", async () => {
    const drawn = await formViewModel(named("consultation"), {
      ...english,
      context: contextOf(),
    });
    const wide = Object.fromEntries(drawn.fields.map((field) => [field.name, field.wide]));
    expect(wide).toMatchObject({ name: false, email: false, phone: true, message: true });
    expect(wide).toMatchObject({ firstTime: false, secondTime: false, channel: true });
  });
});
