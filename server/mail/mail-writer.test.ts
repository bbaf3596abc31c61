import { readFileSync } from "node:fs";
import { languages, placeholdersOf } from "#domain/language/language.ts";
import { expect, test } from "vitest";
import { allForms } from "#domain/forms/all-forms.ts";
import type { MailRequest } from "#domain/mail/mail.ts";
import { fieldLabel } from "#reader/form-labels.ts";
import { listFiles } from "#reader/list-files.ts";
import { loadedContent } from "#reader/load.ts";
import { createMailWriter } from "./mail-writer.ts";

const texts = loadedContent().content.mails;
const siteUrl = "https://site.example.org";
const writer = createMailWriter(() => texts, siteUrl);
const values = { name: "María Xicay", reference: "LWH-7K3M-Q7" };
const toVisitors = allForms.map((form) => form.name).filter((name) => name !== "newsletter");
const write = (mail: string, own: Partial<MailRequest> = {}) =>
  writer.write({ mail, to: { email: "maria@example.org" }, language: "en", values, ...own });

const staffMail = (fields: NonNullable<MailRequest["submission"]>["fields"], name = values.name) =>
  write("staff-submission", {
    to: "staff",
    language: "es",
    replyTo: "maria@example.org",
    values: { ...values, name, form: "contact" },
    submission: { form: "contact", fields },
  });

test("a greeting has no stranger's address, telephone number or long text in place of a name", () => {
  const greeting = (name: string) => write("contact", { values: { ...values, name } });
  for (const name of ["prize at evil.example/x", "prize: +1 800 555", "a prize ".repeat(9)]) {
    const { subject, text, html } = greeting(name);
    expect(`${subject} ${text} ${html}`).not.toContain("prize");
  }
  expect(greeting("M. López").text).toContain("M. López");
  expect(greeting("").text.split("\n")[0]).toBe(texts.frame.greeting_without_name.en);
});

const code = listFiles("{domain,server,staff}/**/*.ts")
  .filter((file) => !file.endsWith(".test.ts"))
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

test("every form has its e-mail, with no e-mail unused", () => {
  const own = new Set<string>(toVisitors);
  for (const name of Object.keys(texts.byName))
    if (!own.has(name)) expect(code).toContain(`"${name}"`);
  expect(Object.keys(texts.staffSubmission.forms).toSorted()).toEqual(
    allForms.map((form) => form.name).toSorted(),
  );
});

test("every placeholder is filled somewhere", () => {
  for (const name of placeholdersOf(JSON.stringify(texts)))
    expect(code).toMatch(new RegExp(`\\b${name}\\b`));
});

test("an e-mail to staff has every filled field and the address for replies", () => {
  const filled = { name: "María", weeks: 3, adult: true, message: "uno\ndos" };
  const mail = staffMail({ ...filled, phone: "", n: null });
  expect(mail.replyTo).toBe("maria@example.org");
  expect(mail.messageId).toMatch(/^<[0-9a-f-]{36}@site\.example\.org>$/);
  expect(mail.text).toMatch(/:\n {2}María\n/);
  expect(mail.text).toContain("  uno\n  dos\n");
  expect(mail.text).toMatch(/:\n {2}3\n/);
  expect(mail.text).toMatch(/:\n {2}yes\n/);
  expect(mail.text).toContain("Language:\n  Spanish");
});

test("an e-mail to staff says how a visitor without an e-mail address is reached", () => {
  const submission = { form: "contact", fields: { email: "", phone: "7849 1234" } } as const;
  const { text } = write("staff-submission", { to: "staff", values, submission });
  expect(text).toContain("WhatsApp, to 7849 1234.");
  expect(text).not.toContain("Reply to");
  expect(staffMail({ phone: "7849 1234" }).text).toContain("straight to maria@example.org.");
});

test("an e-mail to staff leads to its deed by a link to the desk or else by a command", () => {
  const url = "https://staff.example.org";
  const atDesk = createMailWriter(() => texts, siteUrl, url);
  for (const name of "submission digest gift-amount gift-dispute gift-refund-request".split(" ")) {
    const mail = { mail: `staff-${name}`, to: "staff", language: "en", values } as const;
    const { text, html } = atDesk.write({ ...mail, deskPath: "/a" });
    expect([text.split("\n")[0], html]).toEqual(Array(2).fill(expect.stringContaining(`${url}/a`)));
    expect(text).not.toMatch(/npm run staff|\(\)|Reply to/);
    expect(writer.write(mail).text).toContain("npm run staff");
  }
});

test("an e-mail to staff uses the labels of the page for fields and answers", () => {
  const { text } = staffMail({ subject: "group-trips", message: "general", name: "label" });
  expect(text).toContain(`${fieldLabel("contact", "subject", "label", "en")}:\n  Group trips\n`);
  // Typed text is unchanged, even when it is the name of an answer.
  expect(text).toContain("  general\n");
  expect(text).toContain("  label\n");
});

test("an e-mail to staff shows a visitor's HTML as the text it is", () => {
  const { html } = staffMail({ message: "<img src=x onerror=alert(1)>" });
  expect(html).not.toContain("<img");
  expect(html).toContain("&lt;img");
});

test("an e-mail to staff does not fill placeholders that a visitor typed", () => {
  const { subject } = staffMail({}, "{reference} {name}");
  expect(subject).toBe("Message: {reference} {name} (LWH-7K3M-Q7)");
});

test.each(languages)("the footer in %s promises donors no end of e-mails", (language) => {
  const textOf = (mail: string) =>
    write(mail, { language, values: { ...values, no_money: "" } }).text.toLowerCase();
  const promise = language === "en" ? "nothing more will follow" : "no le enviaremos nada más";
  const mails = Object.keys(texts.byName);
  const toDonors = mails.filter((name) => /^gift-(?!dedication|email-confirm)/.test(name));
  expect(toDonors.length).toBeGreaterThan(5);
  for (const mail of toDonors) expect(textOf(mail)).not.toContain(promise);
  expect(textOf("contact")).toContain(promise);
});

test.each([
  "a@example.org\r\nBcc: b@example.org",
  "a@example.org\nSubject: x",
  "a\u0000@example.org",
])("headers cannot be added by the address %j", (email) => {
  expect(() => write("contact", { to: { email } })).toThrow("control character");
  expect(() => write("contact", { replyTo: email })).toThrow("control character");
});

test("headers cannot be added by a name in the subject", () => {
  expect(() => staffMail({}, "x\r\nBcc: b@example.org")).toThrow();
});
