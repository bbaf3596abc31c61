import { RouterContextProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { allForms } from "#domain/forms/all-forms.ts";
import { consultationForm } from "#domain/forms/consultation.ts";
import type { Form } from "#domain/forms/form.ts";
import type { Field, MessageKey } from "#domain/forms/field.ts";
import { formViewModel } from "./form-view-model.server.ts";
import { formResult, type FormResult } from "./form-action.server.ts";
import { appContext, type AppContext } from "#server/app-context.ts";
import { addressOf, languages } from "#domain/language/language.ts";

const forms: readonly Form[] = allForms;

/** The request context of a page that is cached for all visitors. */
function cachedContext(): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(appContext, { request: { forEverybody: true } } as unknown as AppContext);
  return context;
}

function rejectedContext(form: Form, errors: FormResult["errors"]) {
  const context = cachedContext();
  const rest = { idempotencyKey: null, hadFiles: false, requestId: "r-1" };
  context.set(formResult, { form: form.name, values: {}, errors, ...rest });
  return context;
}

const ofText: MessageKey[] = ["email", "phone", "too_long", "too_short", "no_links", "link_limit"];
const ofDates: MessageKey[] = ["date", "in_past", "too_far"];

/** The problems that a field of each kind can have, beside being required or invalid. */
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

const url = new URL("http://localhost/contact");

describe.each(languages)("in %s", (language) => {
  test.each(forms)("every problem message of the form $name fills all its placeholders", (form) => {
    for (const [name, field] of Object.entries(form.fields)) {
      for (const key of [...problemsByKind[field.kind], "required", "invalid"] as const) {
        const context = rejectedContext(form, { [name]: key });
        const view = formViewModel(form, {
          url: new URL(addressOf("contact", language), url),
          context,
        });
        expect(view.problems?.items).toEqual([{ field: name, text: expect.any(String) }]);
        expect(view.problems?.items[0]?.text).not.toMatch(/[{}]/);
      }
    }
  });
});

test("a short field without a partner takes the whole row", () => {
  const view = formViewModel(consultationForm, { url, context: cachedContext() });
  const wide = Object.fromEntries(view.fields.map((field) => [field.name, field.wide]));
  expect(wide).toMatchObject({ name: false, email: false, phone: true, message: true });
  expect(wide).toMatchObject({ firstTime: false, secondTime: false, channel: true });
});
