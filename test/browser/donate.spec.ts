import { amountInWords } from "#domain/language/amount-words.ts";
import { formatDollars } from "#domain/language/format.ts";
import { addressOf } from "#domain/language/language.ts";
import { totalWithFee } from "#domain/giving/card-fee.ts";
import { newGiver, ownNetwork, useGivingSite } from "../giving-site.ts";
import { labels } from "../labels.ts";
import { openedSite } from "../shared-site.ts";
import { presets, usual } from "../presets.ts";
import { axeFindings } from "./axe.ts";
import {
  expect,
  inEachLanguage,
  ready,
  test,
  withAndWithoutScript,
  type Page,
  type Visit,
} from "./browser.ts";
import { site } from "./site-in-both.ts";

const { origin, booksOf } = useGivingSite(test, openedSite);

const [smallest, large] = [presets.once[0]! * 100, presets.once[2]! * 100];
const [larger, largest] = [presets.monthly[2]! * 100, presets.monthly[3]! * 100];

inEachLanguage("giving", (language, inTurn) => {
  const { content, reader } = site[language];
  const words = reader.resolve(content.pages.donate);
  const status = reader.resolve(content.pages.donateStatus);
  const monthly = reader.resolve(content.pages.donateMonthly);
  const checkout = reader.resolve(content.pages.demoCheckout);
  const say = labels(language);
  const money = (cents: number) => formatDollars(cents, language);
  const thousand = language === "es" ? "1.000,50" : "1,000.50";
  const cardFee = {
    shareBasisPoints: Math.round(reader.number("card_fee_share") * 100),
    fixedCents: reader.number("card_fee_fixed"),
  };

  const open = (visit: Visit, path: string, script: boolean) =>
    visit(path, {
      language,
      script,
      options: { baseURL: origin(), extraHTTPHeaders: ownNetwork() },
    });
  const form = (page: Page) => page.locator("#gift-form");
  const press = (page: Page, name: string | RegExp) =>
    page.getByRole("main").getByRole("button", { name }).click();
  const openMore = (page: Page, title: string) =>
    form(page).locator("summary", { hasText: title }).click();
  const email = (page: Page) => form(page).getByLabel(say.label("form.gift.email.label"));

  /** One gift, one payment, one receipt; and the page that thanks for it. */
  async function expectThanks(page: Page, giver: string, total: number) {
    await expect(
      page.getByRole("heading", { level: 1, name: status.states.received.title }),
    ).toBeVisible();
    await expect(page.getByRole("link", { name: /LWR-\w{4}-\w{4}/ })).toHaveCount(1);
    const { payments } = await booksOf(giver);
    expect(payments.map((paid) => paid.giftCents + paid.feeCoverCents)).toEqual([total]);
  }

  /** The same gift once more, from the form to thanks: it is one gift with the first. */
  async function giveAgain(page: Page, giver: string) {
    await email(page).fill(giver);
    await press(page, words.form.button.replace("{amount}", money(usual.once)));
    await press(page, checkout.pay);
    await expectThanks(page, giver, usual.once);
    expect((await booksOf(giver)).payments).toHaveLength(1);
  }

  withAndWithoutScript(language, (script, scripted) => {
    test("a gift once: two pages from the form to thanks", async ({ visit }) => {
      const page = await open(visit, "/donate", script);
      const giver = newGiver();
      await email(page).fill(giver);
      await press(page, words.form.button.replace("{amount}", money(usual.once)));
      await expect(
        page.getByText(checkout.once.replace("{amount}", money(usual.once))),
      ).toBeVisible();
      await press(page, checkout.pay);
      await expectThanks(page, giver, usual.once);
      // Specification 2: the thank-you tells of one conversion; here once the payment is confirmed.
      const told = () =>
        page.evaluate(() => (window as { dataLayer?: object[] }).dataLayer?.length ?? 0);
      if (script) await expect.poll(told).toBe(1);
      const { monthly_question: question } = status;
      await press(page, question.no);
      await expect(page.getByText(question.declined)).toBeVisible();
      await expect(page.getByRole("heading", { name: question.title })).toHaveCount(0);
    });

    scripted.test(
      "a monthly gift with all extras, then a smaller one, then none",
      async ({ visit }) => {
        const page = await open(visit, "/donate", script);
        const giver = newGiver();
        await form(page)
          .getByRole("radio", { name: say.label("donate_start.monthly") })
          .check();
        await form(page)
          .getByRole("radio", { name: money(larger), exact: true })
          .check();
        await form(page).getByRole("checkbox").check();
        await openMore(page, words.purpose.title);
        await form(page).getByLabel(words.purpose.label).selectOption("kit:classroom");
        await openMore(page, words.dedication.title);
        await form(page).locator("#gift-dedication").selectOption("honour");
        await form(page).locator("#gift-dedication_name").fill("Doña Rosa");
        await openMore(page, words.public.title);
        await form(page).getByLabel(say.label("form.gift.display_name.label")).fill("Ixmukané");
        await email(page).fill(giver);
        const total = totalWithFee(larger, cardFee);
        await press(page, words.form.button_monthly.replace("{amount}", money(total)));
        await expect(
          page.getByText(checkout.monthly.replace("{amount}", money(total))),
        ).toBeVisible();
        await press(page, checkout.pay);
        await expectThanks(page, giver, total);
        await expect(page.getByText("Doña Rosa")).toBeVisible();
        await expect(page.getByText("Ixmukané")).toBeVisible();
        await press(page, status.public_name.button);
        await expect(page.getByText(status.public_name.hidden)).toBeVisible();

        const { gifts } = await booksOf(giver);
        const query = { token: gifts[0]!.manageToken };
        await page.goto(addressOf("donateMonthly", language, { query }));
        const change = async (title: string) => {
          await page.locator("summary", { hasText: title }).click();
          const more = page.locator("details[open]").getByRole("button");
          return { go: () => more.click() };
        };
        const lower = await change(monthly.changes.amount.title);
        await page.getByLabel(monthly.monthly.amount_label).fill("20");
        await lower.go();
        await expect(page.getByText(amountInWords(2000, language))).toBeVisible();
        expect((await booksOf(giver)).gifts[0]!.giftCents).toBe(larger);
        await press(page, monthly.confirm.yes);
        await expect(page.getByText(monthly.done.amount)).toBeVisible();
        expect((await booksOf(giver)).gifts[0]!.giftCents).toBe(2000);
        await (await change(monthly.changes.stop.title)).go();
        await press(page, monthly.confirm.yes);
        await expect(page.getByText(monthly.monthly.stop_done)).toBeVisible();
        expect((await booksOf(giver)).gifts[0]!.recurring).toBe("stopped");
      },
    );

    scripted.test("another amount is said in words before it is paid", async ({ visit }) => {
      const page = await open(visit, "/donate", script);
      const giver = newGiver();
      await form(page)
        .getByRole("radio", { name: say.label("donate_start.other") })
        .check();
      await form(page).getByLabel(say.label("donate_start.custom")).fill(thousand);
      await email(page).fill(giver);
      const said = amountInWords(100050, language);
      if (script) {
        await expect(form(page).locator(".impact", { hasText: said })).toBeVisible();
        await press(page, words.form.button.replace("{amount}", money(100050)));
      } else {
        await press(page, words.form.button_unread);
        await expect(page.locator(".gift-panel", { hasText: said })).toBeVisible();
        await press(page, words.panels.review.button);
      }
      await press(page, checkout.pay);
      await expectThanks(page, giver, 100050);
      const { wrong_email: wrong } = status;
      await page.locator("summary", { hasText: wrong.title }).click();
      await page.locator("#gift-email-email").fill(`right-${giver}`);
      await page.locator("details[open]").getByRole("button").click();
      await expect(page.getByText(wrong.asked.split("{email}")[0]!)).toBeVisible();
    });

    test("a refused card, a way back and a second try make one gift", async ({ visit }) => {
      const page = await open(visit, `/donate?amount=${presets.once[0]}&for=goods:art`, script);
      const giver = newGiver();
      await email(page).fill(giver);
      await press(page, words.form.button.replace("{amount}", money(smallest)));
      await press(page, checkout.decline);
      await expect(page.getByText(checkout.declined)).toBeVisible();
      const { gifts } = await booksOf(giver);
      await page.goto(addressOf("donateStatus", language, { params: { id: gifts[0]!.id } }));
      await expect(page.getByRole("heading", { name: status.states.failed.title })).toBeVisible();
      await page.getByRole("link", { name: status.actions.again }).click();
      await press(page, checkout.cancel);
      await expect(form(page).locator("details summary").first()).toContainText(money(smallest));
      await expect(form(page).locator("#gift-for")).toHaveValue("goods:art");
      await page.goBack();
      await press(page, checkout.pay);
      await expectThanks(page, giver, smallest);
    });

    scripted.test(
      "pressing twice, and once more after going back, is one gift",
      async ({ visit }) => {
        const page = await open(visit, "/donate", script);
        const giver = newGiver();
        await email(page).fill(giver);
        const name = words.form.button.replace("{amount}", money(usual.once));
        await page.getByRole("main").getByRole("button", { name }).dblclick();
        // The second press ends the first one's journey, which a wait for that journey would not forgive.
        await expect.poll(() => page.url()).toContain("demo-checkout");
        await expect(page.getByRole("button", { name: checkout.pay })).toBeVisible();
        await page.goBack();
        await giveAgain(page, giver);
      },
    );

    scripted.test("an answer lost on the way, and another try, is one gift", async ({ visit }) => {
      const page = await open(visit, "/donate", script);
      const giver = newGiver();
      const name = words.form.button.replace("{amount}", money(usual.once));
      let lost = 0;
      // The site has it, and the line breaks before the donor hears of it.
      await page.route("**/donate*", async (route) => {
        if (route.request().method() !== "POST" || lost > 0) return route.fallback();
        await route.fetch({ maxRedirects: 0 });
        lost += 1;
        await route.abort("connectionreset");
      });
      const broken = page.waitForEvent("requestfailed");
      await email(page).fill(giver);
      await press(page, name);
      await broken;
      await expect.poll(() => page.url()).not.toContain(origin());
      await page.goto(addressOf("donate", language));
      await giveAgain(page, giver);
    });
  });

  inTurn.test(
    "a preset clears the typed amount; a rhythm keeps its own",
    async ({ visit, errors }) => {
      const page = await open(visit, "/donate", true);
      const radio = (name: string) => form(page).getByRole("radio", { name, exact: true });
      const custom = form(page).getByLabel(say.label("donate_start.custom"));
      await radio(say.label("donate_start.other")).check();
      await custom.fill("80");
      await expect(
        form(page).locator(".impact", { hasText: amountInWords(8000, language) }),
      ).toBeVisible();
      await expect(radio(money(usual.once))).not.toBeChecked();
      await radio(money(large)).check();
      await expect(
        form(page).locator(".impact", { hasText: amountInWords(large, language) }),
      ).toBeVisible();
      await expect(custom).toBeHidden();
      await radio(say.label("donate_start.other")).check();
      await expect(custom).toHaveValue("");
      await expect(form(page).locator(".impact")).toBeHidden();
      await radio(say.label("donate_start.monthly")).check();
      await expect(radio(money(usual.monthly))).toBeChecked();
      await expect.poll(() => page.url()).toContain(`type=monthly&amount=${presets.monthly[1]}`);
      expect(errors).toEqual([]);
    },
  );

  inTurn.test("what the dialog was told stays in the other language", async ({ visit }) => {
    const page = await open(visit, "/about", true);
    await ready(page);
    await page
      .getByRole("banner")
      .getByRole("link", { name: say.label("shell.donate") })
      .first()
      .click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("radio", { name: say.label("donate_start.monthly") }).check();
    await dialog.getByRole("radio", { name: money(largest), exact: true }).check();
    await dialog.getByRole("button", { name: say.label("donate_start.continue") }).click();
    await page.waitForURL(`**?type=monthly&amount=${presets.monthly[3]}#*`);
    const other = language === "en" ? "es" : "en";
    await page.locator(`a[data-language="${other}"]:visible`).first().click();
    await page.waitForURL(
      `**${addressOf("donate", other)}?type=monthly&amount=${presets.monthly[3]}#*`,
    );
    await page.locator(".chosen-gift > summary").click();
    await expect(
      form(page).getByRole("radio", { name: money(largest), exact: true }),
    ).toBeChecked();
  });

  inTurn.test("pages of gifts keep WCAG 2.2 AA", async ({ visit, errors }) => {
    const page = await open(visit, "/donate?type=monthly&amount=20", true);
    const giver = newGiver();
    await email(page).fill(giver);
    const name = words.form.button_monthly.replace("{amount}", money(2000));
    await press(page, name);
    await press(page, checkout.pay);
    await expectThanks(page, giver, 2000);
    const { gifts } = await booksOf(giver);
    const query = { token: gifts[0]!.manageToken };
    const paths = [new URL(page.url()).pathname, addressOf("donateMonthly", language, { query })];
    const findings: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      await page.emulateMedia({ reducedMotion: "reduce" });
      for (const finding of await axeFindings(page, "everything", { withShell: false }))
        findings.push(`${path.slice(0, 20)}: ${finding}`);
    }
    expect(findings).toEqual([]);
    expect(errors).toEqual([]);
  });
});
