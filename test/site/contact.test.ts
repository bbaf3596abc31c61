import { afterAll, expect, inject, test } from "vitest";
import { documentPath } from "#domain/documents/documents.ts";
import { addressOf } from "#domain/language/language.ts";
import { openStorage } from "#server/storage/open-storage.ts";
import { escaped, expectIn, tagOf } from "./form-page.ts";
import { inEachLanguage } from "./in-each-language.ts";
import { newReference } from "#domain/reference.ts";
import { loadedContent } from "#reader/load.ts";
import { sampleSubmission } from "../fakes/samples.ts";
import { postForm, readSent } from "../sent-page.ts";

// Tests of all pages with forms are in test/site/forms-on-pages.test.ts.
const origin = inject("origin");
const storage = await openStorage({ databaseUrl: null, dataDir: inject("dataDir") });
afterAll(() => storage.close());

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
