import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fewOrMany } from "../../test/endurance.ts";
import { filledForm } from "../../test/fakes/filled-form.ts";
import { formDataOf } from "../../test/fakes/send-form.ts";
import { nastyValues } from "../../test/fakes/nasty-values.ts";
import { anyCharacter } from "../../test/seed.ts";
import { allForms } from "./all-forms.ts";
import { messageKeys } from "./field.ts";
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

const anyText = fc.oneof(
  fc.constantFrom(...nastyValues),
  fc.string({ unit: anyCharacter, maxLength: 60 }),
  fc.string(),
);
const anyFile = fc
  .tuple(fc.uint8Array({ maxLength: 40 }), anyText, fc.constantFrom("image/png", "text/html", ""))
  .map(
    ([bytes, name, type]) =>
      new File([bytes as Uint8Array<ArrayBuffer>], name.slice(0, 200), { type }),
  );
const anyEntry = fc.oneof({ weight: 8, arbitrary: anyText }, { weight: 1, arbitrary: anyFile });

function anyData(form: Form): fc.Arbitrary<FormData> {
  const own = [...Object.keys(form.fields), ...Object.values(controlNames)];
  const name = fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...own) },
    { weight: 1, arbitrary: fc.oneof(anyText, fc.constantFrom("__proto__", "toString", "form")) },
  );
  const changes = fc.array(fc.tuple(name, anyEntry, fc.boolean()), { maxLength: 16 });
  return fc.tuple(fc.boolean(), changes).map(([isFilled, entries]) => {
    const data = isFilled ? filled(form, true) : new FormData();
    for (const [key, value, isSecond] of entries.slice(isFilled ? -2 : 0)) {
      if (!isSecond) data.delete(key);
      data.append(key, value);
    }
    return data;
  });
}

const runs = fewOrMany(2_000, 10_000);

// read-form.test.ts has the values that fields refuse.
test(`every fault in ${runs} bad forms has a message in place of an exception`, () => {
  for (const form of allForms as readonly Form[]) {
    fc.assert(
      fc.property(anyData(form), (data) => {
        const read = readForm(data, form, now);
        expect(Object.keys(read.ok ? read.input : read.values)).toEqual(Object.keys(form.fields));
        const keys = read.ok ? [] : Object.values(read.errors);
        expect(keys.length > 0).toBe(!read.ok);
        for (const key of keys) expect(messageKeys).toContain(key);
      }),
      { numRuns: Math.ceil(runs / allForms.length) },
    );
  }
}, 60_000);
