import { controlNames } from "#domain/forms/form.ts";
import { afterAll, beforeAll, expect, inject } from "vitest";
import { totalWithFee, plainDollars } from "#domain/giving/money.ts";
import { formatDay, formatDollars } from "#domain/language/format.ts";
import { addressOf } from "#domain/language/language.ts";
import { givingContent } from "#reader/giving.ts";
import { giftFields, linkIn, useGivingSite } from "../giving-site.ts";
import { openedSite } from "../shared-site.ts";
import { inEachLanguage } from "./in-each-language.ts";

const { origin, read, post, atCheckout, booksOf, paidGift, mailsTo, agedLink, tokenOf } =
  useGivingSite({ beforeAll, afterAll }, () => openedSite(inject("origin"), inject("dataDir")));

inEachLanguage("care for a donor", ({ language, inTurn, content, reader, label }) => {
  const status = reader.resolve(content.pages.donateStatus);
  const confirm = reader.resolve(content.pages.donateEmail);
  const alreadyOurs = reader.label("form.message.email_same");
  const monthly = reader.resolve(content.pages.donateMonthly);
  const donate = addressOf("donate", language);
  const money = (cents: number) => formatDollars(cents, language);
  const { cardFee } = givingContent(() => content);

  inTurn.test("an address that looks like a slip is asked about once", async () => {
    const typed = `ana-${language}@gmial.com`;
    const card = {
      dedication: "honour",
      dedication_name: "Eva",
      dedication_email: "eva@hotmial.com",
    };
    const above = await post(donate, giftFields(typed, { amount_once: "other", custom: "25001" }));
    expect(above.html).not.toContain(controlNames.askedEmails);
    expect(above.text).not.toMatch(/Dona\S+ \$25,001/);
    const asked = await post(donate, giftFields(typed, card));
    expect(asked.status).toBe(422);
    expect(asked.text).toContain(`ana-${language}@gmail.com`);
    expect(asked.text).toContain("eva@hotmail.com");
    expect(asked.html).toContain('<details class="chosen-gift">');
    expect((await booksOf(typed)).gifts).toHaveLength(0);
    const both = `${typed} ${card.dedication_email}`;
    const [, name = ""] = new RegExp(`name="(\\w+)" value="${both}"`).exec(asked.html) ?? [];
    const kept = await post(donate, giftFields(typed, { ...card, [name]: both }));
    expect(kept.status).toBe(303);
    expect((await booksOf(typed)).gifts).toHaveLength(1);
  });

  inTurn.test("a wrong address is changed once its mailbox confirms", async () => {
    const wrong = `eva-${language}@gmial.example`;
    const right = `eva-${language}@example.org`;
    const path = await paidGift(wrong, language, { name: "Eva Calí" });
    const page = await read(path);
    expect(page.text).toContain(status.wrong_email.title);
    expect(page.text).toContain(`${status.details.email} e…\u2060${language.at(-1)}@gmial.example`);
    expect(page.html).not.toContain(wrong);
    const ask = (email: string) => post(path, { form: "gift-email", homepage: "", email });
    const unclear = await ask("eva");
    expect(unclear.status).toBe(422);
    const field = unclear.html.match(/<input[^>]*id="gift-email-email"[^>]*>/)?.[0];
    expect(field).toContain('value="eva"');
    expect(field).toContain('aria-invalid="true"');
    const same = await ask(wrong);
    expect(same.status).toBe(422);
    expect(same.text).toContain(alreadyOurs);
    const asked = await ask(` ${right.toUpperCase()} `);
    expect([asked.status, asked.location]).toEqual([303, `${path}#email`]);
    const masked = `e…\u2060${language.at(-1)}@example.org`;
    expect((await read(path)).text).toContain(status.wrong_email.waits.replace("{email}", masked));
    const [mail] = await mailsTo(right);
    // A stranger at that address does not learn anything of the gift.
    const id = path.split("/").at(-1)!;
    expect(mail!.text).not.toMatch(new RegExp(`${id}|Eva Calí|\\$|LWR-`));
    const link = linkIn(mail!, addressOf("donateEmail", language));
    for (const page of [await read(link), await read(link)]) {
      expect(page.text).toContain(confirm.ask.button);
      expect(page.text).toContain(masked);
    }
    expect((await booksOf(wrong)).payments).toHaveLength(1);
    const pressed = await post(link, {});
    const after = await read(pressed.location);
    expect(after.text).toContain(status.wrong_email.done);
    expect(after.text).toContain(status.states.received.title);
    const [told, ...others] = await mailsTo(wrong);
    expect([told!.name, others]).toEqual(["gift-email-changed", []]);
    expect(told!.text).toContain(masked);
    expect(told!.text).not.toMatch(/Eva Calí|\$|LWR-/);
    expect((await read(link)).text).toContain(confirm.unknown.title);
    expect((await post(link, {})).location).toBe(link);
  });

  inTurn.test("a public name is taken back with one press", async () => {
    const words = status.public_name;
    const path = await paidGift(`named-${language}@example.org`, language, {
      display_name: "Ana R.",
    });
    expect((await read(path)).text).toContain(words.text.replace("{name}", "Ana R."));
    const pressed = await post(path, { action: "hide_name" });
    const after = await read(pressed.location);
    expect(after.text).toContain(words.hidden);
    expect(after.text).not.toContain("Ana R.");
    const odd = await post(path, { action: "no such action" });
    expect([odd.status, odd.html.includes("</footer>")]).toEqual([404, true]);
    const unnamed = await read(await paidGift(`unnamed-${language}@example.org`, language));
    expect(unnamed.text).not.toContain(words.title);
  });

  inTurn.test("the monthly question is below the thanks, once", async () => {
    const words = status.monthly_question;
    const give = (name: string, fields: Record<string, string> = {}) =>
      paidGift(`${name}-${language}@example.org`, language, fields);
    const asks = async (path: string) => {
      const [, below] = (await read(path)).text.split(status.states.received.title);
      return below!.includes(words.title);
    };
    const reply = (path: string, answer: "yes" | "no") => post(path, { action: "monthly", answer });
    const no = await give("not-monthly");
    expect(await asks(no)).toBe(true);
    const declined = await reply(no, "no");
    expect(declined.status).toBe(303);
    expect((await read(declined.location)).text).toContain(words.declined);
    expect([await asks(no), await asks(await give("not-monthly"))]).toEqual([false, false]);
    // Pressed in another window: it leads to the amount all the same.
    expect((await reply(no, "yes")).location).toContain("amount=15");
    const typed = (cents: number) =>
      ({ amount_once: "other", custom: plainDollars(cents), seen: String(cents) }) as const;
    const purpose = { for: "kit:home", cover_fee: "on" };
    const yes = await give("yes-monthly", { ...typed(11_000), ...purpose });
    const to = new URL((await reply(yes, "yes")).location, "https://site.example.org");
    expect(to.pathname).toBe(donate);
    const filledIn = { type: "monthly", amount: "35", ...purpose };
    expect(Object.fromEntries(to.searchParams)).toEqual(filledIn);
    expect(await asks(yes)).toBe(false);
    expect(await asks(await give("small", typed(4499)))).toBe(false);
    expect(await asks(await give("larger", typed(4500)))).toBe(true);
    const each = await give("each-month", { type: "monthly" });
    expect(await asks(await give("each-month"))).toBe(false);
    for (const path of [no, each])
      expect((await read(path)).text.includes(status.refund.goes_on)).toBe(path === each);
  });

  inTurn.test("each form of a gift says when it was not sent", async () => {
    const email = `unsent-${language}@example.org`;
    const { location } = await post(donate, giftFields(email, { type: "monthly" }));
    const forms = async (path: string) =>
      (await read(path)).html.match(/<form[^>]*method="post".*?<\/form>/gs) ?? [];
    const found = [await forms(location), await forms(await atCheckout(location, "pay"))];
    const token = await tokenOf((await booksOf(email)).gifts[0]!);
    found.push(await forms(addressOf("donateMonthly", language, { query: { token } })));
    const says = ["no_signal", "no_signal_press"].map((name) => label(`error.${name}`));
    for (const page of found) {
      expect(page.length).toBeGreaterThan(0);
      for (const form of page) expect(says.filter((words) => form.includes(words))).toHaveLength(1);
    }
  });

  inTurn.test("a page whose payment is pending reloads by itself", async () => {
    const email = `awaited-${language}@example.org`;
    await post(donate, giftFields(email));
    const { id } = (await booksOf(email)).gifts[0]!;
    const path = addressOf("donateStatus", language, { params: { id } });
    const metaOf = async (version: string) => {
      const html = await (await fetch(origin() + version + path)).text();
      const bare = html.replaceAll(/<noscript>.*?<\/noscript>/gs, "");
      const refresh = /<meta http-equiv="refresh" content="\d+;url=[^"]*\?look=1"/i;
      return [refresh.test(html), refresh.test(bare)];
    };
    expect(await metaOf("")).toEqual([true, false]);
    expect(await metaOf("/lite")).toEqual([true, true]);
  });

  inTurn.test("a monthly gift is changed and stopped on its page", async () => {
    const email = `monthly-${language}@example.org`;
    const sent = giftFields(email, { type: "monthly", cover_fee: "on" });
    await atCheckout((await post(donate, sent)).location, "pay");
    const { gifts } = await booksOf(email);
    const token = await tokenOf(gifts[0]!);
    const path = (query: Record<string, string>) =>
      addressOf("donateMonthly", language, { query: { token, ...query } });

    const { html } = await post(path({}), { change: "amount", amount: "abc" });
    const field = html.match(/<input[^>]*id="change-amount"[^>]*>/)?.[0] ?? "";
    expect(html).toMatch(/<p [^>]*role="alert" tabindex="-1" autofocus/i);
    expect(field).toContain('value="abc"');
    expect(field).toContain('aria-invalid="true"');
    expect(html).toMatch(/id="change-amount-problem"/);
    expect(html.split('id="change-amount"')[0]).toMatch(/<details[^>]* open/);

    await post(path({}), { change: "amount", amount: "20", idempotency_key: "lower" });
    const lowered = (await read(path({}))).text;
    const total = totalWithFee(2000, cardFee);
    const said = [money(total), money(total - 2000), monthly.changes.other.text];
    for (const text of [...said, monthly.monthly.thanks]) expect(lowered).toContain(text);
    for (const done of ["amount", "pause", "stop", "constructor"]) {
      const { text } = await read(path({ done }));
      expect(text.includes(monthly.done.letter), done).toBe(done === "amount");
    }
    const change = { change: "amount", idempotency_key: "raise" };
    for (const amount of ["61", "1,000"])
      expect((await post(path({}), { ...change, amount })).html).toContain('name="seen"');
    await post(path({}), { ...change, amount: "61", seen: "6100" });
    await post(path({}), { change: "stop", idempotency_key: "stop" });
    const stopped = await read(path({}));
    expect(stopped.text).toContain(monthly.monthly.stopped);
    expect((await read(path({ done: "pause" }))).text).not.toContain(monthly.done.pause);
    expect(stopped.text).not.toContain(monthly.monthly.thanks);
    const again = stopped.links.find(
      ({ text }) => text === monthly.monthly.give_again.replace("{amount}", money(6100)),
    );
    expect(again?.href).toContain("type=monthly&amount=61");
    const mails = await mailsTo(email);
    expect(linkIn(mails.at(-1)!, donate)).toContain("amount=61&cover_fee=on");
  });

  inTurn.test("the page of a yearly gift mails the link that changes it", async () => {
    const email = `mail-me-${language}@example.org`;
    const page = await paidGift(email, language, { type: "yearly" });
    const opened = await read(page);
    const { nextPaymentAt } = (await booksOf(email)).gifts[0]!;
    const { next } = status.details;
    expect(opened.text).toContain(`${next} ${formatDay(nextPaymentAt!, language)}`);
    if (language === "es") expect(opened.html).toMatch(/\d\s[ap]\.\u00a0m\. hora de Guatemala/);
    const pressed = await post(page, { action: "manage" });
    expect((await read(pressed.location)).text).toContain(status.manage.sent);
    const link = linkIn((await mailsTo(email)).at(-1)!, addressOf("donateMonthly", language));
    expect((await read(link)).text).toContain(monthly.yearly.title);
    // None of it was money.
    const { gifts } = reader.resolve(content.pages.impact);
    const told = await read(addressOf("impact", language));
    expect(told.text).toContain(gifts.demonstration);
    expect(told.text).not.toContain(gifts.by_year);
  });

  inTurn.test("an expired link leads to a form for a new one by e-mail", async () => {
    const email = `old-links-${language}@example.org`;
    await paidGift(email, language, { type: "yearly" });
    const lost = addressOf("donateMonthly", language);
    const [first] = await mailsTo(email);
    const manage = linkIn(first!, lost);
    const [pdf = ""] = /\/\S*\/donate\/receipt\/\S+\.pdf\?\S+/.exec(first!.text) ?? [];
    const receipt = pdf.replace(/^\/\/[^/]+/, "");
    const old = await read(await agedLink(manage, "manage", 92));
    expect(old.text).toContain(monthly.lost.unknown);
    expect(old.text).not.toContain(monthly.yearly.title);
    const aged = await fetch(origin() + (await agedLink(receipt, "receipt", 732)), {
      redirect: "manual",
    });
    expect([aged.status, aged.headers.get("Location")]).toEqual([303, `${lost}?done=old`]);
    expect((await read(`${lost}?done=old`)).text).toContain(monthly.lost.unknown);

    const form = { form: "gift-links", homepage: "" };
    const asked = await post(lost, { ...form, email });
    const stranger = await post(lost, { ...form, email: `nobody-${language}@example.org` });
    expect([asked.status, asked.location]).toEqual([stranger.status, stranger.location]);
    const mail = (await mailsTo(email)).at(-1)!;
    expect((await read(linkIn(mail, lost))).text).toContain(monthly.yearly.title);
  });
});
