import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { addressOf, wholeLanguages, type WholeLanguage } from "#domain/language/language.ts";
import type { Page } from "#domain/addresses.ts";
import type { Storage } from "#domain/storage/storage.ts";
import { openStorage } from "#server/storage/open-storage.ts";
import { labels } from "../labels.ts";
import { specification } from "../specification.ts";
import { escaped, expectIn, postForm, tagOf } from "./form-page.ts";

const origin = inject("origin");
let storage: Storage;
beforeAll(async () => {
  storage = await openStorage({ databaseUrl: null, dataDir: inject("dataDir") });
});
afterAll(() => storage.close());

type Fields = Record<string, string>;

type Sample = {
  form: string;
  page: Page;
  thanks: Page;
  /** What a person sends who fills it in as asked. */
  good: Fields;
  /** What a person sends who slips; each of `wrong` is told. */
  bad: Fields;
  wrong: Record<string, string>;
};

const person = { name: "María Xicay", email: "Maria@Example.org" };
const slip = { name: "María <b>", email: "maria@example", phone: "55" };
const slips = { email: "message.email", phone: "message.phone" };

/** One row for each form that is kept for staff. */
const samples: Sample[] = [
  {
    form: "contact",
    page: "contact",
    thanks: "thanksInterest",
    good: {
      ...person,
      phone: "+502 7849 5000",
      subject: "education",
      message: "Buenos días.\n¿Hay cupo?",
    },
    bad: { ...slip, subject: "", message: "" },
    wrong: {
      ...slips,
      subject: "contact.subject.error.required",
      message: "field.message.error.required",
    },
  },
  {
    form: "document-request",
    page: "contact",
    thanks: "thanksInterest",
    good: { ...person, document: "Informe anual 2022", message: "" },
    bad: { name: "", email: "maria", document: "" },
    wrong: {
      name: "field.name.error.required",
      email: "message.email",
      document: "document-request.document.error.required",
    },
  },
  {
    form: "blueprint",
    page: "blueprint",
    thanks: "thanksInterest",
    good: { ...person, phone: "", structure: "bamboo-house" },
    bad: slip,
    wrong: slips,
  },
  {
    form: "consultation",
    page: "freeGreenBuildingConsultation",
    thanks: "thanksConsultation",
    good: {
      ...person,
      purpose: "own-build",
      message: "Un terreno inclinado.",
      firstTime: `${new Date().getFullYear() + 1}-05-18T10:30`,
    },
    bad: {
      ...slip,
      phone: "",
      message: "Un terreno.",
      firstTime: "2020-01-01T10:00",
      channel: "phone",
    },
    wrong: {
      email: "message.email",
      purpose: "consultation.purpose.error.required",
      firstTime: "message.in_past",
    },
  },
];

const send = (path: string, fields: Fields, headers: Fields = {}) =>
  postForm(origin + path, fields, headers);

function messageOf(language: WholeLanguage, { form }: Sample, field: string, name: string): string {
  const { label } = labels(language);
  const text = label(`form.${name}`);
  const filled = text.includes("{label}")
    ? text.replace("{label}", label(`form.${form}.${field}.label`))
    : text;
  return escaped(filled);
}

/** Other files send to the same site at the same time: these words are asked for, not a count. */
async function isKept(form: string, fields: Fields): Promise<boolean> {
  const rows = await storage.submissions.list({ form }, 1000);
  return rows.some((row) =>
    Object.entries(fields).every(([name, value]) => (row.fields[name] ?? "") === value),
  );
}

describe.each(wholeLanguages)("in %s", (language) => {
  test.each(samples)(
    "what a visitor sends by the form $form is kept, and thanks are said",
    async (sample) => {
      const { form, page, thanks, good } = sample;
      const answer = await send(addressOf(page as "contact", language), {
        form,
        attempt: `${form} in ${language}`,
        ...good,
      });
      expect(answer.status).toBe(303);
      const to = new URL(answer.headers.get("Location") ?? "", origin);
      expect(to.pathname).toBe(addressOf(thanks as "contact", language));

      const reference = to.searchParams.get("ref") ?? "";
      const row = await storage.submissions.find(reference);
      expect(row).toMatchObject({ form, language, email: "maria@example.org" });
      expect(row?.fields).toMatchObject(good);

      const thanked = await (await fetch(to)).text();
      expectIn(thanked, `<html lang="${language}"`);
      expectIn(thanked, reference);
    },
  );

  test.each(samples)(
    "a slip in the form $form is told beside its field, and nothing written is lost",
    async (sample) => {
      const { form, page, bad, wrong } = sample;
      const answer = await send(addressOf(page as "contact", language), { form, ...bad });
      const html = await answer.text();
      expect(answer.status).toBe(422);
      expect(await isKept(form, bad)).toBe(false);
      expectIn(html, `<html lang="${language}"`);
      expectIn(html, "<title>Error: ");
      // The summary is the first thing on the page, takes the focus and leads to each field.
      const main = html.slice(html.indexOf("<main"));
      expect(main.indexOf("form-summary")).toBeLessThan(main.indexOf("<h1"));
      expectIn(main, 'class="form-summary" tabindex="-1" autofocus=""');

      for (const [field, name] of Object.entries(wrong)) {
        const id = `${form}-${field}`;
        const message = messageOf(language, sample, field, name);
        expectIn(html, `<a href="#${id}">${message}</a>`);
        expect(tagOf(html, id)).toContain('aria-invalid="true"');
        expectIn(html, `id="${id}-problem"`);
        // The same words in the summary and beside the field.
        const beside = html.slice(html.indexOf(`id="${id}-problem"`));
        expect(beside.slice(0, beside.indexOf("</p>"))).toContain(message);
      }
      expect(html.match(/id="[^"]+-problem"/g)).toHaveLength(Object.keys(wrong).length);
      for (const value of Object.values(bad)) {
        if (value !== "") expectIn(html, escaped(value));
      }
    },
  );

  test("whoever leaves only a telephone number is heard; whoever leaves neither is asked", async () => {
    const path = addressOf("contact", language);
    const fields = { form: "contact", name: "Rosa", subject: "education", message: "¿Hay cupo?" };
    const neither = await send(path, { ...fields, email: "", phone: "" });
    expect(neither.status).toBe(422);
    expectIn(await neither.text(), escaped(labels(language).label("form.message.reach")));

    const phone = `+502 5555 01${language === "es" ? "02" : "03"}`;
    const answer = await send(path, { ...fields, email: "", phone });
    expect(answer.status).toBe(303);
    const to = new URL(answer.headers.get("Location") ?? "", origin);
    const row = await storage.submissions.find(to.searchParams.get("ref") ?? "");
    expect(row).toMatchObject({ email: null, fields: { phone } });
  });

  test("a link that names a subject or a document fills it in", async () => {
    const path = addressOf("contact", language, {
      query: { subject: "education", document: "goods_guide" },
    });
    const html = await (await fetch(origin + path)).text();
    expectIn(html, '<option value="education" selected="">');
    expect(tagOf(html, "document-request-document")).toMatch(/value="[^"]+"/);
    const plan = addressOf("blueprint", language, { query: { structure: "two-story-dome" } });
    const planHtml = await (await fetch(origin + plan)).text();
    expectIn(planHtml, '<option value="two-story-dome" selected="">');
  });

  test("a newsletter begins with the second press only, and ends with one", async () => {
    const email = `reader-${language}@example.org`;
    const asked = await send(addressOf("newsletter", language), { form: "newsletter", email });
    const again = await send(addressOf("newsletter", language), { form: "newsletter", email });
    expect(asked.status).toBe(303);
    // Nobody learns whether an address is on the list.
    expect(again.headers.get("Location")).toBe(asked.headers.get("Location"));
    const state = async () => (await storage.subscribers.findByEmail(email))?.state;
    const token = (await storage.subscribers.findByEmail(email))?.token ?? "";
    expect(await state()).toBe("asked");

    const confirm = addressOf("newsletterConfirm", language, { query: { token } });
    const opened = await fetch(origin + confirm);
    expect(opened.status).toBe(200);
    expectIn(await opened.text(), `action="${confirm}"`);
    expect(await state()).toBe("asked");
    expect((await send(confirm, {})).status).toBe(200);
    expect(await state()).toBe("confirmed");

    const leave = addressOf("newsletterUnsubscribe", language, { query: { token } });
    await fetch(origin + leave);
    expect(await state()).toBe("confirmed");
    // RFC 8058: as a mail program sends it, without cookie or Origin, and no redirect.
    const left = await fetch(origin + leave, {
      method: "POST",
      body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
      redirect: "manual",
    });
    expect(left.status).toBe(200);
    expect(await state()).toBe("left");
    expect((await send(confirm, {})).status).toBe(404);
  });

  test("an address that is none is told in the page's language", async () => {
    const answer = await send(addressOf("newsletter", language), {
      form: "newsletter",
      email: "ana",
    });
    expect(answer.status).toBe(422);
    expectIn(await answer.text(), escaped(labels(language).label("form.message.email")));
  });
});

test("the same attempt sent twice is kept once", async () => {
  const fields = { form: "contact", attempt: "abc123", ...samples[0]!.good };
  const first = await send("/contact", fields);
  const second = await send("/contact", fields);
  expect(second.headers.get("Location")).toBe(first.headers.get("Location"));
});

test("a form that came back keeps its attempt, so that pressing again cannot keep it twice", async () => {
  const answer = await send("/contact", { form: "contact", attempt: "abc456" });
  expectIn(await answer.text(), '<input type="hidden" name="attempt" value="abc456"/>');
});

test("a filled trap is kept as suspected, not refused", async () => {
  const answer = await send("/contact", {
    form: "contact",
    ...samples[0]!.good,
    email: "watches@example.org",
    message: "Cheap watches",
    homepage: "https://example.org",
  });
  expect(answer.status).toBe(303);
  const to = new URL(answer.headers.get("Location") ?? "", origin);
  const row = await storage.submissions.find(to.searchParams.get("ref") ?? "");
  expect(row).toMatchObject({ state: "suspected", suspicions: ["trap"] });
});

test.each([
  ["broken multipart", "multipart/form-data; boundary=x", "--x\r\nContent-Disposition: form"],
  ["another type", "application/json", "{}"],
])("%s is answered with the page, not with a failure", async (_, type, body) => {
  const answer = await fetch(`${origin}/es/contact`, {
    method: "POST",
    headers: { "Content-Type": type, Origin: origin },
    body,
  });
  expect(answer.status).toBe(400);
  const say = labels("es");
  expectIn(await answer.text(), escaped(say.label("form.message.unreadable")));
});

test("a form sent from another site is not read", async () => {
  const words = { ...samples[0]!.good, message: "from another site" };
  const answer = await send(
    "/contact",
    { form: "contact", ...words },
    {
      Origin: "https://example.com",
    },
  );
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect(await isKept("contact", words)).toBe(false);
});

test("a thank-you page prints only a reference that can be one of ours", async () => {
  const path = "/thank-you-for-your-Interest-in-long-way-home";
  const html = await (await fetch(`${origin}${path}?ref=CALL-THIS-NUMBER&form=__proto__`)).text();
  expect(html.includes("CALL-THIS-NUMBER<")).toBe(false);
  expectIn(html, `<h1>${specification.thanks.title}</h1>`);
});
