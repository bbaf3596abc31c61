import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { addressOf } from "#domain/language/language.ts";
import { amountInWords } from "#domain/language/amount-words.ts";
import { formatDay, formatDollars } from "#domain/language/format.ts";
import { mostGiftCents, totalWithFee } from "#domain/giving/money.ts";
import { givingContent } from "#reader/giving.ts";
import { giftFields, newGiver, useGivingSite } from "../giving-site.ts";
import { openedSite } from "../shared-site.ts";
import { presets, usual } from "../presets.ts";
import { wordsOf, type SentPage } from "../sent-page.ts";
import { inEachLanguage } from "./in-each-language.ts";

const { origin, read, post, atCheckout, booksOf, mailsTo, tokenOf } = useGivingSite(
  { beforeAll, afterAll },
  () => openedSite(inject("origin"), inject("dataDir")),
);

/** A gift as a browser sends the form; each gives under an address of its own. */
const gift = (fields: Record<string, string> = {}) => giftFields(newGiver(), fields);

function controls(html: string, name: string): string[] {
  const form = html.slice(html.indexOf('id="gift-form"'));
  const tags =
    form.slice(0, form.indexOf("</form>")).match(/<(input|option|details)\b[^>]*>/g) ?? [];
  return tags.filter((tag) => tag.includes(`name="${name}"`));
}
const control = (html: string, name: string) => controls(html, name)[0] ?? "";
const valueOf = (tag: string) => tag.match(/value="([^"]*)"/)?.[1] ?? "";
const chosenOption = (html: string) => html.match(/<option value="([^"]*:[^"]*)" selected/)?.[1];

inEachLanguage("giving", ({ language, inTurn, content, reader, label }) => {
  const words = reader.resolve(content.pages.donate);
  const status = reader.resolve(content.pages.donateStatus);
  const check = reader.resolve(content.pages.donateReceipt);
  const donate = addressOf("donate", language);
  const money = (cents: number) => formatDollars(cents, language);
  const { cardFee } = givingContent(() => content);
  let page: SentPage;
  beforeAll(async () => {
    page = await read(donate);
  });

  inTurn.test("the presets are radios with the second one chosen", () => {
    const once = controls(page.html, "amount_once");
    expect(once.map(valueOf)).toEqual([...presets.once.map(String), "other"]);
    expect(once.every((tag) => tag.includes('type="radio"'))).toBe(true);
    const isChecked = (tag: string) => tag.includes("checked");
    expect(once.filter(isChecked).map(valueOf)).toEqual([String(presets.once[1])]);
    const monthly = controls(page.html, "amount_monthly");
    expect(monthly.map(valueOf)).toEqual([...presets.monthly.map(String), "other"]);
    expect(monthly.filter(isChecked)).toHaveLength(1);
    // All that a browser without script sends.
    expect(page.html).toMatch(/<form[^>]* id="gift-form"[^>]* method="post"/);
    const { seen: _afterReview, for: _select, ...sent } = gift();
    for (const name of Object.keys(sent)) expect(controls(page.html, name), name).not.toEqual([]);
    // Each year it is one such gift: no other amounts are offered.
    expect(controls(page.html, "amount_yearly").map(valueOf)).toEqual(once.map(valueOf));
  });

  inTurn.test("the demonstration is announced before the form is sent", async () => {
    const { demonstration, demonstration_ways: text, after } = words.form;
    expect(page.links).toContainEqual({ text, href: "#ways" });
    const filled = await read(`${donate}?type=monthly&amount=${presets.monthly[1]}`);
    for (const form of [page, filled]) expect(form.text.split(after)[0]).toContain(demonstration);
  });

  inTurn.test("an amount in the address is one line that can be opened", async () => {
    const cases = [
      ["type=once&amount=55", words.form.chosen.once, 5500],
      ["type=monthly&amount=20.50", words.form.chosen.monthly, 2050],
      ["type=yearly&amount=55", words.form.chosen.yearly, 5500],
    ] as const;
    for (const [query, said, cents] of cases) {
      const { html, text } = await read(`${donate}?${query}`);
      expect(html).toMatch(/<details class="chosen-gift"><summary/);
      expect(text).toContain(said.replace("{amount}", money(cents)));
      expect(controls(html, "type").filter((tag) => tag.includes("checked"))).toHaveLength(1);
    }
    for (const query of ["", "?amount=ten", "?amount=0.10", "?amount=25000.01", "?for=goods:art"]) {
      expect((await read(donate + query)).html.includes('<details class="chosen-gift"')).toBe(
        false,
      );
    }
  });

  inTurn.test("each preset has its words and its fee, unticked, before any script", () => {
    expect(control(page.html, "cover_fee")).not.toContain("checked");
    for (const dollars of presets.once) {
      const cents = dollars * 100;
      const total = totalWithFee(cents, cardFee);
      expect(page.text).toContain(
        label("donate_start.words_once").replace("{words}", amountInWords(cents, language)),
      );
      expect(page.text).toContain(
        words.fee.box
          .replace("{fee}", money(total - cents))
          .replace("{amount}", money(cents))
          .replace("{total}", money(total)),
      );
      expect(page.text).toContain(words.form.button.once.replace("{amount}", money(total)));
    }
    const impact = (type: "once" | "monthly") =>
      presets[type].map((dollars) => label(`donate_start.impact_${type}_${dollars}`));
    const said = [...impact("once"), ...impact("monthly")];
    expect(new Set(said).size).toBe(said.length);
    for (const text of said) expect(page.text).toContain(text);
  });

  inTurn.test("a gift in the address fills the form in, across a change of language", async () => {
    const query = "?type=monthly&amount=20.50&for=kit%3Aclassroom&cover_fee=on";
    const filled = await read(donate + query);
    expect(valueOf(control(filled.html, "custom"))).toBe("20.50");
    expect(chosenOption(filled.html)).toBe("kit:classroom");
    expect(control(filled.html, "cover_fee")).toContain("checked");
    const twin = addressOf("donate", language === "en" ? "es" : "en") + query;
    expect(filled.html.includes(twin.replaceAll("&", "&amp;"))).toBe(true);
  });

  test("the dialog's choice becomes an address that means the same in both languages", async () => {
    const typed = language === "es" ? "1.000,50" : "1,000.50";
    const query = new URLSearchParams({ type: "monthly", amount_monthly: "other", custom: typed });
    const response = await fetch(`${origin()}${donate}?${query}&utm=a`, { redirect: "manual" });
    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toBe(`${donate}?type=monthly&amount=1000.50&utm=a`);
  });

  test("a typed amount is paid only after a reading back in words", async () => {
    const typed = language === "es" ? "1.000,50" : "1,000.50";
    const sent = gift({ amount_once: "other", custom: typed, name: "Ana Sotz" });
    const review = await post(donate, sent);
    expect(review.status).toBe(200);
    expect(review.text).toContain(amountInWords(100050, language));
    expect(review.text).toContain(money(100050));
    expect(valueOf(control(review.html, "name"))).toBe("Ana Sotz");
    const seen = valueOf(control(review.html, "seen"));
    const paid = await post(donate, { ...sent, seen });
    expect(paid.status).toBe(303);
    expect((await read(paid.location)).text).toContain(money(100050));
  });

  inTurn.test.each(["", "ten", "0.40", "12.34.5", "0"])("amount “%s” comes back", async (typed) => {
    const sent = gift({
      amount_once: "other",
      custom: typed,
      dedication: "memory",
      dedication_name: "Ixchel",
      email: "ana@example",
    });
    const answer = await post(donate, sent);
    expect(answer.status).toBe(422);
    const { html } = answer;
    expect(html.match(/<title>[^<]*/)?.[0]).toMatch(/Error: /);
    expect(html.includes('href="#gift-custom"') && html.includes('href="#gift-email"')).toBe(true);
    expect(control(html, "custom")).toContain('aria-invalid="true"');
    expect(valueOf(control(html, "custom"))).toBe(typed);
    expect(valueOf(control(html, "dedication_name"))).toBe("Ixchel");
    expect(html.match(/<details[^>]* open/g)).toHaveLength(1);
  });

  inTurn.test("above the most a page takes, a person is offered instead of a refusal", async () => {
    const answer = await post(donate, gift({ amount_once: "other", custom: "25000.01" }));
    expect(answer.status).toBe(200);
    expect(answer.text).toContain(words.panels.person.title);
    expect(answer.text).toContain(money(2_500_000));
    const least = await post(
      donate,
      gift({ amount_once: "other", custom: "25000", seen: "2500000" }),
    );
    expect(least.status).toBe(303);
  });

  inTurn.test("the covered fee is charged to the cent that was shown", async () => {
    const answer = await post(donate, gift({ cover_fee: "on" }));
    const total = totalWithFee(usual.once, cardFee);
    expect((await read(answer.location)).text).toContain(money(total));
    const page = await read(await atCheckout(answer.location, "pay"));
    expect(page.text).toContain(`${status.details.fee} ${money(total - usual.once)}`);
    expect(page.text).toContain(`${status.details.total} ${money(total)}`);
    expect(page.html, "a friend decides").toMatch(/wa\.me\/\?text=[^"]*amount%3D\d+"/);
  });

  inTurn.test("a paid gift has a page that thanks, without an address", async () => {
    const sent = gift({ for: "kit:home", dedication: "honour", dedication_name: "Doña Rosa" });
    const { location } = await post(donate, sent);
    const path = await atCheckout(location, "pay");
    expect(await atCheckout(location, "pay")).toBe(path);
    expect((await read(location)).status).toBe(404);
    expect((await post(`${location}0`, { action: "pay" })).status).toBe(404);
    const [mail] = await mailsTo(sent.email);
    expect(mail!.text).toContain(content.giving.words.demonstration[language]);
    const page = await read(path);
    expect(page.status).toBe(200);
    expect(page.html.includes('<meta name="robots" content="noindex"')).toBe(true);
    expect(page.text).toContain(status.states.received.title);
    expect(page.text).toContain(status.details.honour.replace("{name}", "Doña Rosa"));
    expect(page.text).toContain(status.demonstration);
    expect(page.html.includes(sent.email)).toBe(false);
    const number = page.text.match(/LWR-\w{4}-\w{4}/)?.[0] ?? "";
    const checked = await read(
      `${addressOf("donateReceipt", language)}?number=${number.toLowerCase().replaceAll("-", "")}`,
    );
    expect(checked.html.split('id="receipt-number"')[0]).toContain(check.found.no_receipt);
    expect(checked.text).not.toContain(check.found.valid);
    expect(checked.text).toContain(money(usual.once));
    expect(checked.text).not.toContain("Rosa");
    for (const done of ["sent", "sent", "sent", "later"]) {
      const again = await post(path, { receipt: number, action: "resend" });
      expect(again.location).toMatch(new RegExp(`\\?done=${done}#receipts$`));
    }
    expect(await mailsTo(sent.email)).toHaveLength(4);
    const asked = await post(path, { receipt: number, action: "refund" });
    const told = status.refund.asked.replace("{day}", formatDay(new Date(), language));
    expect((await read(asked.location)).text).toContain(told);
    // Names that every object of the language has are no answers of ours.
    for (const done of ["__proto__", "constructor", "hasOwnProperty"]) {
      expect((await read(`${path}?done=${done}`)).status).toBe(200);
    }
  });

  inTurn.test("a yearly gift can skip one year", async () => {
    const sent = gift({ type: "yearly", amount_yearly: "250" });
    const { location } = await post(donate, sent);
    const checkout = reader.resolve(content.pages.demoCheckout);
    expect((await read(location)).text).toContain(
      checkout.yearly.replace("{amount}", money(25_000)),
    );
    const path = await atCheckout(location, "pay");
    expect((await read(path)).text).toContain(
      `${status.details.interval} ${status.details.yearly}`,
    );
    const { gifts } = await booksOf(sent.email);
    const query = { token: await tokenOf(gifts[0]!) };
    const manage = addressOf("donateMonthly", language, { query });
    const { yearly, changes } = reader.resolve(content.pages.donateMonthly);
    const opened = await read(manage);
    expect(opened.text).toContain(yearly.title);
    expect(opened.text).toContain(yearly.pause_title);
    expect(opened.text).not.toContain(changes.pause.label);
    expect(opened.text).toContain(yearly.pause_confirm);
    await post(manage, { change: "pause", charges: "1", idempotency_key: "skip" });
    expect((await booksOf(sent.email)).gifts).toMatchObject([{ recurring: "paused" }]);
    const most = await post(manage, { change: "amount", amount: "999999" });
    expect(most.html).toContain(yearly.amount_most.replace("{most}", money(mostGiftCents)));
  });

  inTurn.test("an unpaid gift says that nothing was charged and how to go on", async () => {
    const sent = gift({ for: "goods:art" });
    const { location } = await post(donate, sent);
    const { gifts } = await booksOf(sent.email);
    const unpaid = await read(
      addressOf("donateStatus", language, { params: { id: gifts[0]!.id } }),
    );
    expect(unpaid.text).toContain(status.states.started.title);
    expect(unpaid.text).toContain(status.actions.keep);
    expect(unpaid.text).not.toContain(status.actions.keep_mailed);
    expect(await atCheckout(location, "decline")).toBe(location);
    expect((await booksOf(sent.email)).gifts).toMatchObject([{ state: "failed" }]);
    const back = await atCheckout(location, "cancel");
    const query = `type=once&amount=${presets.once[1]}&for=goods%3Aart`;
    expect(back).toBe(`${donate}?${query}&resume=${gifts[0]!.resumeKey}&back=unpaid#gift`);
    const form = await read(back);
    expect(chosenOption(form.html)).toBe("goods:art");
    expect(form.text).toContain(words.form.back.unpaid);
    expect(page.text).not.toContain(words.form.back.unpaid);
  });

  inTurn.test("back from the payment page finds the whole form again", async () => {
    const typed = {
      name: "Marta Choc",
      dedication: "memory",
      dedication_name: "Don Lucas",
      dedication_message: "He laid the first tire.",
      employer: "Taller Xesuj",
    };
    const sent = gift(typed);
    const { location } = await post(donate, sent);
    const back = await atCheckout(location, "cancel");
    const answer = await fetch(origin() + back);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const html = wordsOf((await answer.text()).replaceAll(/<(?=input)/g, ""));
    for (const value of [sent.email, ...Object.values(typed)]) {
      expect(html).toContain(value);
      expect(decodeURIComponent(back)).not.toContain(value);
    }
    const wrong = await read(
      back.replace(/resume=\w+/, "resume=0123abc").replace("&back=unpaid", ""),
    );
    expect(wrong.text).toContain(words.form.back.lost);
    expect(wrong.html).not.toContain(typed.name);
    // Nobody is reminded of anything where no money moves.
    expect(page.html).not.toContain('name="remind"');
    const thanks = await atCheckout(location, "pay");
    const after = await fetch(origin() + back, { redirect: "manual" });
    expect(after.headers.get("location")).toBe(thanks);
  });

  inTurn.test("unknown gifts and receipt numbers are reported as unknown", async () => {
    const unknown = addressOf("donateStatus", language, { params: { id: "nobody" } });
    expect((await read(unknown)).status).toBe(404);
    const answer = await read(`${addressOf("donateReceipt", language)}?number=LWR-0000-0000`);
    expect(answer.text).toContain(check.unknown.replace("{number}", "LWR-0000-0000"));
  });
});
