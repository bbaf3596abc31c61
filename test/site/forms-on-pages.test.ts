import { afterAll, expect, inject, test } from "vitest";
import type { Page } from "#domain/addresses.ts";
import { dayMs } from "#domain/clock.ts";
import { documentPath } from "#domain/documents/documents.ts";
import { addressOf, type Language } from "#domain/language/language.ts";
import { allForms, type FormName } from "#domain/forms/all-forms.ts";
import { contactForm } from "#domain/forms/contact.ts";
import { controlNames, type Form } from "#domain/forms/form.ts";
import { newsletterForm } from "#domain/forms/newsletter.ts";
import { readForm } from "#domain/forms/read-form.ts";
import { newReference } from "#domain/reference.ts";
import { loadedContent } from "#reader/load.ts";
import { openStorage } from "#server/storage/open-storage.ts";
import { carefulValues, filledForm } from "../fakes/filled-form.ts";
import { sampleSubmission } from "../fakes/samples.ts";
import { formDataOf } from "../fakes/send-form.ts";
import { escaped, expectIn, tagOf } from "./form-page.ts";
import { postForm, readSent } from "../sent-page.ts";
import { inEachLanguage } from "./in-each-language.ts";

const origin = inject("origin");
const storage = await openStorage({ databaseUrl: null, dataDir: inject("dataDir") });
afterAll(() => storage.close());

type Place = { form: Form; page: Page; thanks: Page; params?: Record<string, string> };

const pagesOf: Record<FormName, readonly Page[]> = {
  contact: ["contact"],
  "document-request": ["contact"],
  blueprint: ["blueprint"],
  consultation: ["freeGreenBuildingConsultation"],
  "group-packet": ["groupTrips"],
  "workshop-interest": ["greenBuildingWorkshop"],
  application: ["volunteer", "internship"],
  "course-enrolment": ["educationalOpportunities"],
  "goods-offer": ["donateGoods"],
  "sponsor-question": ["donate"],
  story: ["shareStory"],
  "accessibility-feedback": ["accessibility"],
  newsletter: ["newsletter"],
};
const thanksOf: Partial<Record<FormName, Page>> = {
  consultation: "thanksConsultation",
  "goods-offer": "thanksItem",
};
const places = allForms.flatMap((form): Place[] =>
  pagesOf[form.name].map((page) => ({
    form,
    page,
    thanks: thanksOf[form.name] ?? "thanksInterest",
    ...(page === "internship" && { params: { id: "architecture" } }),
  })),
);

const named = places.map((place) => ({ ...place, name: place.form.name }));
const bad = {
  ...carefulValues,
  email: "maria@example",
  tel: "55",
  number: "doce",
  date: "2020-01-01",
  datetime: "2020-01-01T10:00",
};

const pathOf = ({ page, params }: Place, language: Language) =>
  addressOf(page as "internship", language, { params: params as { id: string } });

function faultsOf(form: Form, fields: Record<string, string>): Record<string, string> {
  const read = readForm(formDataOf(fields), form);
  return read.ok ? {} : read.errors;
}

function messageOf(language: Language, form: Form, field: string, key: string): RegExp {
  const first = (...names: string[]) =>
    names.map((name) => loadedContent().readers[language].label(`form.${name}`)).find(Boolean) ??
    `no label ${names[0]}`;
  const own = [`${form.name}.${field}`, `field.${field}`];
  const label = first(...own.map((name) => `${name}.label`));
  const text = first(...own.map((name) => `${name}.error.${key}`), `message.${key}`);
  const pattern = escaped(text.replace("{label}", label)).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`^${pattern.replace(/\\\{(?:min|max)\\\}/g, "[\\d.]+")}$`);
}

function expectTold(html: string, { form }: Place, language: Language, faults: object) {
  for (const [field, key] of Object.entries(faults)) {
    const id = `${form.name}-${field}`;
    const said = html.match(new RegExp(`<a href="#${id}">([^<]*)</a>`))?.[1] ?? "";
    expect(said).toMatch(messageOf(language, form, field, key as string));
    const from = html.indexOf(`id="${id}-problem"`);
    expect(from).toBeGreaterThan(0);
    expect(html.slice(from, html.indexOf("</p>", from))).toContain(said);
    expect(tagOf(html, id)).toContain('aria-invalid="true"');
  }
  // None beside a field of another form on the page.
  expect(html.match(/id="[^"]+-problem"/g) ?? []).toHaveLength(Object.keys(faults).length);
}

/** The field shows what was sent, as its kind shows it. */
function expectKept(html: string, form: Form, name: string, value: string) {
  const id = `${form.name}-${name}`;
  const tag = tagOf(html, id);
  const kind = form.fields[name]?.kind;
  if (kind === "checkbox") return expect(tag).toContain('checked=""');
  if (kind === "textarea") return expectIn(html, `${escaped(value)}</textarea>`);
  if (kind !== "select") return expect(tag).toContain(`value="${escaped(value)}"`);
  if (tag.startsWith("<select")) {
    const list = html.slice(html.indexOf(tag));
    return expectIn(
      list.slice(0, list.indexOf("</select>")),
      `<option value="${value}" selected="">`,
    );
  }
  return expect(tagOf(html, `${id}-${value}`)).toContain('checked=""');
}

/** Checks a refused form's page: in its language, with the error summary first and in focus. @returns its HTML */
async function readReturned(answer: Response, language: Language): Promise<string> {
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expectIn(html, `<html lang="${language}"`);
  expectIn(html, "<title>Error: ");
  const main = html.slice(html.indexOf("<main"));
  expectIn(main, 'class="form-summary" tabindex="-1" autofocus=""');
  expect(main.indexOf("form-summary")).toBeLessThan(main.indexOf("<h1"));
  return html;
}

inEachLanguage("forms", ({ language, inTurn, label }) => {
  inTurn.test.each(named)("the empty form $name on $page names its faults", async (place) => {
    const { form } = place;
    const faults = faultsOf(form, {});
    const answer = await postForm(origin + pathOf(place, language), { form: form.name });
    expectTold(await readReturned(answer, language), place, language, faults);
  });

  inTurn.test.each(named)("the form $name on $page returns with every value", async (place) => {
    const { form } = place;
    const fields = filledForm(form, true, bad);
    const faults = faultsOf(form, fields);
    expect(Object.keys(faults)).toContain("email");
    const address = origin + pathOf(place, language);
    const html = await readReturned(
      await postForm(address, { form: form.name, ...fields }),
      language,
    );
    expectTold(html, place, language, faults);
    if (place.page === "internship") delete fields["adult"];
    for (const [name, value] of Object.entries(fields)) expectKept(html, form, name, value);
    expect(html.split(`value="${fields["email"]}"`), "no other form is filled in").toHaveLength(2);
    expectIn(html, escaped(label("form.kept")));
  });

  inTurn.test("an e-mail address that looks like a slip is asked about once", async () => {
    const address = origin + addressOf("contact", language);
    const email = `rosa.${language}@gmial.com`;
    const fields = { form: "contact", ...filledForm(contactForm), email };
    const faulty = await postForm(address, { ...fields, message: "" });
    const html = await readReturned(faulty, language);
    expectIn(html, `rosa.${language}@gmail.com`);
    expectIn(html, `name="${controlNames.askedEmails}" value="${email}"`);
    const asked = { ...fields, [controlNames.askedEmails]: email };
    expect((await postForm(address, asked)).status).toBe(303);
    expect((await postForm(address, { ...asked, email: "rosa@gmai.com" })).status).toBe(422);
  });

  inTurn.test("what cannot be read is reported", async () => {
    const headers = { "Content-Type": "application/json", Origin: origin };
    const address = origin + addressOf("shareStory", language);
    const answer = await fetch(address, { method: "POST", headers, body: "{}" });
    expect(answer.status).toBe(400);
    expectIn(await answer.text(), escaped(label("form.message.unreadable")));
  });

  test.each(named)("the form $name on $page is kept, with thanks to its sender", async (place) => {
    const { form, page, thanks } = place;
    const email = `${form.name}.${page}.${language}@example.org`.toLowerCase();
    const fields: Record<string, string> = { ...filledForm(form), email };
    const address = origin + pathOf(place, language);
    const answer = await postForm(address, { form: form.name, ...fields });
    expect(answer.status).toBe(303);
    const to = new URL(answer.headers.get("Location") ?? "", origin);
    expect(to.pathname).toBe(addressOf(thanks as "contact", language));
    const thanked = await fetch(to);
    expect(thanked.status).toBe(200);
    const html = await thanked.text();
    expectIn(html, `<html lang="${language}"`);
    if (form.name === newsletterForm.name) {
      expect((await storage.subscribers.find({ email }))?.language).toBe(language);
      return;
    }
    const reference = to.searchParams.get("ref") ?? "";
    expectIn(html, reference);
    const row = await storage.submissions.find(reference);
    expect(row).toMatchObject({ form: form.name, language, email });
    const written = Object.entries(form.fields).filter(([, { kind }]) => kind !== "file");
    expect(Object.keys(row?.fields ?? {})).toEqual(written.map(([name]) => name));
    for (const [name, { kind }] of written)
      if (/text/.test(kind)) expect(row?.fields[name]).toBe(fields[name]);
    const kept = row!.eraseAfter.getTime() - row!.receivedAt.getTime();
    expect(kept).toBe(form.keepDays! * dayMs);
    const [toVisitor, toStaff, ...others] = await storage.outbox.listOf({ submissionId: row!.id });
    expect(others).toEqual([]);
    expect(toVisitor).toMatchObject({ to: { email }, language });
    expect(toStaff).toMatchObject({ to: "staff", language: "en", replyTo: email });
    const { subject, text, html: drawn } = toVisitor!;
    for (const part of [subject, text, drawn]) expect(part).toContain(reference);
    if ("name" in form.fields) expect(text).toContain(fields["name"]);
    expect(drawn).toContain(`lang="${language}"`);
    // The only braces left are those of the style sheet.
    const said = text + drawn.replace(/<style>.*<\/style>/s, "");
    expect(said).not.toMatch(/[{}]|undefined|null/);
    // Nobody's own words are carried to another mailbox.
    expect(said).not.toContain("quisiera saber más");
    if ("message" in form.fields) expect(toStaff!.text).toContain("quisiera saber más");
  });

  inTurn.test("a message without an address goes to staff with no call promised", async () => {
    const fields = { form: "accessibility-feedback", message: "The map has no text" };
    const answer = await postForm(origin + addressOf("accessibility", language), fields);
    const to = new URL(answer.headers.get("Location")!, origin);
    expect(await (await fetch(to)).text()).not.toContain(`<p>${label("thanks.by_phone")}</p>`);
    const { id } = (await storage.submissions.find(to.searchParams.get("ref")!))!;
    const mails = await storage.outbox.listOf({ submissionId: id });
    expect(mails.map(({ to, replyTo }) => [to, replyTo])).toEqual([["staff", null]]);
  });
});

test("a link that names a subject or a document fills it in", async () => {
  const query = { subject: "education", document: "goods_guide" };
  const html = await (await fetch(origin + addressOf("contact", "es", { query }))).text();
  expectIn(html, '<option value="education" selected="">');
  expect(tagOf(html, "document-request-document")).toMatch(/value="[^"]+"/);
  const other = addressOf("contact", "es", { query: { subject: "money" } });
  const open = await (await fetch(origin + other)).text();
  expectIn(open, '<option value="" selected="">');
});

test("who has sent hundreds of messages is asked to wait, with every word kept", async () => {
  await storage.rateLimits.count(["block 203.0.115.0/24"], 3_600_000, new Date(), 600);
  const typed = { form: "contact", name: "Ana", email: "ana@example.org", message: "Buenos días" };
  const network = { "X-Forwarded-For": "203.0.115.7" };
  const address = origin + addressOf("contact", "es");
  const answer = await postForm(address, { ...typed, subject: "press" }, network);
  expect(answer.status).toBe(429);
  expectIn(await answer.text(), ">Buenos días</textarea>");
});

test("the thanks print only a reference that can be one of ours", async () => {
  const query = { ref: "CALL-THIS-NUMBER", form: "__proto__" };
  const html = await (await fetch(origin + addressOf("thanksInterest", "en", { query }))).text();
  expect(html.includes("CALL-THIS-NUMBER<")).toBe(false);
  expect(html).toMatch(/<h1[^>]*>Thank You<\/h1>/);
});

const { pages } = loadedContent().content;
const [words, { names }] = [pages.requestStatus, pages.privacyPolicy.keeping];

inEachLanguage("where a request stands", ({ language, inTurn, label }) => {
  const address = origin + addressOf("requestStatus", language);
  const keep = async (form: "application" | "blueprint" = "application") => {
    const reference = newReference();
    const email = `${reference.toLowerCase()}@example.org`;
    const own = { reference, email, form, receivedAt: new Date() } as const;
    const added = await storage.submissions.add(sampleSubmission(own));
    if (!added?.id) throw new Error("a reference was drawn twice");
    return { reference, email, id: added.id };
  };
  const ask = (reference: string, contact: string) =>
    postForm(address, { form: "request-status", reference, contact });

  inTurn.test("is seen by reference and e-mail, without script or stored copies", async () => {
    const { reference, email, id } = await keep();
    const page = await (await fetch(address)).text();
    expectIn(page, escaped(words.title[language]));
    const answer = await ask(reference.toLowerCase(), email.toUpperCase());
    expect(answer.status).toBe(303);
    const path = answer.headers.get("location") ?? "";
    expect(path).not.toContain("example.org");
    const shown = async () => {
      const response = await fetch(new URL(path, origin));
      expect(response.headers.get("cache-control")).toContain("no-store");
      return response.text();
    };
    const received = await shown();
    const { title } = pages.thanksInterest;
    for (const text of [title, words.stages.received.title, names["application"]!]) {
      expectIn(received, escaped(text[language]));
    }
    expect(received).not.toContain(email);
    expectIn(received, '<meta name="robots" content="noindex');
    await storage.submissions.setStage(id, "closed", new Date(), "declined");
    const closed = await shown();
    expectIn(closed, escaped(words.stages.closed.title[language]));
    expectIn(closed, escaped(words.closed.declined[language]));
    await storage.eraseRecord("submission", reference);
    expectIn(await shown(), escaped(words.expired[language]));
  });

  inTurn.test("is seen by the link in the e-mail, with ways to go on", async () => {
    const email = `goods.${language}@example.org`;
    const goods = { category: "solar", items: "Dos lámparas", place: "Antigua" };
    const sent = { form: "goods-offer", name: "Marta", email, ...goods };
    const answer = await postForm(origin + addressOf("donateGoods", language), sent);
    expect(answer.status).toBe(303);
    const mails = await storage.outbox.listOfPerson(email);
    const mail = mails.find(({ to }) => to !== "staff")!;
    const [path = ""] = /\/\S*thank-you-for-your-donating-an-Item\S+/.exec(mail.text)!;
    const there = origin + path.slice(path.indexOf(addressOf("thanksItem", language)));
    const { title, message, next } = pages.thanksItem;
    const seen = await readSent(there);
    for (const text of [title, message, words.stages.received.title, names["goods-offer"]!]) {
      expect(seen.text).toContain(text[language]);
    }
    expect(seen.links.find(({ text }) => text === next.label[language])).toBeDefined();
    const guide = documentPath("goods-guide", language);
    expect(seen.hrefs).toContain(guide);
    const kept = await storage.submissions.find(new URL(there).searchParams.get("ref")!);
    await storage.submissions.setStage(kept!.id, "answered", new Date(), null);
    expect((await readSent(there)).text).toContain(words.stages.answered.title[language]);
  });

  inTurn.test("of a sender without an address promises no e-mail", async () => {
    const [reference, contact] = [newReference(), "7849 1234"];
    const fields = { name: "Marta", phone: contact, pictures: 2 };
    const own = { reference, email: null, receivedAt: new Date(), fields };
    await storage.submissions.add(sampleSubmission({ ...own, form: "group-packet" }));
    const path = (await ask(reference, contact)).headers.get("location") ?? "";
    const { text } = await readSent(origin + path);
    const said = pages.thanksInterest.by_form["group-packet-by-phone"]!.message![language];
    for (const part of [said, label("thanks.by_phone"), label("form.story.pictures.label")])
      expect(text).toContain(part);
  });

  inTurn.test("of a blueprint answered by its e-mail promises no answer", async () => {
    const { reference, email } = await keep("blueprint");
    const path = (await ask(reference, email)).headers.get("location") ?? "";
    const { text } = await readSent(origin + path);
    expect(text).toContain(pages.thanksInterest.by_form["blueprint"]!.message![language]);
    const [, promise = ""] = /\. ([^{]+) \{\{/.exec(pages.thanksInterest.message[language])!;
    expect(text).not.toContain(promise);
  });

  inTurn.test("has one message for a wrong reference and a wrong address", async () => {
    const { reference } = await keep();
    for (const typed of [reference, newReference()]) {
      const answer = await ask(typed, "somebody@example.org");
      expect(answer.status).toBe(422);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      const page = await answer.text();
      expectIn(page, escaped(label("form.message.request_unknown")));
      expect(tagOf(page, "request-status-reference")).toContain(typed);
    }
  });
});
