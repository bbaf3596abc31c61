import { goalEmbedPath } from "#domain/addresses.ts";
import { formatQuetzales } from "#domain/giving/quetzales.ts";
import { runGivingWork } from "#domain/giving/reconcile.ts";
import { formatDollars } from "#domain/language/format.ts";
import { addressOf, pathIn } from "#domain/language/language.ts";
import { goalOf, sampleRate } from "../fakes/filled-content.ts";
import { stripeEvent } from "../fakes/stripe-objects.ts";
import { stripeSettings } from "../fakes/stripe-site.ts";
import { testGiving } from "../fakes/test-giving.ts";
import { giftFields, linkIn, newGiver, ownNetwork } from "../giving-site.ts";
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
import { liveGiving } from "./live-giving.ts";
import { site } from "./site-in-both.ts";

const live = liveGiving(test);
const { origin, post, booksOf, deliver, pay, pageOfLast } = live;

/** The event of a payment page that has closed unpaid. */
const closed = (checkoutId: string) => {
  const session = live.stripe().sessions.get(checkoutId)!;
  const event = stripeEvent(
    "checkout.session.expired",
    { ...session, status: "expired" },
    new Date(),
  );
  return [live.stripe().happen(event)];
};

/** What the site does every hour, as it does it when a day has passed and the payment page has closed. */
async function aDayLater(): Promise<void> {
  const then = new Date(Date.now() + 26 * 3_600_000).toISOString();
  const settings = stripeSettings(live.stripe());
  await runGivingWork((await testGiving(live.storage(), settings, then)).world);
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
        attempt: `${giver} ${times} ${time}`,
        amount_once: String(presets.once[0]),
      });
      await post(donate, fields, network);
    }
    await pay(giver);
  }
  withAndWithoutScript(language, (script, scripted) => {
    scripted.test(
      "a silent payment page: nothing charged, and one may press again",
      async ({ visit }) => {
        const page = await open(visit, donate, script);
        const giver = newGiver();
        await email(page).fill(giver);
        live.stripe().failNext(99);
        await press(page, give);
        await expect(panel(page, panels.unavailable.title)).toBeVisible();
        const { gifts } = await booksOf(giver);
        const text = panels.unavailable.text.replace("{reference}", gifts[0]!.reference);
        await expect(page.getByText(text)).toBeVisible();
        await expect(email(page)).toHaveValue(giver);

        live.stripe().failNext(0);
        await press(page, give);
        await expect.poll(() => pageOfLast(giver)).toContain(`${live.stripe().url}/pay/`);
        expect((await booksOf(giver)).gifts).toHaveLength(1);
        await pay(giver);
      },
    );

    test("who has tried often is asked to wait, with all that was typed", async ({ visit }) => {
      const giver = newGiver();
      const network = ownNetwork();
      await tryOften(giver, 40, network);
      const page = await open(visit, donate, script, network);
      await page.goto(`${donate}?for=goods:art`);
      await email(page).fill(giver);
      await press(page, give);
      await expect(panel(page, panels.later.title)).toBeVisible();
      await expect(page.getByText(panels.later.text)).toBeVisible();
      await expect(email(page)).toHaveValue(giver);
      await expect(page.locator("#gift-for")).toHaveValue("goods:art");
      await expect(page.locator("#ways")).toBeVisible();
    });

    scripted.test(
      "the page of a gift looks again by itself until it is paid",
      async ({ visit, errors }) => {
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
      },
    );
  });
});

inEachLanguage("where staff have filled everything in,", (language) => {
  const { content, reader } = site[language];
  const { form, matching } = reader.resolve(content.pages.donate);
  const status = reader.resolve(content.pages.donateStatus);
  const goal = reader.resolve(content.pages.goal);
  const say = labels(language);
  const main = (page: Page) => page.getByRole("main");
  const text = (page: Page, said: string | RegExp) => main(page).getByText(said);
  const open = (visit: Visit, path: string, script: boolean) =>
    visit(path, { script, options: { baseURL: origin(), extraHTTPHeaders: ownNetwork() } });
  // What stands in a page that was built has none of it; with a query it is drawn when it is asked for.
  const donate = addressOf("donate", language, { query: { type: "once" } });

  /** Gives the usual sum with the form of a page; answers the path of the gift's own page, not yet paid. */
  async function give(page: Page, giver: string): Promise<string> {
    await page.getByLabel(say.label("form.gift.email.label")).fill(giver);
    const button = form.button.replace("{amount}", formatDollars(usual.once, language));
    await main(page).getByRole("button", { name: button, exact: true }).click();
    await expect.poll(() => pageOfLast(giver)).toContain("/pay/");
    const { id } = (await booksOf(giver)).gifts.at(-1)!;
    return addressOf("donateStatus", language, { params: { id } });
  }

  withAndWithoutScript(language, (script, scripted) => {
    scripted.test(
      "an employer is offered, goes with the gift and has its letter",
      async ({ visit }) => {
        const page = await open(visit, donate, script);
        await expect(text(page, /: .*Google Pay/)).toBeVisible();
        const quetzales = formatQuetzales(usual.once, sampleRate.per_dollar, language);
        await expect(text(page, quetzales).first()).toBeVisible();
        await expect(page.locator("#gift-employer-offered option")).toHaveCount(2);
        await page.getByText(matching.title).click();
        await page.locator("#gift-employer").fill("Example Foods, Inc.");
        const giver = newGiver();
        const gift = await give(page, giver);
        await pay(giver);
        await page.goto(gift);
        const named = status.employer.title.replace("{name}", "Example Foods, Inc.");
        await expect(page.getByRole("heading", { name: named })).toBeVisible();
        await expect(text(page, status.employer.text)).toBeVisible();
        const letter = page.getByRole("link", { name: status.receipts.letter });
        const paper = await page.request.get((await letter.getAttribute("href"))!);
        expect([paper.status(), paper.headers()["content-type"]]).toEqual([200, "application/pdf"]);
      },
    );

    scripted.test("a goal is given for, reached, and shows what came of it", async ({ visit }) => {
      const name = (id: string) => `The goal ${id} (${language})`;
      const id = goalOf(language, script);
      const page = await open(visit, donate, script);
      const card = main(page)
        .getByRole("listitem")
        .filter({ hasText: name(id) });
      await card.getByRole("link", { name: goal.give }).click();
      await expect(page.locator("#gift-for")).toHaveValue(`goal:${id}`);
      const giver = newGiver();
      const gift = await give(page, giver);
      await pay(giver);
      await page.goto(gift);
      await main(page).getByRole("link", { name: goal.of_gift.proof }).click();
      await expect(page.getByRole("heading", { level: 1, name: name(id) })).toBeVisible();
      await expect(text(page, goal.meter.reached)).toBeVisible();
      await expect(text(page, `Bought and built (${language})`)).toBeVisible();
      const meter = page.getByRole("progressbar", { name: name(id) });
      await expect(meter).toHaveAttribute("value", "100");
      await page.goto(pathIn(language, goalEmbedPath(id)));
      await expect(page.getByText(goal.meter.reached)).toBeVisible();
      const next = goal.next.title.replace("{title}", "");
      await expect(page.getByRole("link", { name: next })).toBeVisible();
    });

    scripted.test("who ticks it is reminded once of a gift left unpaid", async ({ visit }) => {
      const page = await open(visit, donate, script);
      const giver = newGiver();
      await page.getByLabel(say.label("form.gift.name.label")).fill("Rosa Calí");
      await page.getByLabel(say.label("form.gift.remind.label")).check();
      const gift = await give(page, giver);
      const { checkoutId } = (await booksOf(giver)).gifts[0]!;
      await deliver(closed(checkoutId!));
      await aDayLater();
      const letters = await live.storage().outbox.listOfPerson(giver);
      expect(letters.map((letter) => letter.name)).toEqual(["gift-reminder"]);
      await page.goto(linkIn(letters[0]!, addressOf("donate", language)));
      await expect(text(page, form.back.resumed)).toBeVisible();
      await expect(page.getByLabel(say.label("form.gift.email.label"))).toHaveValue(giver);
      await expect(page.getByLabel(say.label("form.gift.name.label"))).toHaveValue("Rosa Calí");
      await page.goto(linkIn(letters[0]!, gift));
      await main(page).getByRole("button", { name: status.forget.button }).click();
      await expect(text(page, status.forget.done)).toBeVisible();
      expect((await booksOf(giver)).gifts).toEqual([]);
    });
  });
});
