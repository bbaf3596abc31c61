import type { Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";
import { formatDollars } from "#domain/language/format.ts";
import { addressOf, languages } from "#domain/language/language.ts";
import { startStripe, type StripeServer } from "../fakes/stripe-server.ts";
import { giftFields, ownNetwork, useGivingSite } from "../giving-site.ts";
import { labels } from "../labels.ts";
import { siteWords } from "../site-words.ts";
import { useBrowser } from "./browser.ts";

let stripe: StripeServer;
const { origin, post, booksOf, lettersTo } = useGivingSite(async () => {
  stripe = await startStripe();
  return {
    STRIPE_SECRET_KEY: "sk_test_1234",
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_URL: stripe.url,
  };
});
const { visit, errors } = useBrowser();
afterAll(() => stripe.stop());

let givers = 0;
const newGiver = () => `trouble-${(givers += 1)}@example.org`;

/** What Stripe sends once every gift of somebody is paid on its page. */
async function pay(giver: string) {
  const { gifts } = await booksOf(giver);
  const open = gifts.filter(({ state }) => state === "started");
  for (const event of open.flatMap((gift) => stripe.pay(gift.checkoutId!, new Date()))) {
    const { rawBody, signature } = stripe.sign(event, new Date());
    const answer = await fetch(`${origin()}/webhooks/stripe`, {
      method: "POST",
      body: rawBody,
      headers: { "Content-Type": "application/json", "Stripe-Signature": signature },
    });
    expect(answer.status).toBe(200);
  }
}

describe.each(languages)("when giving meets trouble, in %s", async (language) => {
  const { content, reader } = await siteWords(language);
  const { form, panels } = reader.resolve(content.pages.donate);
  const status = reader.resolve(content.pages.donateStatus);
  const say = labels(language);
  const donate = addressOf("donate", language);
  const give = form.button.replace("{amount}", formatDollars(5500, language));

  const open = (path: string, script: boolean, network = ownNetwork()) =>
    visit(path, { script, options: { baseURL: origin(), extraHTTPHeaders: network } });
  const press = (page: Page, name: string) =>
    page.getByRole("main").getByRole("button", { name, exact: true }).click();
  const email = (page: Page) =>
    page.locator("#gift-form").getByLabel(say.label("form.gift.email.label"));
  const panel = (page: Page, title: string) => page.getByRole("heading", { level: 3, name: title });
  const h1 = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor();

  /** Gives often within the hour; all of it is paid, so that nobody else is taken for an attacker. */
  async function tryOften(giver: string, times: number, network: Record<string, string>) {
    for (let time = 0; time < times; time += 1) {
      const fields = giftFields(giver, { attempt: `${giver} ${time}`, amount_once: "25" });
      await post(donate, fields, network);
    }
    await pay(giver);
  }
  // Our form may lead to Stripe's own pages alone: how far the stand-in's was opened, the books tell.
  const pageOfLast = async (giver: string) => (await booksOf(giver)).gifts.at(-1)!.checkoutUrl;

  describe.each([true, false])("with script: %s", (script) => {
    test("a payment page that does not answer says that nothing was charged, and the next press goes on", async () => {
      const page = await open(donate, script);
      const giver = newGiver();
      await email(page).fill(giver);
      stripe.failNext(99);
      await press(page, give);
      await panel(page, panels.unavailable.title).waitFor();
      const { gifts } = await booksOf(giver);
      const text = panels.unavailable.text.replace("{reference}", gifts[0]!.reference);
      await page.getByText(text).waitFor();
      expect(await email(page).inputValue()).toBe(giver);

      stripe.failNext(0);
      await press(page, give);
      await expect.poll(() => pageOfLast(giver)).toContain(`${stripe.url}/pay/`);
      expect((await booksOf(giver)).gifts).toHaveLength(1);
      await pay(giver);
    });

    test("who has tried often is asked for the six figures of a letter, and they open the payment page", async () => {
      const giver = newGiver();
      const network = ownNetwork();
      await tryOften(giver, 4, network);
      const page = await open(donate, script, network);
      await email(page).fill(giver);
      await press(page, give);
      await panel(page, panels.code.title).waitFor();
      await page.getByText(panels.code.text.replace("{email}", giver)).waitFor();
      const figures = page.getByLabel(say.label("form.gift.code.label"));
      await figures.fill("000 000");
      await press(page, panels.code.button);
      await page.getByText(panels.code.wrong).waitFor();
      const letter = (await lettersTo(giver)).find(({ name }) => name === "gift-code")!;
      expect(letter.language).toBe(language);
      await figures.fill(/\d{6}/.exec(letter.subject)![0]);
      await press(page, panels.code.button);
      await expect.poll(() => pageOfLast(giver)).toContain(`${stripe.url}/pay/`);
      await pay(giver);
    });

    test("who goes on trying is asked to wait, with every value kept and other ways below", async () => {
      const giver = newGiver();
      const network = ownNetwork();
      await tryOften(giver, 8, network);
      const page = await open(`${donate}?for=goods:art`, script, network);
      await email(page).fill(giver);
      await press(page, give);
      await panel(page, panels.later.title).waitFor();
      await page.getByText(panels.later.text).waitFor();
      expect(await email(page).inputValue()).toBe(giver);
      expect(await page.locator("#gift-for").inputValue()).toBe("goods:art");
      expect(await page.locator("#ways").isVisible()).toBe(true);
    });

    test("the page of a gift looks again by itself, and thanks when the payment is confirmed", async () => {
      const giver = newGiver();
      await post(donate, giftFields(giver));
      const { gifts } = await booksOf(giver);
      const path = addressOf("donateStatus", language, { params: { id: gifts[0]!.id } });
      const page = await open(path, script);
      await h1(page, status.states.started.title);
      await pay(giver);
      // Nothing is pressed and no hand moves.
      await h1(page, status.states.received.title);
      expect(await page.getByRole("link", { name: /LWR-\w{4}-\w{4}/ }).count()).toBe(1);
      expect(errors).toEqual([]);
    });
  });
});
