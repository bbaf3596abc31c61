import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addressOf, languages } from "#domain/language/language.ts";
import type { Gift } from "#domain/giving/gift.ts";
import type { Storage } from "#domain/storage/storage.ts";
import { signatureOf } from "#server/payments/signature.ts";
import { openStorage } from "#server/storage/open-storage.ts";
import { serveSite, type ServedSite } from "../../bin/processes/served-site.ts";
import { stripeEvent } from "../fakes/stripe-objects.ts";
import type { StripeEvent } from "../fakes/stripe-objects.ts";
import { startStripe } from "../fakes/stripe-server.ts";
import type { StripeServer } from "../fakes/stripe-server.ts";
import { presets } from "../presets.ts";
import { readSent } from "../sent-page.ts";
import { siteWords } from "../site-words.ts";

let site: ServedSite;
let stripe: StripeServer;
let storage: Storage;

beforeAll(async () => {
  stripe = await startStripe();
  site = await serveSite({
    TRUST_PROXY: "1",
    STRIPE_SECRET_KEY: "sk_live_1234",
    // An old one and the one in use: a secret is being replaced.
    STRIPE_WEBHOOK_SECRET: `whsec_before, ${stripe.webhookSecret}`,
    STRIPE_API_URL: stripe.url,
  });
  storage = await openStorage({ databaseUrl: null, dataDir: site.dataDir });
});
afterAll(async () => {
  await storage.close();
  await site.stop();
  await stripe.stop();
});

let people = 0;

/** Sends the gift's form as a browser does; each from a network and an address of its own. */
const give = (fields: Record<string, string> = {}) => {
  people += 1;
  return fetch(`${site.origin}/es/donate`, {
    method: "POST",
    body: new URLSearchParams({
      form: "gift",
      homepage: "",
      type: "once",
      amount_once: String(presets.once[1]),
      custom: "",
      email: `person${people}@example.org`,
      attempt: `attempt ${people}`,
      ...fields,
    }),
    headers: {
      Origin: site.origin,
      "X-Forwarded-For": `10.${(people >> 8) % 256}.${people % 256}.1`,
    },
    redirect: "manual",
  });
};
const begun = async (email: string): Promise<Gift> => {
  const [gift] = await storage.gifts.list({ email }, 1);
  if (!gift) throw new Error("no gift was kept");
  return gift;
};
const post = (rawBody: string, signature: string) =>
  fetch(`${site.origin}/webhooks/stripe`, {
    method: "POST",
    body: rawBody,
    headers: { "Content-Type": "application/json", "Stripe-Signature": signature },
  });
const deliver = (event: StripeEvent) => {
  const { rawBody, signature } = stripe.sign(event, new Date());
  return post(rawBody, signature);
};

/** The answer to more than any event has; the sender waits for it before it sends the rest. */
const statusOfTooLarge = () =>
  new Promise<number | undefined>((resolve, reject) => {
    const headers = { "Content-Length": 600_000 };
    const sending = request(`${site.origin}/webhooks/stripe`, { method: "POST", headers });
    sending.on("error", reject).on("response", ({ statusCode }) => {
      sending.destroy();
      resolve(statusCode);
    });
    sending.write("x".repeat(525_000));
  });

test.each(languages)(
  "in %s one reminder is offered, unticked, and kept when ticked",
  async (language) => {
    const { content, reader } = await siteWords(language);
    const { html, text } = await readSent(site.origin + addressOf("donate", language));
    const box = /<input[^>]*name="remind"[^>]*>/.exec(html)?.[0];
    expect(box).toContain('type="checkbox"');
    expect(box).not.toContain("checked");
    expect(text).toContain(reader.resolve(content.pages.donate).form.remind.split("{")[0]);
    const [ticked, unticked] = [
      `ticked-${language}@example.org`,
      `unticked-${language}@example.org`,
    ];
    await give({ email: ticked, remind: "on" });
    await give({ email: unticked });
    expect((await begun(ticked)).remindAt).not.toBeNull();
    expect((await begun(unticked)).remindAt).toBeNull();
  },
);

test.each(languages)(
  "in %s a page that has closed says that nothing was charged, and one press erases who began",
  async (language) => {
    const { content, reader } = await siteWords(language);
    const { states, forget, receipts } = reader.resolve(content.pages.donateStatus);
    const email = `closed-${language}@example.org`;
    await give({ email, name: "Tomasa" });
    const { id, row, checkoutId } = await begun(email);
    const closed = { ...stripe.sessions.get(checkoutId ?? "")!, status: "expired" };
    await deliver(stripeEvent("checkout.session.expired", closed, new Date()));
    const path = addressOf("donateStatus", language, { params: { id } });
    const { text } = await readSent(site.origin + path);
    for (const part of [states.expired.title, forget.button]) expect(text).toContain(part);
    expect(text).not.toContain(receipts.title);
    const pressed = await fetch(site.origin + path, {
      method: "POST",
      body: new URLSearchParams({ action: "forget" }),
      headers: { Origin: site.origin },
    });
    expect(await pressed.text()).toContain(forget.done);
    expect(await storage.gifts.require(row)).toMatchObject({ email: "", name: "" });
    expect((await readSent(site.origin + path)).text).not.toContain(forget.button);
  },
);

test("a gift goes from the form to the hosted page, and a webhook in pieces makes it received", async () => {
  const answer = await give({ email: "maria@example.org" });
  expect(answer.status).toBe(303);
  const gift = await begun("maria@example.org");
  expect(answer.headers.get("Location")).toBe(gift.checkoutUrl);
  const [event] = stripe.pay(gift.checkoutId ?? "", new Date());
  const { rawBody, signature } = stripe.sign(event!, new Date());
  // Written with spaces, as Stripe does: what is signed is the text, not what it means.
  const spaced = JSON.stringify(JSON.parse(rawBody), null, 2);
  expect((await post(spaced, signature)).status).toBe(400);
  expect((await post(rawBody, signature)).status).toBe(200);
  expect((await post(rawBody, signature)).status).toBe(200);
  expect(await begun("maria@example.org")).toMatchObject({ state: "received" });
  expect(await storage.gifts.entriesOf(gift.row)).toHaveLength(1);
});

describe("the webhook's address", () => {
  test("answers what is of no use with 200, so that it is not sent again", async () => {
    const object = { id: "prod_1", object: "product" };
    expect((await deliver(stripeEvent("product.created", object, new Date()))).status).toBe(200);
  });

  test.each([
    ["no signature", "{}", ""],
    ["a signature that is none", "{}", "t=now,v1=x"],
    ["what is no JSON, rightly signed", "{", null],
    [
      "another mode, rightly signed",
      JSON.stringify({ id: "evt_1", type: "x", created: 1, livemode: false, data: { object: {} } }),
      null,
    ],
  ])("refuses %s with 400", async (_what, body, header) => {
    const signed = signatureOf(body, stripe.webhookSecret, new Date());
    expect((await post(body, header ?? signed)).status).toBe(400);
  });

  test("refuses what is far too large, and what is no POST", async () => {
    expect(await statusOfTooLarge()).toBe(413);
    expect((await fetch(`${site.origin}/webhooks/stripe`)).status).toBe(404);
  });
});

test("with real payments set up there is no demonstration checkout", async () => {
  const answer = await fetch(`${site.origin}/donate/demo-checkout/cs_demo_1`);
  expect(answer.status).toBe(404);
});

test("with real payments set up the donation page speaks of no demonstration", async () => {
  for (const language of languages) {
    const { content } = await siteWords(language);
    const { demonstration } = content.pages.donate.form;
    const page = await readSent(site.origin + addressOf("donate", language));
    expect(page.status).toBe(200);
    expect(page.text).not.toContain(demonstration[language]);
  }
});
