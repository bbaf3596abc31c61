import { afterAll, expect, inject, test } from "vitest";
import { addressOf } from "#domain/language/language.ts";
import { openStorage } from "#server/storage/open-storage.ts";
import { labels } from "../labels.ts";
import { specification } from "../specification.ts";
import { escaped, expectIn, postForm, tagOf } from "./form-page.ts";
import { inEachLanguage } from "./in-each-language.ts";

// What is the same on every page with a form, test/site/forms-on-pages.test.ts asks.
const origin = inject("origin");
const storage = await openStorage({ databaseUrl: null, dataDir: inject("dataDir") });
afterAll(() => storage.close());

const message = {
  form: "contact",
  name: "María Xicay",
  email: "Maria@Example.org",
  phone: "+502 7849 5000",
  subject: "education",
  message: "Buenos días.\n¿Hay cupo?",
};
const send = (path: string, fields: Record<string, string>, headers = {}) =>
  postForm(origin + path, fields, headers);

/** The message that an answer thanks for. */
async function keptOf(answer: Response) {
  expect(answer.status).toBe(303);
  const { searchParams } = new URL(answer.headers.get("Location") ?? "", origin);
  return storage.submissions.find(searchParams.get("ref") ?? "");
}

/** Other files send to the same site at the same time: a message is asked for, not a count. */
const isKept = async (text: string) =>
  (await storage.submissions.list({ form: "contact" }, 1000)).some(
    ({ fields }) => fields["message"] === text,
  );

inEachLanguage("the contact page", (language, inTurn) => {
  const path = addressOf("contact", language);

  inTurn.test("a telephone number is enough, and nothing at all is not", async () => {
    const fields = { ...message, name: "Rosa", email: "" };
    const neither = await send(path, { ...fields, phone: "" });
    expect(neither.status).toBe(422);
    expectIn(await neither.text(), escaped(labels(language).label("form.message.reach")));
    const phone = `+502 5555 01${language === "es" ? "02" : "03"}`;
    expect(await keptOf(await send(path, { ...fields, phone }))).toMatchObject({
      email: null,
      fields: { phone },
    });
  });

  inTurn.test("a link that names a subject or a document fills it in", async () => {
    const query = { subject: "education", document: "goods_guide" };
    const html = await (await fetch(origin + addressOf("contact", language, { query }))).text();
    expectIn(html, '<option value="education" selected="">');
    expect(tagOf(html, "document-request-document")).toMatch(/value="[^"]+"/);
  });
});

test("a message with a slip is not kept", async () => {
  const slip = { ...message, email: "maria@example", message: "not kept" };
  expect((await send("/contact", slip)).status).toBe(422);
  expect(await isKept("not kept")).toBe(false);
});

test("a form that came back keeps its attempt", async () => {
  const answer = await send("/contact", { form: "contact", idempotency_key: "abc456" });
  expectIn(await answer.text(), '<input type="hidden" name="idempotency_key" value="abc456"/>');
});

test("broken multipart is answered with the page, not with a failure", async () => {
  const headers = { "Content-Type": "multipart/form-data; boundary=x", Origin: origin };
  const body = "--x\r\nContent-Disposition: form";
  const answer = await fetch(`${origin}/es/contact`, { method: "POST", headers, body });
  expect(answer.status).toBe(400);
  expectIn(await answer.text(), escaped(labels("es").label("form.message.unreadable")));
});

test("a form sent from another site is not read", async () => {
  const foreign = { ...message, message: "from another site" };
  const answer = await send("/contact", foreign, { Origin: "https://example.com" });
  expect(answer.status).toBe(403);
  expect(await isKept("from another site")).toBe(false);
});

test("the thanks print only a reference that can be one of ours", async () => {
  const query = { ref: "CALL-THIS-NUMBER", form: "__proto__" };
  const html = await (await fetch(origin + addressOf("thanksInterest", "en", { query }))).text();
  expect(html.includes("CALL-THIS-NUMBER<")).toBe(false);
  expect(html).toMatch(new RegExp(`<h1[^>]*>${specification.thanks.title}</h1>`));
});
