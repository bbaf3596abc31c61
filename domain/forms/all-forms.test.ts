import { describe, expect, test } from "vitest";
import { allForms } from "./all-forms.ts";
import type { Field } from "./field.ts";
import { controlNames } from "./form.ts";
import type { Form } from "./form.ts";
import { readForm } from "./read-form.ts";

const now = new Date("2026-03-02T15:00:00Z");
const samples: Readonly<Record<Field["kind"], string>> = {
  text: "Comalapa",
  email: "maria.xicay@example.org",
  tel: "+502 5555-0101",
  textarea: "We would like to visit the school with two classes and learn how you build.",
  select: "",
  checkbox: "on",
  number: "12",
  date: "2026-05-18",
  datetime: "2026-05-18T10:30",
  file: "",
};

/** A form as a careful person fills it in: every field, or only the required ones. */
function filled(form: Form, isEvery: boolean): FormData {
  const data = new FormData();
  for (const [name, field] of Object.entries(form.fields)) {
    const isNeeded = field.required || form.oneOf?.at(-1) === name;
    if (field.kind === "file" || (!isNeeded && !isEvery)) continue;
    data.append(name, field.kind === "select" ? (field.options.at(-1) ?? "") : samples[field.kind]);
  }
  return data;
}

describe.each(allForms.map((form): [string, Form] => [form.name, form]))(
  "the %s form",
  (_name, form) => {
    test("takes what a careful person fills in", () => {
      expect(readForm(filled(form, true), form, now)).toMatchObject({ ok: true });
    });

    test("takes the required fields alone, and a telephone number for an e-mail address", () => {
      expect(readForm(filled(form, false), form, now)).toMatchObject({ ok: true });
    });

    test("sent empty asks for exactly the required fields", () => {
      const read = readForm(new FormData(), form, now);
      const required = Object.entries(form.fields).filter(
        ([name, field]) => field.required || form.oneOf?.[0] === name,
      );
      expect(read.ok).toBe(false);
      const errors = read.ok ? {} : read.errors;
      expect(Object.keys(errors).toSorted()).toEqual(required.map(([name]) => name).toSorted());
    });

    test("limits every text, is kept for a stated time and leaves the hidden names alone", () => {
      expect(form.keepDays).toBeGreaterThan(0);
      const hidden: string[] = Object.values(controlNames);
      for (const [name, field] of Object.entries(form.fields)) {
        expect(hidden).not.toContain(name);
        // The errors of the whole form stand under this name.
        expect(name).not.toBe("form");
        if ("maxLength" in field) expect(field.maxLength).toBeLessThanOrEqual(20_000);
      }
    });
  },
);

test("has no two forms of one name", () => {
  const names = allForms.map((form) => form.name);
  expect(new Set(names).size).toBe(names.length);
});
