import { formatDollars } from "#domain/language/format.ts";
import { addressOf } from "#domain/language/language.ts";
import { startMailServer, type MailServer } from "../fakes/mail-server.ts";
import { startStripe, type StripeServer } from "../fakes/stripe-server.ts";
import { giftFields, ownNetwork, useGivingSite } from "../giving-site.ts";
import { labels } from "../labels.ts";
import { presets, usual } from "../presets.ts";
import {
  expect,
  inEachLanguage,
  test,
  withAndWithoutScript,
  type Page,
  type Visit,
} from "./browser.ts";
import { site } from "./site-in-both.ts";

let stripe: StripeServer;
let mail: MailServer;
const { origin, post, booksOf } = useGivingSite(test, async () => {
  stripe = await startStripe();
  mail = await startMailServer();
  return {
    // A code is asked only where it can be mailed.
    SMTP_URL: mail.url,
    MAIL_FROM: "office@example.org",
    STRIPE_SECRET_KEY: "sk_live_1234",
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_URL: stripe.url,
  };
});
test.afterAll(async () => {
  await stripe.stop();
  await mail.stop();
});

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

/** The six figures that were mailed to somebody; empty while none have arrived. */
function codeTo(giver: string): string {
  const letters = mail.delivered.filter(({ to }) => to.includes(giver));
  const subjects = letters.flatMap(({ headers }) =>
    headers.filter((line) => line.startsWith("Subject:")),
  );
  return subjects.flatMap((line) => /\b\d{6}(?!\d)/.exec(line) ?? []).at(-1) ?? "";
}

inEachLanguage("when giving meets trouble,", (language) => {
  const { content, reader } = site[language];
  const { form, panels } = reader.resolve(content.pages.donate);
  const status = reader.resolve(content.pages.donateStatus);
  const say = labels(language);
  const donate = addressOf("donate", language);
  const give = form.button.replace("{amount}", formatDollars(usual.once, language));

  const open = (visit: Visit, path: string, script: boolean, network = ownNetwork()) =>
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
      const fields = giftFields(giver, {
        attempt: `${giver} ${time}`,
        amount_once: String(presets.once[0]),
      });
      await post(donate, fields, network);
    }
    await pay(giver);
  }
  // Our form may lead to Stripe's own pages alone: how far the stand-in's was opened, the books tell.
  const pageOfLast = async (giver: string) => (await booksOf(giver)).gifts.at(-1)!.checkoutUrl;

  withAndWithoutScript(language, (script) => {
    test("a payment page that does not answer says that nothing was charged, and the next press goes on", async ({
      visit,
    }) => {
      const page = await open(visit, donate, script);
      const giver = newGiver();
      await email(page).fill(giver);
      stripe.failNext(99);
      await press(page, give);
      await expect(panel(page, panels.unavailable.title)).toBeVisible();
      const { gifts } = await booksOf(giver);
      const text = panels.unavailable.text.replace("{reference}", gifts[0]!.reference);
      await expect(page.getByText(text)).toBeVisible();
      await expect(email(page)).toHaveValue(giver);

      stripe.failNext(0);
      await press(page, give);
      await expect.poll(() => pageOfLast(giver)).toContain(`${stripe.url}/pay/`);
      expect((await booksOf(giver)).gifts).toHaveLength(1);
      await pay(giver);
    });

    test("who has tried often is asked for the six figures of a letter, and they open the payment page", async ({
      visit,
    }) => {
      const giver = newGiver();
      const network = ownNetwork();
      await tryOften(giver, 12, network);
      const page = await open(visit, donate, script, network);
      await email(page).fill(giver);
      await press(page, give);
      await expect(panel(page, panels.code.title)).toBeVisible();
      await expect(page.getByText(panels.code.text.replace("{email}", giver))).toBeVisible();
      const figures = page.getByLabel(say.label("form.gift.code.label"));
      await figures.fill("000 000");
      await press(page, panels.code.button);
      await expect(page.getByText(panels.code.wrong)).toBeVisible();
      await expect.poll(() => codeTo(giver)).toMatch(/^\d{6}$/);
      await figures.fill(codeTo(giver));
      await press(page, panels.code.button);
      await expect.poll(() => pageOfLast(giver)).toContain(`${stripe.url}/pay/`);
      await pay(giver);
    });

    test("who goes on trying is asked to wait, with every value kept and other ways below", async ({
      visit,
    }) => {
      const giver = newGiver();
      const network = ownNetwork();
      await tryOften(giver, 15, network);
      const page = await open(visit, `${donate}?for=goods:art`, script, network);
      await email(page).fill(giver);
      await press(page, give);
      await expect(panel(page, panels.later.title)).toBeVisible();
      await expect(page.getByText(panels.later.text)).toBeVisible();
      await expect(email(page)).toHaveValue(giver);
      await expect(page.locator("#gift-for")).toHaveValue("goods:art");
      await expect(page.locator("#ways")).toBeVisible();
    });

    test("the page of a gift looks again by itself, and thanks when the payment is confirmed", async ({
      visit,
      errors,
    }) => {
      const giver = newGiver();
      await post(donate, giftFields(giver));
      const { gifts } = await booksOf(giver);
      const path = addressOf("donateStatus", language, { params: { id: gifts[0]!.id } });
      const page = await open(visit, path, script);
      await h1(page, status.states.started.title);
      await pay(giver);
      // Nothing is pressed and no hand moves.
      await h1(page, status.states.received.title);
      await expect(page.getByRole("link", { name: /LWR-\w{4}-\w{4}/ })).toHaveCount(1);
      expect(errors).toEqual([]);
    });
  });
});
