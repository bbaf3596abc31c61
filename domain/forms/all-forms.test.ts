import { describe, expect, test } from "vitest";
import { filledForm } from "../../test/fakes/filled-form.ts";
import { formDataOf } from "../../test/fakes/send-form.ts";
import { allForms } from "./all-forms.ts";
import { controlNames, type Form } from "./form.ts";
import { readForm } from "./read-form.ts";

const now = new Date();
const filled = (form: Form, isEvery: boolean) => formDataOf(filledForm(form, isEvery));

describe.each(allForms.map((form): [string, Form] => [form.name, form]))(
  "the %s form",
  (_name, form) => {
    test("takes the required fields alone, and a telephone number for an e-mail address", () => {
      expect(readForm(filled(form, false), form, now)).toMatchObject({ ok: true });
    });

    // read-form.test.ts has the values that fields refuse.
    test("refuses a field that comes twice, or as a file", () => {
      for (const name of Object.keys(form.fields))
        for (const second of ["x", new File(["x"], "x.txt")]) {
          const data = filled(form, true);
          data.append(name, "x");
          data.append(name, second);
          expect(readForm(data, form, now), name).toMatchObject({ ok: false });
        }
    });

    test("has limits on its texts, its retention and its field names", () => {
      expect(form.keepDays).toBeGreaterThan(0);
      const hidden: string[] = Object.values(controlNames);
      for (const [name, field] of Object.entries(form.fields)) {
        expect(hidden).not.toContain(name);
        expect(name).not.toBe("form");
        if ("maxLength" in field) expect(field.maxLength).toBeLessThanOrEqual(20_000);
      }
    });
  },
);
