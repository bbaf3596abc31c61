import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { formatDollars } from "#domain/language/format.ts";
import { addressOf } from "#domain/language/language.ts";
import { serveSite } from "../../bin/processes/served-site.ts";
import { sampleMail } from "../fakes/samples.ts";
import { invoice, stripeEvent, type StripeEvent } from "../fakes/stripe-objects.ts";
import { signatureOf, startStripe, type StripeServer } from "../fakes/stripe-server.ts";
import { giftFields, linkIn, newGiver, ownNetwork, useGivingSite } from "../giving-site.ts";
import { presets } from "../presets.ts";
import { siteWords } from "../site-words.ts";
import { faultsOf, nodesIn } from "../structured-data.ts";

let stripe: StripeServer;
afterAll(() => stripe.stop());
const { origin, storage, read, post, booksOf, mailsTo } = useGivingSite(
  { beforeAll, afterAll },
  async () => {
    stripe = await startStripe();
    return serveSite({
      TRUST_PROXY: "1",
      STRIPE_SECRET_KEY: "sk_live_1234",
      // An old one and the one in use: a secret is being replaced.
      STRIPE_WEBHOOK_SECRET: `whsec_before, ${stripe.webhookSecret}`,
      STRIPE_API_URL: stripe.url,
    });
  },
);

const language = "es";
const { content, reader } = siteWords(language);
const words = reader.resolve(content.pages.donate);
const status = reader.resolve(content.pages.donateStatus);
const { monthly } = reader.resolve(content.pages.donateMonthly);
const donate = addressOf("donate", language);

/** Sends the gift's form as a browser does, from the page of one attempt. */
const give = (email: string, fields: Record<string, string> = {}, network = ownNetwork()) =>
  post(donate, giftFields(email, { idempotency_key: randomUUID(), ...fields }), network);
const begun = async (email: string) => (await booksOf(email)).gifts.at(-1)!;
const pageOf = (id: string) => addressOf("donateStatus", language, { params: { id } });
const send = (rawBody: string, signature: string) =>
  fetch(`${origin()}/webhooks/stripe`, {
    method: "POST",
    body: rawBody,
    // Its bytes are signed, so its type does not matter.
    headers: { "Content-Type": "application/x-www-form-urlencoded", "Stripe-Signature": signature },
  });
const deliver = (event: StripeEvent) => {
  const { rawBody, signature } = stripe.sign(event, new Date());
  return send(rawBody, signature);
};
/** Brings what Stripe sends once every gift of somebody is paid on its page. */
async function pay(email: string): Promise<void> {
  const { gifts } = await booksOf(email);
  for (const { checkoutId } of gifts.filter(({ state }) => state === "started"))
    for (const event of stripe.pay(checkoutId!, new Date()))
      expect((await deliver(event)).status).toBe(200);
}

test("a reminder is kept only at the giver's own tick", async () => {
  const { html, text } = await read(donate);
  const box = /<input[^>]*name="remind"[^>]*>/.exec(html)?.[0];
  expect(box).toContain('type="checkbox"');
  expect(box).not.toContain("checked");
  expect(text).toContain(words.form.remind.split("{")[0]);
  const [ticked, unticked] = [newGiver(), newGiver()];
  await give(ticked, { remind: "on" });
  await give(unticked);
  expect((await begun(ticked)).remindAt).not.toBeNull();
  expect((await begun(unticked)).remindAt).toBeNull();
});

test("a donor of a closed, uncharged gift is erased with one press on its page", async () => {
  const email = newGiver();
  await give(email, { name: "Tomasa", dedication: "honour", dedication_name: "Rosa" });
  const { id, row, checkoutId } = await begun(email);
  const waiting = sampleMail({ to: { email } });
  await storage().outbox.add([waiting], { now: new Date(), giftRow: row });
  await post(pageOf(id), { action: "forget" });
  expect((await read(pageOf(id))).text).not.toContain(status.forget.button);
  expect((await begun(email)).name).toBe("Tomasa");
  const closed = { ...stripe.sessions.get(checkoutId ?? "")!, status: "expired" };
  await deliver(stripeEvent("checkout.session.expired", closed, new Date()));
  const { text } = await read(pageOf(id));
  for (const part of [status.states.expired.title, status.forget.button])
    expect(text).toContain(part);
  expect(text).not.toContain(status.receipts.title);
  const pressed = await post(pageOf(id), { action: "forget" });
  expect((await read(pressed.location)).text).toContain(status.forget.done);
  const nothing = { email: "", name: "", dedication: null, resumeKey: null };
  expect(await storage().gifts.getForUpdate(row)).toMatchObject(nothing);
  expect(await mailsTo(email)).toEqual([]);
  expect((await read(pageOf(id))).text).not.toContain(status.forget.button);
});

test("a donor may press again, uncharged, while the payment page is silent", async () => {
  const [email, attempt] = [newGiver(), randomUUID()];
  stripe.trouble(500);
  const silent = await give(email, { idempotency_key: attempt });
  const { reference } = await begun(email);
  expect(silent.text).toContain(words.panels.unavailable.text.replace("{reference}", reference));
  expect(silent.html).toContain(`value="${email}"`);
  stripe.trouble(null);
  const again = await give(email, { idempotency_key: attempt });
  expect(again.location).toContain(`${stripe.url}/pay/`);
  expect((await booksOf(email)).gifts).toHaveLength(1);
});

test("who has tried often is asked to wait, with all that was typed", async () => {
  const [email, network] = [newGiver(), ownNetwork()];
  const amount = { amount_once: String(presets.once[0]) };
  // Few at once: a busy machine would turn some away before they are counted.
  for (let round = 0; round < 8; round += 1)
    await Promise.all(Array.from({ length: 5 }, () => give(email, amount, network)));
  const refused = await give(email, { for: "goods:art" }, network);
  expect(refused.text).toContain(words.panels.later.text);
  for (const kept of [`value="${email}"`, '<option value="goods:art" selected', 'id="ways"'])
    expect(refused.html).toContain(kept);
  // Nobody else is taken for an attacker.
  await pay(email);
});

test("an employer goes with the gift", async () => {
  expect((await read(`${donate}?type=once`)).text).toMatch(/: .*Apple Pay/);
  const [email, employer] = [newGiver(), "Example Foods, Inc."];
  await give(email, { employer });
  await pay(email);
  const { text } = await read(pageOf((await begun(email)).id));
  const offer = status.employer.title.replace("{name}", employer);
  expect(text).toContain(`${offer} ${status.employer.text}`);
});

test("a gift goes from the form over the hosted page and a webhook in pieces to its receipt", async () => {
  const email = newGiver();
  const answer = await give(email, { cover_fee: "on" });
  const gift = await begun(email);
  expect([answer.status, answer.location]).toEqual([303, gift.checkoutUrl]);
  const charged = gift.giftCents + gift.feeCoverCents;
  const order = { amount_total: charged, customer_email: email };
  expect(stripe.sessions.get(gift.checkoutId!)).toMatchObject(order);
  const [event] = stripe.pay(gift.checkoutId ?? "", new Date());
  const { rawBody, signature } = stripe.sign(event!, new Date());
  // Written with spaces, as Stripe does: what is signed is the text, not what it means.
  const spaced = JSON.stringify(JSON.parse(rawBody), null, 2);
  expect((await send(spaced, signature)).status).toBe(400);
  expect((await send(rawBody, signature)).status).toBe(200);
  expect((await send(rawBody, signature)).status).toBe(200);
  expect(await begun(email)).toMatchObject({ state: "received", checkoutUrl: null });
  const [mail, ...more] = await mailsTo(email);
  expect([mail!.name, more]).toEqual(["gift-receipt", []]);
  const { text } = await read(linkIn(mail!, addressOf("donateReceipt", language)));
  expect(text).toContain(reader.resolve(content.pages.donateReceipt).found.valid);
  expect(text).toContain(formatDollars(charged, language));
});

test("a monthly donor whose card is refused gives with another, at once or months later", async () => {
  const email = newGiver();
  await give(email, { type: "monthly" });
  const { id, checkoutId, checkoutUrl } = await begun(email);
  await deliver(stripe.decline(checkoutId!, new Date())!);
  const refused = await read(pageOf(id));
  expect(refused.text).toContain(status.states.failed.title);
  expect(refused.links).toContainEqual({ text: status.actions.again, href: checkoutUrl });
  for (const event of stripe.pay(checkoutId!, new Date())) await deliver(event);
  const { subscriptionId, giftCents } = await begun(email);
  const sub = stripe.subscriptions.get(subscriptionId!)!;
  const later = (seconds: number, what: string, object: typeof sub) =>
    deliver(stripeEvent(what, object, new Date(Date.now() + seconds * 1000)));
  await later(5, "invoice.payment_failed", invoice(sub, 0));
  await later(6, "customer.subscription.updated", { ...sub, status: "past_due" });
  const page = linkIn((await mailsTo(email)).at(-1)!, addressOf("donateMonthly", language));
  expect((await read(page)).text).toContain(monthly.late);
  expect((await post(page, { change: "card" })).location).toBe(`${stripe.url}/portal`);
  stripe.trouble(500);
  const unheard = await post(page, { change: "pause", charges: "3" });
  stripe.trouble(null);
  expect(unheard.status).toBe(503);
  expect(unheard.html).toMatch(/<details[^>]* open(?:(?!<details).)*<option value="3" selected/s);
  await later(60, "invoice.paid", invoice(sub, giftCents));
  await later(61, "customer.subscription.updated", sub);
  const { gifts, payments } = await booksOf(email);
  expect(gifts).toMatchObject([{ state: "received", recurring: "active" }]);
  expect(payments).toHaveLength(2);
});

const unknown = { id: "evt_1", type: "product.created", created: 1, data: { object: {} } };
const taken = JSON.stringify({ ...unknown, livemode: true });
test.each([
  ["no signature", taken, "", 400],
  ["what is no JSON, rightly signed", "{", null, 400],
  ["another mode, rightly signed", JSON.stringify({ ...unknown, livemode: false }), null, 400],
  ["what is of no use, which is not sent again", taken, null, 200],
])("the webhook's address answers %s", async (_what, body, header, status) => {
  expect((await send(body, header ?? signatureOf(body, new Date()))).status).toBe(status);
});

test("real payments replace the demonstration, with a place to give for search engines", async () => {
  expect((await read("/donate/demo-checkout/cs_demo_1")).status).toBe(404);
  expect((await read("/webhooks/stripe")).status).toBe(404);
  const page = await read(donate);
  expect([page.status, page.text.includes(words.form.demonstration)]).toEqual([200, false]);
  const nodes = nodesIn(page.html);
  expect(nodes.flatMap(faultsOf)).toEqual([]);
  const target = { urlTemplate: expect.stringMatching(new RegExp(`//[^/]+${donate}$`)) };
  expect(nodes).toContainEqual(
    expect.objectContaining({ target: expect.objectContaining(target) }),
  );
});
