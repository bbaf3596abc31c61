import { formatDate } from "#domain/language/format.ts";
import { addressOf } from "#domain/language/language.ts";
import { guatemalaDay } from "#domain/calendar/guatemala-time.ts";
import { linkIn, newGiver, ownNetwork, useGivingSite } from "../giving-site.ts";
import { labels } from "../labels.ts";
import { openedSite } from "../shared-site.ts";
import {
  answering,
  expect,
  inEachLanguage,
  test,
  withAndWithoutScript,
  type Page,
  type Visit,
} from "./browser.ts";
import { site } from "./site-in-both.ts";

const { origin, paidGift, booksOf, lettersTo, agedLink } = useGivingSite(test, openedSite);

const dayMs = 24 * 3_600_000;
const dayFromNow = (days: number) => guatemalaDay(new Date(Date.now() + days * dayMs));

inEachLanguage("a monthly gift", (language) => {
  const { content, reader } = site[language];
  const words = reader.resolve(content.pages.donateMonthly);
  const { form } = reader.resolve(content.pages.donate);
  const checkout = reader.resolve(content.pages.demoCheckout);
  const say = labels(language);
  const { changes, confirm, done, lost, state, monthly: own } = words;

  const open = (visit: Visit, path: string, script: boolean) =>
    visit(path, {
      script,
      options: { baseURL: origin(), extraHTTPHeaders: ownNetwork() },
    });
  const main = (page: Page) => page.getByRole("main");
  const press = (page: Page, name: string) =>
    main(page).getByRole("button", { name, exact: true }).click();
  const heading = (page: Page, name: string) =>
    page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
  /** The usual gift of every month, and the page its link opens. */
  async function ofMonthly(visit: Visit, script: boolean) {
    const giver = newGiver();
    await paidGift(giver, language, { type: "monthly" });
    const { manageToken: token } = (await booksOf(giver)).gifts[0]!;
    const page = await open(
      visit,
      addressOf("donateMonthly", language, { query: { token } }),
      script,
    );
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

  withAndWithoutScript(language, (script, scripted) => {
    test("a break is asked for, read back, made, and ended again", async ({ visit }) => {
      const { page, gift } = await ofMonthly(visit, script);
      await choose(page, own.pause_title, () =>
        page.getByLabel(changes.pause.label).selectOption("3"),
      );
      const months = changes.pause.months.replace("{count}", "3");
      await expect(page.getByText(own.pause_confirm.replace("{months}", months))).toBeVisible();
      if (script) {
        await answering(page);
        await page.context().setOffline(true);
        await press(page, confirm.yes);
        await expect(page.getByText(say.label("error.no_signal_press"))).toBeVisible();
        await page.context().setOffline(false);
        await expect(page.getByText(say.label("error.no_signal_press"))).toBeHidden();
      }
      expect((await gift()).recurring).toBe("active");
      await press(page, confirm.yes);
      await expect(page.getByText(done.pause)).toBeVisible();
      const { recurring, pausedUntil } = await gift();
      expect(recurring).toBe("paused");
      const until = formatDate(guatemalaDay(pausedUntil!), language);
      await expect(page.getByText(state.paused.replace("{day}", until))).toBeVisible();

      await choose(page, changes.resume.title);
      await press(page, confirm.yes);
      await expect(page.getByText(done.resume)).toBeVisible();
      expect((await gift()).recurring).toBe("active");
    });

    scripted.test("the day moves to the chosen one, but not too far", async ({ visit }) => {
      const { page, gift, giver } = await ofMonthly(visit, script);
      const day = dayFromNow(12);
      await choose(page, changes.move.title, () => page.getByLabel(changes.move.label).fill(day));
      const said = own.move_confirm.replace("{day}", formatDate(day, language));
      await expect(page.getByText(said)).toBeVisible();
      await press(page, confirm.yes);
      await expect(page.getByText(done.move)).toBeVisible();
      expect(guatemalaDay((await gift()).nextPaymentAt!)).toBe(day);
      const letter = (await lettersTo(giver)).at(-1)!;
      expect(letter.name).toBe("gift-recurring-changed");

      await choose(page, changes.move.title, () =>
        page.getByLabel(changes.move.label).fill(dayFromNow(90)),
      );
      await press(page, confirm.yes);
      await expect(
        page.getByRole("alert").filter({ hasText: words.problem.not_possible }),
      ).toBeVisible();
      expect(guatemalaDay((await gift()).nextPaymentAt!)).toBe(day);
    });

    scripted.test("stopping is asked once, and leaves the receipts", async ({ visit }) => {
      const { page, gift, giver } = await ofMonthly(visit, script);
      await choose(page, changes.stop.title);
      await expect(page.getByText(changes.stop.confirm)).toBeVisible();
      await main(page).getByRole("link", { name: confirm.no, exact: true }).click();
      await heading(page, own.title);
      expect((await gift()).recurring).toBe("active");

      await choose(page, changes.stop.title);
      await press(page, confirm.yes);
      await expect(page.getByText(own.stop_done)).toBeVisible();
      expect((await gift()).recurring).toBe("stopped");
      await expect(main(page).locator("summary")).toHaveCount(0);
      await expect(main(page).getByRole("link", { name: /LWR-\w{4}-\w{4}/ })).toHaveCount(1);
      const letter = (await lettersTo(giver)).at(-1)!;
      expect(letter.name).toBe("gift-recurring-stopped");
    });

    scripted.test(
      "of a yearly gift a year is skipped, by a link that was renewed",
      async ({ visit }) => {
        const giver = newGiver();
        const page = await open(visit, addressOf("donate", language), script);
        await main(page)
          .getByRole("radio", { name: say.label("donate_start.yearly") })
          .check();
        await page.getByLabel(say.label("form.gift.email.label")).fill(giver);
        await main(page)
          .getByRole("button", { name: form.button_yearly.split("{amount}").at(-1)! })
          .click();
        await press(page, checkout.pay);
        await expect(page.getByRole("link", { name: /LWR-\w{4}-\w{4}/ })).toHaveCount(1);
        const path = addressOf("donateMonthly", language);
        await page.goto(await agedLink(linkIn((await lettersTo(giver))[0]!, path), "manage", 92));
        await expect(page.getByText(lost.unknown)).toBeVisible();
        await page.getByLabel(say.label("form.gift-links.email.label")).fill(giver);
        await press(page, say.label("form.gift-links.send"));
        await heading(page, lost.sent_title);
        await page.goto(linkIn((await lettersTo(giver)).at(-1)!, path));
        await heading(page, words.yearly.title);
        await choose(page, words.yearly.pause_title);
        await expect(page.getByText(words.yearly.pause_confirm)).toBeVisible();
        await press(page, confirm.yes);
        await expect(page.getByText(done.pause)).toBeVisible();
        expect((await booksOf(giver)).gifts[0]!.recurring).toBe("paused");
      },
    );
  });
});
