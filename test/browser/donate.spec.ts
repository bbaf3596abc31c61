import { amountInWords } from "#domain/language/amount-words.ts";
import { formatDollars } from "#domain/language/format.ts";
import { addressOf } from "#domain/language/language.ts";
import { totalWithFee } from "#domain/giving/money.ts";
import { givingContent } from "#reader/giving.ts";
import { giftFields, newGiver, ownNetwork, useGivingSite } from "../giving-site.ts";
import { openedSite } from "../shared-site.ts";
import { presets, usual } from "../presets.ts";
import { axeFindings } from "./axe.ts";
import {
  answering,
  expect,
  inEachLanguage,
  rested,
  test,
  type Locator,
  type Page,
  type Visit,
} from "./browser.ts";

const { post, atCheckout, booksOf, paidGift, tokenOf } = useGivingSite(test, openedSite);

const large = presets.once[2]! * 100;
const larger = presets.monthly[2]! * 100;

/** Number of background colors of the checked labels, and of others among the unchecked ones. */
const groundsOf = (labelled: Locator) =>
  labelled.evaluateAll((all) => {
    const isChosen = (label: Element) => label.querySelector("input")!.checked;
    const grounds = (some: Element[]) =>
      new Set(some.map((one) => getComputedStyle(one).backgroundColor));
    const chosen = grounds(all.filter(isChosen));
    const others = grounds(all.filter((label) => !isChosen(label)));
    return [chosen.size, [...others].filter((one) => !chosen.has(one)).length];
  });

inEachLanguage("giving", ({ language, inTurn, content, reader, label }) => {
  const words = reader.resolve(content.pages.donate);
  const status = reader.resolve(content.pages.donateStatus);
  const monthly = reader.resolve(content.pages.donateMonthly);
  const checkout = reader.resolve(content.pages.demoCheckout);
  const money = (cents: number) => formatDollars(cents, language);
  const { cardFee } = givingContent(() => content);

  const open = (visit: Visit, path: string) =>
    visit(path, { language, options: { extraHTTPHeaders: ownNetwork() } });
  const form = (page: Page) => page.locator("#gift-form");
  const press = (page: Page, name: string | RegExp) =>
    page.getByRole("main").getByRole("button", { name }).click();
  const openMore = (page: Page, title: string) =>
    form(page).locator("summary", { hasText: title }).click();
  const email = (page: Page) => form(page).getByLabel(label("form.gift.email.label"));
  const donateInHeader = (page: Page) =>
    page
      .getByRole("banner")
      .getByRole("link", { name: label("shell.donate") })
      .first();

  async function expectThanks(page: Page, giver: string, total: number) {
    await expect(
      page.getByRole("heading", { level: 1, name: status.states.received.title }),
    ).toBeVisible();
    await expect(page.getByRole("link", { name: /LWR-\w{4}-\w{4}/ })).toHaveCount(1);
    const { payments } = await booksOf(giver);
    expect(payments.map((paid) => paid.giftCents + paid.feeCoverCents)).toEqual([total]);
  }

  inTurn.test("a gift of presets and extras keeps WCAG 2.2 AA", async ({ visit, errors }) => {
    const page = await open(visit, "/donate");
    const radio = (name: string) => form(page).getByRole("radio", { name, exact: true });
    const custom = form(page).getByLabel(label("donate_start.custom"));
    await radio(label("donate_start.other")).check();
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
    await radio(label("donate_start.other")).check();
    await expect(custom).toHaveValue("");
    await expect(form(page).locator(".impact")).toBeHidden();
    await page.emulateMedia({ forcedColors: "active" });
    for (const list of [".segments", '[data-list="once"]'])
      expect(await groundsOf(form(page).locator(`${list} label`))).toEqual([1, 1]);
    await radio(label("donate_start.monthly")).check();
    await expect(radio(money(usual.monthly))).toBeChecked();
    await expect.poll(() => page.url()).toContain(`type=monthly&amount=${presets.monthly[1]}`);
    await page.emulateMedia({ forcedColors: null });

    const giver = newGiver();
    await radio(money(larger)).check();
    await form(page).getByRole("checkbox").check();
    await openMore(page, words.purpose.title);
    await form(page).getByLabel(label("form.gift.for.label")).selectOption("kit:classroom");
    await openMore(page, words.dedication.title);
    await form(page).locator("#gift-dedication").selectOption("honour");
    await form(page).locator("#gift-dedication_name").fill("Doña Rosa");
    await openMore(page, words.public.title);
    await form(page).getByLabel(label("form.gift.display_name.label")).fill("Ixmukané");
    await email(page).fill(giver);
    const total = totalWithFee(larger, cardFee);
    await press(page, words.form.button.monthly.replace("{amount}", money(total)));
    await expect(page.getByText(checkout.monthly.replace("{amount}", money(total)))).toBeVisible();
    await press(page, checkout.pay);
    await expectThanks(page, giver, total);
    await expect(page.getByText("Doña Rosa")).toBeVisible();
    await expect(page.getByText("Ixmukané")).toBeVisible();
    const { gifts } = await booksOf(giver);
    const query = { token: await tokenOf(gifts[0]!) };
    const paths = [new URL(page.url()).pathname, addressOf("donateMonthly", language, { query })];
    for (const path of paths) {
      await page.goto(path);
      const findings = await axeFindings(page, "everything", { withShell: false });
      expect(findings, path.slice(0, 20)).toEqual([]);
    }
    expect(errors).toEqual([]);
  });

  inTurn.test("presses and reloads of one gift pay once", async ({ visit }) => {
    const page = await open(visit, "/donate");
    const giver = newGiver();
    await email(page).fill(giver);
    const name = words.form.button.once.replace("{amount}", money(usual.once));
    const button = page.getByRole("main").getByRole("button", { name });
    await button.dblclick();
    // The second press ends the first one's journey, which a wait for that journey would not forgive.
    await expect.poll(() => page.url()).toContain("demo-checkout");
    await expect(page.getByRole("button", { name: checkout.pay })).toBeVisible();
    await page.goBack();
    await email(page).fill(giver);
    // The site takes what is sent, and its answer does not arrive.
    await page.route(page.url(), async (route) => {
      await route.fetch({ maxRedirects: 0 });
      await route.abort("connectionreset");
    });
    const lost = page.waitForEvent("requestfailed");
    await button.click({ noWaitAfter: true });
    await lost;
    await expect.poll(() => page.url()).toContain("chrome-error");
    const { gifts } = await booksOf(giver);
    await page.unrouteAll();
    await page.reload();
    await press(page, checkout.pay);
    await expectThanks(page, giver, usual.once);
    // Specification 2: the page that thanks reports one conversion, here once the payment is confirmed.
    const conversions = () =>
      page.evaluate(() => (window as { dataLayer?: object[] }).dataLayer?.length ?? 0);
    await expect.poll(conversions).toBe(1);
    expect((await booksOf(giver)).gifts).toHaveLength(gifts.length);
  });

  inTurn.test("the page of a gift reloads until it is paid", async ({ visit, errors }) => {
    const giver = newGiver();
    const { location } = await post(addressOf("donate", language), giftFields(giver));
    const { id } = (await booksOf(giver)).gifts[0]!;
    const page = await open(visit, addressOf("donateStatus", "en", { params: { id } }));
    const h1 = (name: string) => page.getByRole("heading", { level: 1, name }).waitFor();
    await h1(status.states.started.title);
    await atCheckout(location, "pay");
    // Nothing is pressed and no hand moves.
    await h1(status.states.received.title);
    await expect(page.getByRole("link", { name: /LWR-\w{4}-\w{4}/ })).toHaveCount(1);
    expect(errors).toEqual([]);
  });

  inTurn.test("a request for a break survives a time without signal", async ({ visit }) => {
    const giver = newGiver();
    await paidGift(giver, language, { type: "monthly" });
    const gift = async () => (await booksOf(giver)).gifts[0]!;
    const query = { token: await tokenOf(await gift()) };
    const page = await open(visit, addressOf("donateMonthly", "en", { query }));
    const { changes, done, monthly: own } = monthly;
    await page.locator("main summary", { hasText: own.pause_title }).click();
    await page.getByLabel(changes.pause.label).selectOption("3");
    await expect(page.getByText(own.pause_confirm)).toBeVisible();
    await answering(page);
    await page.context().setOffline(true);
    await press(page, own.pause_title);
    const lost = page.getByRole("alert").filter({ hasText: label("error.no_signal_press") });
    await expect(lost).toBeVisible();
    await page.context().setOffline(false);
    await expect(lost).toBeHidden();
    expect((await gift()).recurring).toBe("active");
    await press(page, own.pause_title);
    await expect(page.getByText(done.pause)).toBeVisible();
    expect((await gift()).recurring).toBe("paused");
  });

  inTurn.test("Donate on /donate leads to the form with its input", async ({ visit }) => {
    const page = await visit("/donate", { language });
    await email(page).fill("ana@example.org");
    const menu = page.getByRole("dialog", { name: label("shell.menu") });
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await rested(page);
      if (width < 1000) {
        await page.getByRole("button", { name: label("shell.menu"), exact: true }).click();
        await menu.getByRole("link", { name: label("shell.donate"), exact: true }).click();
      } else await donateInHeader(page).click();
      await expect(page.locator("#gift")).toBeInViewport();
      await expect(page.getByRole("dialog")).toBeHidden();
      await expect(email(page)).toHaveValue("ana@example.org");
    }
  });

  inTurn.test("the dialog's gift is one line that can be opened", async ({ visit }) => {
    const page = await visit("/about", { language, width: 390, ready: true });
    await donateInHeader(page).click();
    const dialog = page.getByRole("dialog", { name: label("donate_start.title") });
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await donateInHeader(page).click();
    await dialog.getByRole("radio", { name: label("donate_start.other") }).click();
    const amount = dialog.getByLabel(label("donate_start.custom"));
    await expect(amount).toBeFocused();
    const goOn = dialog.getByRole("button", { name: label("donate_start.continue") });
    await goOn.click();
    const unread = dialog.getByText(label("donate_start.unread"));
    await expect(unread).toBeVisible();
    await expect(amount).toBeFocused();
    await amount.fill("80");
    await expect(unread).toBeHidden();

    const [, , dollars = 0, more = 0] = presets.monthly;
    await dialog.getByRole("radio", { name: label("donate_start.monthly") }).check();
    await dialog.getByRole("radio", { name: money(dollars * 100), exact: true }).check();
    await goOn.click();
    const query = `?type=monthly&amount=${dollars}#`;
    await page.waitForURL(`**${query}gift-email`);
    await expect(email(page)).toBeFocused();
    await expect(email(page)).toBeInViewport();
    const line = page.locator(".chosen-gift > summary");
    await expect(line).toContainText(
      words.form.chosen.monthly.replace("{amount}", money(dollars * 100)),
    );
    await expect(line).toBeInViewport();

    const other = language === "en" ? "es" : "en";
    await page.locator(`a[data-language="${other}"]:visible`).first().click();
    await page.waitForURL(`**${addressOf("donate", other)}${query}*`);
    const said = (each: number) => formatDollars(each * 100, other);
    const radio = (each: number) =>
      form(page).getByRole("radio", { name: said(each), exact: true });
    await expect(radio(dollars)).toBeHidden();
    await line.click();
    await expect(radio(dollars)).toBeChecked();
    await radio(more).check();
    await expect(line).toContainText(said(more));
  });
});
