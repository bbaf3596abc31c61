import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { amountInWords } from "#domain/language/amount-words.ts";
import { formatDate, formatDollars } from "#domain/language/format.ts";
import { addressOf, languages } from "#domain/language/language.ts";
import { guatemalaDay } from "#domain/guatemala-time.ts";
import { linkIn, ownNetwork, useGivingSite } from "../giving-site.ts";
import { labels } from "../labels.ts";
import { siteWords } from "../site-words.ts";
import { useBrowser } from "./browser.ts";

const { origin, paidGift, booksOf, lettersTo } = useGivingSite();
const { visit, errors } = useBrowser();

const dayMs = 24 * 3_600_000;
const dayFromNow = (days: number) => guatemalaDay(new Date(Date.now() + days * dayMs));

let givers = 0;
const newGiver = () => `month-${(givers += 1)}@example.org`;

describe.each(languages)("a monthly gift in %s", async (language) => {
  const { content, reader } = await siteWords(language);
  const words = reader.resolve(content.pages.donateMonthly);
  const { questions } = reader.resolve(content.pages.donate);
  const say = labels(language);
  const { changes, confirm, done, lost, state } = words;

  const open = (path: string, script: boolean) =>
    visit(path, {
      script,
      options: { baseURL: origin(), extraHTTPHeaders: ownNetwork() },
    });
  const main = (page: Page) => page.getByRole("main");
  const press = (page: Page, name: string) =>
    main(page).getByRole("button", { name, exact: true }).click();
  const heading = (page: Page, name: string) =>
    page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
  /** A gift of 35 dollars a month, and the page its link opens. */
  async function ofMonthly(script: boolean) {
    const giver = newGiver();
    await paidGift(giver, language, { type: "monthly" });
    const { manageToken: token } = (await booksOf(giver)).gifts[0]!;
    const page = await open(addressOf("donateMonthly", language, { query: { token } }), script);
    const gift = async () => (await booksOf(giver)).gifts[0]!;
    return { page, gift, giver };
  }
  const goOn = (page: Page, title: string) =>
    main(page)
      .getByRole("button", { name: new RegExp(`^${changes.next}\\W+${title}$`) })
      .click();
  /** Opens one of the changes and goes on to the page that asks whether it is meant. */
  async function choose(page: Page, title: string, fill?: () => Promise<unknown>) {
    await main(page).locator("summary", { hasText: title }).click();
    await fill?.();
    await goOn(page, title);
    await heading(page, confirm.title);
  }

  describe.each([true, false])("with script: %s", (script) => {
    test("who has lost the link types the address, and the letter opens the page again", async () => {
      const { page, giver } = await ofMonthly(script);
      await page.goto(addressOf("donate", language));
      await main(page).getByRole("link", { name: questions.links[0]!.label }).click();
      await heading(page, lost.title);
      await page.getByLabel(say.label("form.gift-links.email.label")).fill(giver.toUpperCase());
      await press(page, say.label("form.gift-links.send"));
      await heading(page, lost.sent_title);

      const letter = (await lettersTo(giver)).at(-1)!;
      expect([letter.name, letter.language]).toEqual(["gift-links", language]);
      await page.goto(linkIn(letter, addressOf("donateMonthly", language)));
      await heading(page, words.title);
      await main(page).getByText(formatDollars(3500, language), { exact: true }).waitFor();
    });

    test("a break is asked for, read back, made, and ended again", async () => {
      const { page, gift } = await ofMonthly(script);
      await choose(page, changes.pause.title, () =>
        page.getByLabel(changes.pause.label).selectOption("3"),
      );
      const months = changes.pause.months.replace("{count}", "3");
      await page.getByText(changes.pause.confirm.replace("{months}", months)).waitFor();
      expect((await gift()).monthly).toBe("active");
      await press(page, confirm.yes);
      await page.getByText(done.pause).waitFor();
      const { monthly, pausedUntil } = await gift();
      expect(monthly).toBe("paused");
      const until = formatDate(guatemalaDay(pausedUntil!), language);
      await page.getByText(state.paused.replace("{day}", until)).waitFor();

      await choose(page, changes.resume.title);
      await press(page, confirm.yes);
      await page.getByText(done.resume).waitFor();
      expect((await gift()).monthly).toBe("active");
    });

    test("the day moves to the one that was chosen, and one that is too far says why not", async () => {
      const { page, gift, giver } = await ofMonthly(script);
      const day = dayFromNow(12);
      await choose(page, changes.move.title, () => page.getByLabel(changes.move.label).fill(day));
      const said = changes.move.confirm.replace("{day}", formatDate(day, language));
      await page.getByText(said).waitFor();
      await press(page, confirm.yes);
      await page.getByText(done.move).waitFor();
      expect(guatemalaDay((await gift()).nextPaymentAt!)).toBe(day);
      const letter = (await lettersTo(giver)).at(-1)!;
      expect(letter.name).toBe("gift-monthly-changed");

      await choose(page, changes.move.title, () =>
        page.getByLabel(changes.move.label).fill(dayFromNow(90)),
      );
      await press(page, confirm.yes);
      await page.getByRole("alert").filter({ hasText: words.problem.not_possible }).waitFor();
      expect(guatemalaDay((await gift()).nextPaymentAt!)).toBe(day);
    });

    test("stopping is asked once, can be left, and once done leaves the receipts", async () => {
      const { page, gift, giver } = await ofMonthly(script);
      await choose(page, changes.stop.title);
      await page.getByText(changes.stop.confirm).waitFor();
      await main(page).getByRole("link", { name: confirm.no, exact: true }).click();
      await heading(page, words.title);
      expect((await gift()).monthly).toBe("active");

      await choose(page, changes.stop.title);
      await press(page, confirm.yes);
      await page.getByText(done.stop).waitFor();
      expect((await gift()).monthly).toBe("stopped");
      expect(await main(page).locator("summary").count()).toBe(0);
      expect(
        await main(page)
          .getByRole("link", { name: /LWR-\w{4}-\w{4}/ })
          .count(),
      ).toBe(1);
      const letter = (await lettersTo(giver)).at(-1)!;
      expect(letter.name).toBe("gift-monthly-stopped");
    });
  });

  test("an amount that cannot be read, or is too small, comes back with what to do", async () => {
    const { page, gift } = await ofMonthly(false);
    for (const [typed, problem] of [
      ["veinte", words.problem.amount_unclear],
      ["0.50", words.problem.amount_least.replace("{least}", formatDollars(100, language))],
    ] as const) {
      const amount = page.getByLabel(changes.amount.label);
      if (!(await amount.isVisible()))
        await main(page).locator("summary", { hasText: changes.amount.title }).click();
      await amount.fill(typed.replace(".", language === "es" ? "," : "."));
      await goOn(page, changes.amount.title);
      await page.getByRole("alert").filter({ hasText: problem }).waitFor();
    }
    await page.getByLabel(changes.amount.label).fill("20");
    await goOn(page, changes.amount.title);
    await page.getByText(amountInWords(2000, language)).waitFor();
    expect((await gift()).giftCents).toBe(3500);
  });

  test("a link that leads nowhere offers a new one, to an unknown address with the same words", async () => {
    const path = addressOf("donateMonthly", language, { query: { token: "nobody" } });
    const page = await open(path, true);
    await page.getByText(lost.unknown).waitFor();
    const stranger = newGiver();
    await page.getByLabel(say.label("form.gift-links.email.label")).fill(stranger);
    await press(page, say.label("form.gift-links.send"));
    await heading(page, lost.sent_title);
    expect(await lettersTo(stranger)).toEqual([]);
    expect(errors).toEqual([]);
  });
});
