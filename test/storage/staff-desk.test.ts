import { expect, onTestFinished, test, vi } from "vitest";
import { PaymentsUnavailable } from "#domain/giving/payments.ts";
import { requestRefund } from "#domain/giving/refunds.ts";
import { requestKey, requestStatus } from "#domain/submissions/request-status.ts";
import { addIssues } from "../fakes/change-content.ts";
import { olderIssue } from "../fakes/newsletter-issues.ts";
import { day, minute, sampleMail, sampleSubscriber } from "../fakes/samples.ts";
import { openDesk } from "./open-desk.ts";

const desk = await openDesk();
const { storage, acting, site, place, ask, open, send, fillIn, refusal, record, keep } = desk;

test.for([
  ["no cookie", { cookie: "" }, "The desk is locked"],
  ["another cookie", { cookie: "staff-1=other" }, "The desk is locked"],
  ["a page of another origin", { origin: "https://example.org" }, "another origin"],
  ["a page in a sandbox", { origin: "null" }, "another origin"],
  ["a foreign host name that leads here", { host: "example.org" }, "another host"],
  ["a link on another site", { "sec-fetch-site": "cross-site" }, "another site"],
] as const)("with %s nothing is shown or changed", async ([, headers, says]) => {
  const { reference } = await keep();
  for (const path of ["/", `/messages/${reference}`, "/record"]) {
    const { status, text } = await ask("GET", path, { headers });
    expect([status, text.includes(says)]).toEqual([403, true]);
    expect(text).not.toContain("maria@example.org");
  }
  expect((await ask("POST", `/messages/${reference}/answered`, { headers })).status).toBe(403);
  expect((await storage.submissions.find(reference))?.stage).toBe("received");
  expect(await storage.audit.listAbout(reference)).toEqual([]);
});

test("the opened address becomes, only once, a cookie out of scripts' reach", async () => {
  const headers = { cookie: "" };
  const opened = await ask("GET", `/?token=${place.next()}`, { headers });
  expect([opened.status, opened.to]).toEqual([303, "/"]);
  expect(String(opened.cookies)).toMatch(/; HttpOnly; SameSite=Strict$/);
  expect(place.cookie).not.toContain(place.token);
  expect((await ask("GET", `/?token=${place.token}`, { headers })).status).toBe(403);
  const again = await ask("GET", `/?token=${place.token}`);
  expect([again.status, again.to]).toEqual([303, "/"]);
  const page = await ask("GET", "/");
  expect(page.headers["content-security-policy"]).toContain("default-src 'none'");
  expect(page.headers["cache-control"]).toBe("no-store");
});

test("pages and files are sent compressed, without repeating an unchanged file", async () => {
  const headers = { "accept-encoding": "br" };
  expect((await ask("GET", "/", { headers })).headers["content-encoding"]).toBe("br");
  const plain = { headers: { "accept-encoding": "gzip, br;q=0" } };
  expect((await ask("GET", "/", plain)).headers["content-encoding"]).toBeUndefined();
  const { etag = "", ...sent } = (await ask("GET", "/staff.css", { headers })).headers;
  const type = { "content-type": "text/css; charset=utf-8" };
  expect(sent).toMatchObject({ ...type, "content-encoding": "br", "cache-control": "no-cache" });
  const again = { ...headers, "if-none-match": etag };
  expect((await ask("GET", "/staff.css", { headers: again })).status).toBe(304);
});

test("a change of the language leads back on the desk alone", async () => {
  const outside = ["/\t/evil.example", "/\n/evil.example", "//evil.example", "/\\evil.example"];
  for (const back of [...outside, "/\r\nx: y", "evil"]) {
    const { status, to } = await ask("POST", "/language", { form: { language: "es", back } });
    expect([back, status, to]).toEqual([back, 303, "/"]);
  }
  expect(await refusal("/gifts/enter")).not.toContain('action="/language"');
});

test("a message is read under its form's labels with a line in the record", async () => {
  const fields = { name: "<b>Tom</b>", audience: "youth-program", startsOn: "2027-06-07" };
  const { reference } = await keep({ form: "group-packet", fields });
  expect(await open("/")).toContain(reference);
  expect(await open("/messages?form=group-packet&state=open")).toContain(reference);
  const page = await open(`/messages/${reference}`);
  expect(page).toMatch(/&lt;b&gt;Tom.*Youth program.*June 7, 2027/s);
  const detail = { page: "message", reference, by: "Ana" };
  expect(await record()).toContainEqual({ action: "seen", detail });
});

test("staff work through a story's stages and note under their name in the record", async () => {
  const { reference } = await keep({ form: "story" });
  const path = `/messages/${reference}`;
  const stage = async () => {
    const key = requestKey(await storage.secret("documents"), reference);
    const status = await requestStatus(storage, reference, key);
    return [status?.stage, status?.closedBecause];
  };
  expect(await fillIn(path, `${path}/read`)).toContain("somebody is looking after it");
  expect(await stage()).toEqual(["read", null]);
  await fillIn(path, `${path}/answered`);
  const { answeredAt } = (await storage.submissions.find(reference))!;
  expect(answeredAt).not.toBeNull();
  await fillIn(path, `${path}/note`, { note: "Called twice." });
  const late = await refusal(`${path}/note`, { note: "At home on Mondays." });
  expect(late).toMatch(/^422 .*Called twice\.\n\nAt home on Mondays\./s);
  const long = { note: "x".repeat(2001) };
  expect(await refusal(`${path}/note`, long)).toMatch(/^422 .*2,000 characters/s);
  expect(await refusal(`${path}/close`)).toMatch(/^422 .*Choose one of these/s);
  await fillIn(path, `${path}/close`, { because: "unreachable" });
  expect(await stage()).toEqual(["closed", "unreachable"]);
  expect(await open(path)).toMatch(/Closed: nobody can be reached.*Called twice\./s);
  const lines = await storage.audit.listAbout(reference);
  const of = { form: "story", reference, by: "Ana" };
  expect(lines.filter(({ action }) => action === "stage").map(({ detail }) => detail)).toEqual([
    { ...of, stage: "read" },
    { ...of, stage: "answered" },
    { ...of, stage: "closed", because: "unreachable" },
  ]);
  const [all, changes] = [await open("/record"), await open("/record?changes=")];
  expect(changes).toContain("Set to “closed”: story, nobody can be reached, LWH-");
  expect([all, changes].map((text) => text.includes("Looked at"))).toEqual([true, false]);
  expect(all).toContain("The record is complete and unchanged.");
  // Open again: why it was closed is gone, the first answer stays.
  site.clock.pass(day);
  await fillIn(path, `${path}/read`);
  expect(await stage()).toEqual(["read", null]);
  await fillIn(path, `${path}/answered`);
  expect(await storage.submissions.find(reference)).toMatchObject({ answeredAt });
});

test("an answer by staff clears a message of suspicion and of held e-mails", async () => {
  const { reference, id } = await keep({ state: "suspected", suspicions: ["honeypot"] });
  const path = `/messages/${reference}`;
  const held = { state: "held", submissionId: id } as const;
  await storage.outbox.add([sampleMail()], { now: site.clock.now(), ...held });
  await fillIn(path, `${path}/read`);
  expect(await storage.submissions.find(reference)).toMatchObject({ state: "suspected" });
  await fillIn(path, `${path}/answered`);
  expect(await storage.submissions.find(reference)).toMatchObject({ state: "received" });
  expect(await storage.outbox.listOf({ submissionId: id })).toEqual([]);
  const cleared = expect.objectContaining({ action: "cleared" });
  expect(await storage.audit.listAbout(reference)).toContainEqual(cleared);
});

test("held and given-up e-mails leave at a press of staff", async () => {
  const { reference, id } = await keep({ state: "suspected", suspicions: ["honeypot"] });
  const path = `/messages/${reference}`;
  const held = { state: "held", submissionId: id } as const;
  await storage.outbox.add([sampleMail()], { now: site.clock.now(), ...held });
  expect(await open(path)).toContain("a hidden field was filled in");
  await fillIn(path, `${path}/accept`);
  expect((await storage.submissions.find(reference))?.state).toBe("received");
  await storage.outbox.add([sampleMail()], { now: site.clock.now() });
  for (const mail of await site.dueMails())
    await storage.outbox.markFailed(mail, "550 no such mailbox", "dead");
  expect(await open("/mail")).toContain("550 no such mailbox");
  site.clock.pass(minute);
  await fillIn(path, `${path}/retry`);
  const deadAfter = new Date(site.clock.now().getTime() + 3 * day);
  expect(await site.dueMails()).toMatchObject([{ submissionId: id, attempts: 1, deadAfter }]);
  await fillIn("/mail", "/mail/retry");
  site.clock.pass(day);
  expect(await open("/")).toContain("E-mails waiting, some for more than an hour: 2");
});

test("a check is entered, corrected and canceled by forms with each slip at its field", async () => {
  const slip = { received: "2026-05-18", way: "check", amount: "many", language: "en" };
  const headers = { "accept-language": "es" };
  const refused = await ask("POST", "/gifts/enter", { form: slip, headers });
  expect(`${refused.status} ${refused.text}`).toMatch(
    /^422 .*href="#enter_gift-amount".*value="many".*Escriba dólares, por/s,
  );
  const luz = { name: "Luz Cali", email: "luz@example.org", thank: "on" };
  const right = { ...slip, ...luz, amount: "250", idempotency_key: "k1" };
  const page = await fillIn("/gifts/enter", "/gifts/enter", right);
  expect(page).toMatch(/US\$250.00 from Luz Cali.*>Payment<.*>US\$250.00 (credit|debit)</s);
  const number = /LWR-[\w-]+/.exec(page)![0];
  expect((await ask("GET", `/gifts/${number}/receipt.pdf`)).text).toMatch(/^%PDF/);
  const correct = `/gifts/${number}/correct`;
  const shown = /name="seen" value="(\w+)".*name="amount" value="250"/s;
  const [, seen = ""] = shown.exec(await open(correct))!;
  const change = { ...right, amount: "205", seen };
  await send(correct, change);
  // The button was pressed twice.
  const corrected = await send(correct, change);
  expect(corrected).toContain("US$205.00");
  expect(corrected).toContain(`<a href="/gifts/${number}">`);
  const next = /LWH-[\w-]+/.exec(corrected)![0];
  expect(await open(`/gifts/${number}`)).toMatch(
    new RegExp(`Canceled<.*it was entered again<.*Replaced by<.*<a href="/gifts/${next}">`, "s"),
  );
  const withdraw = `/gifts/${/<h3>(LWR-[\w-]+)/.exec(corrected)![1]}/withdraw`;
  const bounced = { because: "bounced", sure: "on" };
  expect(await open(withdraw)).toContain("US$205.00 from Luz Cali");
  await fillIn(withdraw, withdraw, bounced);
  expect(await refusal(withdraw, bounced)).toMatch(/^409/);
});

test("a card's gift takes a repeated receipt and, after one more question, a refund", async () => {
  const { reference } = await site.paidGift({ name: "Rosa Tun" });
  const stateNow = async () => (await storage.gifts.find(reference, "reference"))!.state;
  const page = `/gifts/${reference}`;
  const number = /<h3>(LWR-[\w-]+)/.exec(await open(page))![1]!;
  expect(await fillIn(page, `/gifts/${number}/resend`)).toContain("The receipt is sent again");
  const refund = `/gifts/${number}/refund`;
  const form = await open(refund);
  expect(form).toContain("US$55 is left");
  const left = /name="left" value="(\d+)"/.exec(form)![1]!;
  expect(await refusal(refund, { amount: "55", left })).toMatch(/^422 .*value="55"/s);
  expect(await stateNow()).toBe("received");
  const part = { amount: "20", left, sure: "on" };
  vi.spyOn(acting.payments, "refund").mockRejectedValueOnce(new PaymentsUnavailable("no answer"));
  expect(await refusal(refund, part)).toMatch(/^409 .*not known.*value="20"/s);
  await fillIn(refund, refund, part);
  // Back in the browser, and pressed again.
  expect(await refusal(refund, part)).toMatch(/^422 .*Look at what is left/s);
  await send(refund, { amount: "35", left: "35", sure: "on" });
  expect(await stateNow()).toBe("refunded");
});

test("a monthly gift is stopped after one more question, with an e-mail to its donor", async () => {
  const email = "nikte@example.org";
  const { reference } = await site.paidGift({ interval: "monthly", email });
  const stop = `/gifts/${reference}/stop`;
  expect(await refusal(stop)).toMatch(/^422/);
  expect(await fillIn(stop, stop, { sure: "on" })).toContain("is charged no more");
  const mails = await storage.outbox.listOfPerson(email);
  expect(mails.map(({ name }) => name)).toContain("gift-recurring-stopped");
  expect(await refusal(stop, { sure: "on" })).toMatch(/^409/);
});

test("To do lists refund requests and names to read, with the sum that was paid", async () => {
  const gift = await site.paidGift({ name: "Rosa Tun", displayName: "Rosita", giftCents: 3500 });
  await storage.gifts.change(gift.row, { giftCents: 5000 });
  const page = `/gifts/${gift.reference}`;
  expect(await open(page)).toMatch(/^(?!.*(?:Shown in|Paused)).*US\$35.00 from Rosa Tun/s);
  expect(await open("/search?q=rosita")).toContain(gift.reference);
  await requestRefund(site.giving, gift.id, (await site.receiptOf(gift)).number);
  expect(await open("/")).toMatch(/Refunds.*US\$35.00, Rosa Tun.*Names.*US\$35.00, Rosa Tun/s);
  expect(await fillIn(page, `${page}/show-name`)).not.toContain(`${page}/show-name`);
  // The donor asked the bank too.
  await storage.gifts.change(gift.row, { state: "disputed" });
  expect(await open("/")).toMatch(/Refunds to make.*Rosa Tun/s);
  await fillIn(page, `${page}/close-request`);
  expect(await open("/")).not.toContain("Refunds to make");
});

test("a pasted list is looked at first, entered whole and never twice", async () => {
  const paste = (list: string, more = {}) => refusal("/gifts/import", { list, ...more });
  const head = "received\tway\tlanguage\tamount\tname";
  const list = `${head}\n2026-03-01\tcash\ten\t20\tTz’utz\n2026-03-02\tcash\tes\t30\tB’alam`;
  const unknown = />Line 1<.*"Column">sum<.*>received<.*line must name/s;
  expect(await paste("name\tsum\t")).toMatch(unknown);
  const slip = list.replace("2026-03-01", "1/3/2026").replace("\t20\t", "\tmany\t");
  expect(await paste(slip)).toMatch(/^422 .*Lines to fix: 1.*write it as 2026.*such as 250/s);
  const before = await storage.gifts.count({});
  expect(await paste(list)).toContain("Gifts to enter: 2");
  expect(await storage.gifts.count({})).toBe(before);
  expect(await paste(list, { sure: "on" })).toMatch(/^303/);
  expect(await storage.gifts.count({})).toBe(before + 2);
  expect(await paste(list.replace("B’", "b’"))).toMatch(/left out: 1.*Perhaps .*Lines: 3/s);
});

test("money of no gift waits on the first page until a person says whose it is", async () => {
  const { reference } = await site.started({ name: "Rosa Tun", interval: "monthly" });
  const now = site.clock.now();
  for (const paymentId of ["pi_ours", "pi_theirs"]) {
    const payment = { paymentId, giftCents: 900, feeCoverCents: 0 };
    const of = { id: `evt ${paymentId}`, createdAt: now, giftId: "lost", knownBy: null };
    const event = { ...of, names: [paymentId], fact: { kind: "invoice_paid", payment } } as const;
    await storage.gifts.addEvent(event, "demonstration", now);
  }
  expect(await open("/")).toContain("Payments that belong to no gift we know: 2");
  const slip = { payment: "pi_ours", number: "LWH" };
  expect(await refusal("/money/gift", slip)).toMatch(/^422 .*There is no gift by card under/s);
  const other = await site.paidGift({ interval: "monthly" });
  const running = { payment: "pi_ours", number: other.reference };
  expect(await refusal("/money/gift", running)).toMatch(/^409 .*charge of a recurring gift/s);
  const ours = { payment: "pi_ours", number: reference };
  expect(await fillIn("/money", "/money/gift", ours)).toContain("US$9.00");
  const theirs = { payment: "pi_theirs", sure: "on" };
  expect(await refusal("/money/elsewhere", { payment: "pi_theirs" })).toMatch(/^422/);
  expect(await send("/money/elsewhere", theirs)).toContain("All money belongs");
  expect(await refusal("/money/elsewhere", theirs)).toMatch(/^409/);
});

test("an issue goes to its sender first, then to every reader once", async () => {
  onTestFinished(addIssues());
  for (const page of ["/", "/mail", "/newsletter"]) {
    desk.canMailLeave.mockReturnValueOnce(false);
    expect(await open(page)).toContain("no e-mail leaves");
    expect(await open(page)).not.toContain("no e-mail leaves");
  }
  expect(await open(`/newsletter/${olderIssue}`)).toContain("no reader has confirmed");
  const confirmed = { state: "confirmed", confirmedAt: site.clock.now() } as const;
  await storage.subscribers.save(sampleSubscriber({ email: "ixel@example.org", ...confirmed }));
  const mailsTo = async (email: string) => (await storage.outbox.listOfPerson(email)).length;
  const path = `/newsletter/${olderIssue}`;
  expect(await open("/newsletter")).toContain(path);
  expect(await open(path)).toContain("Rain &amp; tires");
  await fillIn(path, `${path}/test`, { email: "me@example.org" });
  expect(await mailsTo("me@example.org")).toBe(2);
  expect(await refusal(`${path}/send`)).toMatch(/^422/);
  expect(await mailsTo("ixel@example.org")).toBe(0);
  await fillIn(path, `${path}/send`, { sure: "on" });
  expect(await send(`${path}/send`, { sure: "on" })).toContain("Nobody is left to send it to");
  expect(await mailsTo("ixel@example.org")).toBe(1);
  site.clock.pass(15 * day);
  expect(await open(path)).toContain("was sent too long ago");
});

test("a person is found by name without accents, exported as a file and erased", async () => {
  const email = "jose@example.org";
  const fields = { name: "José D’Ángel", phone: "+502 5555-1234" };
  const { reference } = await keep({ email, fields });
  await storage.subscribers.save(sampleSubscriber({ email, state: "confirmed" }));
  const other = await keep({ fields: { name: "Jose d'Angelo", phone: "5555 1234" } });
  const both = new RegExp(`${other.reference}.*${reference}`, "s");
  for (const typed of ["jose d'ang", "55551234", "(502) 5555 1234", "00502 5555-1234"])
    expect(await open(`/search?q=${encodeURIComponent(typed)}`)).toMatch(both);
  const found = await ask("GET", `/search?q=${reference.toLowerCase()}`);
  expect(found.to).toBe(`/messages/${reference}`);
  const to = `/people?${new URLSearchParams({ email }).toString()}`;
  expect(await open(`/messages/${reference}`)).toContain(to);
  expect(await open(to)).toContain(reference);
  const file = await ask("POST", "/people/export", { form: { email } });
  expect(file.headers["content-disposition"]).toMatch(/^attachment; filename="person-/);
  expect(JSON.parse(file.text)).toMatchObject({ email, submissions: [{ reference }] });
  const erase = `/people/erase?email=${email}`;
  expect(await open(erase)).toContain("erased for good");
  expect((await record())[0]?.detail).toEqual({ page: "person", by: "Ana" });
  expect(await refusal("/people/erase", { email })).toMatch(/^422/);
  const monthly = { email: "rosa@example.org", interval: "monthly" } as const;
  const gift = await site.paidGift(monthly);
  const begun = await site.started({ email: "begun@example.org" });
  for (const { email: of, reference: kept } of [gift, begun])
    expect(await refusal("/people/erase", { email: of, sure: "on" })).toContain(kept);
  await storage.gifts.change(begun.row, { checkoutUrl: null, state: "waiting" });
  expect(await refusal("/people/erase", { email: begun.email, sure: "on" })).toMatch(/^409/);
  await fillIn(erase, "/people/erase", { email, sure: "on" });
  expect(await storage.submissions.find(reference)).toBeNull();
  expect((await ask("GET", erase)).status).toBe(409);
  expect(await open(to)).not.toContain("/people/erase");
});

test("narrowed lists are saved for a spreadsheet with a line in the record", async () => {
  const { reference } = await keep({ form: "goods-offer", fields: { name: "=1+1" } });
  const other = await keep();
  const all = await ask("POST", "/messages/table");
  expect(all.headers["content-disposition"]).toMatch(/filename="messages-.+\.csv"/);
  const messages = await ask("POST", "/messages/table", { form: { form: "goods-offer" } });
  expect(messages.headers["content-disposition"]).toMatch(/filename="goods-offer-.+\.csv"/);
  expect(messages.text).toMatch(new RegExp(`${reference}.*'=1\\+1`));
  expect(messages.text).not.toContain(other.reference);
  expect(await open("/gifts")).toContain(">Once<");
  const gifts = await ask("POST", "/gifts/table", { form: { state: "received" } });
  expect(gifts.text).toMatch(/^\uFEFFreceipt,paid_at/);
  await storage.subscribers.save(sampleSubscriber({ state: "asked" }));
  const confirmedAt = new Date("2026-01-01T03:00:00Z");
  const reader = sampleSubscriber({ state: "confirmed", confirmedAt });
  await storage.subscribers.save(reader);
  const { text } = await ask("POST", "/subscribers/table");
  expect(text).toMatch(/^\uFEFFemail,language/);
  expect(text).toContain(`/es/newsletter/unsubscribe?token=${reader.token}`);
  expect(text).not.toContain(",asked,");
  expect(text, "on the clocks of Guatemala").toContain(",2025-12-31 21:00,");
  const said = (await record()).filter(({ action }) => action === "exported").slice(0, 3);
  const forms = ["newsletter", "gifts", "goods-offer"].map((form) => [form, "Ana"]);
  expect(said.map(({ detail }) => [detail["form"], detail["by"]])).toEqual(forms);
});

test("only existing pages of the desk answer, in both languages", async () => {
  const pages = "messages gifts gifts/enter gifts/import fees fees/enter newsletter subscribers";
  for (const page of ["", ...`${pages} mail statements record search?q=nobody`.split(" ")]) {
    const spanish = await ask("GET", `/${page}`, { headers: { "accept-language": "es-GT" } });
    expect([spanish.status, spanish.text.includes('<html lang="es">')]).toEqual([200, true]);
    expect(await open(`/${page}`)).toMatch(
      /<html lang="en">(?!.*aria-current.*aria-current)(?!.*maxLength)/s,
    );
  }
  const missing = ["messages/LWH-0000-00", "gifts/nothing", "fees/nothing/letter"];
  for (const path of [...missing, "fees/LWR-7K3M-9PQD", "x"])
    expect((await ask("GET", `/${path}`)).status, path).toBe(404);
  expect((await ask("GET", "//")).status, "no address").toBe(400);
});
