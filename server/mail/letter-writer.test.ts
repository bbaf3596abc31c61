import { readFileSync } from "node:fs";
import { placeholdersOf } from "#domain/language/fill-template.ts";
import { describe, expect, test } from "vitest";
import { allForms, type FormName } from "#domain/forms/all-forms.ts";
import type { Field } from "#domain/forms/field.ts";
import { answerLabel, fieldLabel } from "#reader/form-labels.ts";
import { listFiles } from "#reader/list-files.ts";
import { loadedContent } from "#reader/load.ts";
import { createLetterWriter } from "./letter-writer.ts";

const texts = loadedContent().content.letters;
const writer = createLetterWriter(() => texts, "https://site.example.org");
const to = { email: "maria@example.org" };
const values = { name: "María Xicay", reference: "LWH-7K3M-Q7" };
const languages = ["en", "es"] as const;
const toVisitors = allForms.map((form) => form.name).filter((name) => name !== "newsletter");
const ofGiving = Object.keys(texts.other).filter((name) =>
  /^(gift|program-fee|staff-gift)-/.test(name),
);

function staffLetter(
  fields: Record<string, string | number | boolean | null>,
  form: FormName = "contact",
) {
  return writer.write({
    letter: "staff-submission",
    to: "staff",
    language: "es",
    replyTo: "maria@example.org",
    values: { ...values, form },
    submission: { form, fields },
  });
}

describe.each(languages)("letters in %s", (language) => {
  test.each(toVisitors)("to a visitor by the form %s are complete", (letter) => {
    const { subject, text, html } = writer.write({ letter, to, language, values });
    expect(subject).toContain("LWH-7K3M-Q7");
    for (const part of [text, html]) {
      expect(part).toContain("María Xicay");
      expect(part).toContain("LWH-7K3M-Q7");
      expect(part).toContain("site.example.org");
      // The only braces left are those of the style sheet.
      expect(part.replace(/<style>.*<\/style>/s, "")).not.toMatch(/[{}]|undefined|null/);
    }
    expect(html).toContain(`lang="${language}"`);
  });

  test("greet a person without a name, too", () => {
    const { text } = writer.write({ letter: "contact", to, language, values: { reference: "x" } });
    expect(text.split("\n")[0]).toBe(texts.frame.greeting_without_name[language]);
  });

  test("that ask for a confirmation carry the address as a button and as text", () => {
    const buttonUrl = "https://site.example.org/newsletter/confirm?token=abc";
    const letter = writer.write({
      letter: "newsletter-confirm",
      to,
      language,
      values: {},
      buttonUrl,
    });
    expect(
      letter.html.match(/href="https:\/\/site\.example\.org\/newsletter\/confirm\?token=abc"/g),
    ).toHaveLength(2);
    expect(letter.text).toContain(buttonUrl);
    expect(letter.unsubscribeUrl).toBeNull();
  });
});

test("carries no address in a greeting, also where an older form let one through (audit 15)", () => {
  const write = (name: string) =>
    writer.write({ letter: "contact", to, language: "en", values: { ...values, name } });
  const { subject, text, html } = write("Claim your prize at evil-site.example/x");
  expect(`${subject} ${text} ${html}`).not.toMatch(/evil|prize/);
  expect(write("M. López").text).toContain("M. López");
});

const code = listFiles("{domain,server,staff}/**/*.ts")
  .filter((file) => !file.endsWith(".test.ts"))
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

test("has a letter for every form, and no letter without a use", () => {
  const others = Object.keys(texts.other).filter((name) => !toVisitors.some((one) => one === name));
  for (const name of others) expect(code).toContain(`"${name}"`);
  expect(Object.keys(texts.staffSubmission.forms).toSorted()).toEqual(
    allForms.map((form) => form.name).toSorted(),
  );
});

test("names no placeholder that nobody fills", () => {
  for (const name of placeholdersOf(JSON.stringify(texts)))
    expect(code).toMatch(new RegExp(`\\b${name}\\b`));
});

describe("a letter to staff", () => {
  test("carries every field that was filled in, and where a reply goes", () => {
    const letter = staffLetter({
      name: "María",
      phone: "",
      weeks: 3,
      adult: true,
      message: "uno\ndos",
      n: null,
    });
    expect(letter.replyTo).toBe("maria@example.org");
    expect(letter.text).toMatch(/:\n {2}María\n/);
    expect(letter.text).toContain("  uno\n  dos\n");
    expect(letter.text).toMatch(/:\n {2}3\n/);
    expect(letter.text).toMatch(/:\n {2}yes\n/);
    expect(letter.text).toContain("Language:\n  Spanish");
  });

  test("calls fields and answers what the page calls them", () => {
    const { text } = staffLetter({ subject: "group-trips", message: "general", name: "label" });
    expect(text).toContain(`${fieldLabel("contact", "subject", "label", "en")}:\n  Group trips\n`);
    // Typed words stay as they are, even those that are the name of an answer.
    expect(text).toContain("  general\n");
    expect(text).toContain("  label\n");
  });

  test("finds a label for every field and every answer of every form", () => {
    for (const form of allForms) {
      for (const [name, field] of Object.entries<Field>(form.fields)) {
        expect(fieldLabel(form.name, name, "label", "en"), `${form.name}.${name}`).toBeDefined();
        const options = field.kind === "select" ? field.options : [];
        for (const option of options) {
          const words = answerLabel(form.name, name, option, "es");
          expect(words, `${form.name}.${name}.${option}`).not.toBe(option);
        }
      }
    }
  });

  test("shows a visitor's HTML as the text it is", () => {
    const { html } = staffLetter({ message: "<img src=x onerror=alert(1)>" });
    expect(html).not.toContain("<img");
    expect(html).toContain("&lt;img");
  });

  test("leaves braces that a visitor typed as they are", () => {
    const { subject } = writer.write({
      letter: "staff-submission",
      to: "staff",
      language: "en",
      values: { ...values, name: "{reference} {name}", form: "contact" },
    });
    expect(subject).toBe("Message: {reference} {name} (LWH-7K3M-Q7)");
  });
});

describe.each(languages)("below a letter in %s", (language) => {
  const write = (letter: string) =>
    writer.write({ letter, to, language, values: { ...values, no_money: "" } }).text;
  const promise = language === "en" ? "nothing more will follow" : "no le enviaremos nada más";

  test("nobody who gives is told that nothing more will follow", () => {
    // A person who is asked whether an address is theirs has not given yet.
    const toDonors = ofGiving.filter((name) => /^gift-(?!dedication|email-confirm)/.test(name));
    expect(toDonors.length).toBeGreaterThan(5);
    for (const letter of toDonors) expect(write(letter).toLowerCase()).not.toContain(promise);
    expect(write("contact").toLowerCase()).toContain(promise);
  });
});

describe("headers", () => {
  test.each([
    "a@example.org\r\nBcc: b@example.org",
    "a@example.org\nSubject: x",
    "a\u0000@example.org",
  ])("cannot be added by the address %j", (email) => {
    const request = { letter: "contact", language: "en", values } as const;
    expect(() => writer.write({ ...request, to: { email } })).toThrow("control character");
    expect(() => writer.write({ ...request, to, replyTo: email })).toThrow("control character");
  });

  test("cannot be added by a name in the subject", () => {
    const name = "x\r\nBcc: b@example.org";
    const request = { letter: "staff-submission", to: "staff", language: "en" } as const;
    expect(() =>
      writer.write({ ...request, values: { ...values, name, form: "contact" } }),
    ).toThrow();
  });

  test("give each letter an id of its own at the site's name", () => {
    const request = { letter: "contact", to, language: "en", values } as const;
    const [one, two] = [writer.write(request), writer.write(request)];
    expect(one.messageId).toMatch(/^<[0-9a-f-]{36}@site\.example\.org>$/);
    expect(one.messageId).not.toBe(two.messageId);
  });
});
