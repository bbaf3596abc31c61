import { afterAll, expect, onTestFinished, test } from "vitest";
import { dailyJob } from "#domain/daily/clock-doubt.ts";
import { reloadContent, useContent } from "#reader/load.ts";
import { sampleMail, sampleSubscriber } from "../fakes/samples.ts";
import { contentWithIssues, olderIssue } from "../fakes/newsletter-issues.ts";
import { openDesk } from "./open-desk.ts";

const { storage, giving, place, ask, open, send, fillIn, record, keep, close } = await openDesk();
afterAll(() => close());

test.each([
  ["no cookie", { cookie: "" }, "The desk is locked"],
  ["another cookie", { cookie: "staff-1=other" }, "The desk is locked"],
  ["a page of another origin", { origin: "https://example.org" }, "another origin"],
  ["a page in a sandbox", { origin: "null" }, "another origin"],
  ["a name of somebody else's that leads here", { host: "example.org" }, "another host"],
  ["a link on another site", { "sec-fetch-site": "cross-site" }, "another site"],
])("with %s nothing is shown or changed", async (_, headers, says) => {
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

test("the opened address becomes a cookie that no script reads, and opens nothing a second time", async () => {
  const headers = { cookie: "" };
  const opened = await ask("GET", `/?token=${place.next()}`, { headers });
  expect([opened.status, opened.headers["location"]]).toEqual([303, "/"]);
  expect(String(opened.headers["set-cookie"])).toMatch(/; HttpOnly; SameSite=Strict$/);
  expect(place.cookie).not.toContain(place.token);
  expect((await ask("GET", `/?token=${place.token}`, { headers })).status).toBe(403);
  const again = await ask("GET", `/?token=${place.token}`);
  expect([again.status, again.headers["location"]]).toEqual([303, "/"]);
  const page = await ask("GET", "/");
  expect(page.headers["content-security-policy"]).toContain("default-src 'none'");
  expect(page.headers["cache-control"]).toBe("no-store");
});

test.each([
  "/\t/evil.example",
  "/\n/evil.example",
  "//evil.example",
  "/\\evil.example",
  "/\r\nx: y",
  "evil",
])("whoever changes the language is led back on the desk alone: %j", async (back) => {
  const { status, headers } = await ask("POST", "/language", { form: { language: "es", back } });
  expect([status, headers["location"]]).toEqual([303, "/"]);
});

test("a message is read under the labels of its form, and looking is in the record", async () => {
  const { reference } = await keep({
    form: "goods-offer",
    fields: { name: "<b>Tom</b>", category: "tools-materials", items: "Twelve hammers" },
  });
  expect(await open("/")).toContain(reference);
  expect(await open("/messages?form=goods-offer&state=open")).toContain(reference);
  const page = await open(`/messages/${reference}`);
  expect(page).toContain("Tools and materials");
  expect(page).toContain("&lt;b&gt;Tom");
  expect(await record()).toContainEqual({
    action: "seen",
    detail: { page: "message", reference, by: "Ana" },
  });
});

test("staff say how far they are, keep a note, and their name stands beside it", async () => {
  const { reference } = await keep();
  const path = `/messages/${reference}`;
  expect(await fillIn(path, `${path}/read`)).toContain("somebody is looking after it");
  await fillIn(path, `${path}/note`, { note: "Called twice." });
  const long = await ask("POST", `${path}/note`, { form: { note: "x".repeat(2001) } });
  expect([long.status, long.text.includes("2,000 characters")]).toEqual([422, true]);
  await fillIn(path, `${path}/close`, { because: "unreachable" });
  expect(await storage.submissions.find(reference)).toMatchObject({
    stage: "closed",
    closedBecause: "unreachable",
    staffNote: "Called twice.",
  });
  const page = await open(path);
  expect(page).toContain("Closed: nobody can be reached");
  expect(page).toContain("Called twice.");
  const lines = await storage.audit.listAbout(reference);
  expect(lines.filter(({ action }) => action === "stage").map(({ detail }) => detail)).toEqual([
    { form: "contact", stage: "read", reference, by: "Ana" },
    { form: "contact", stage: "closed", because: "unreachable", reference, by: "Ana" },
  ]);
  expect(await open("/record")).toContain("Set to “closed”: message, nobody can be reached, LWH-");
  expect((await ask("POST", `${path}/close`)).status).toBe(422);
});

test("what was set aside goes out once a person says so; given up e-mails are tried again", async () => {
  const { reference, id } = await keep({ state: "suspected", suspicions: ["honeypot"] });
  const now = giving.clock.now();
  await storage.outbox.add([sampleMail()], { now, state: "held", submissionId: id });
  expect(await open(`/messages/${reference}`)).toContain("a hidden field was filled in");
  await fillIn(`/messages/${reference}`, `/messages/${reference}/accept`);
  expect((await storage.submissions.find(reference))?.state).toBe("received");
  const [mail] = await storage.outbox.claim({ now, leaseMs: 1000, limit: 1 });
  await storage.outbox.markFailed(mail!, "550 no such mailbox", "dead");
  expect(await open("/mail")).toContain("550 no such mailbox");
  await fillIn("/mail", "/mail/retry");
  expect((await storage.outbox.countByState()).dead).toBe(0);
});

test("a check is entered, corrected and taken back; a slip is told beside its field, in Spanish too", async () => {
  const slip = {
    received: "2026-05-18",
    way: "check",
    amount: "many",
    language: "en",
    idempotency_key: "k1",
  };
  const headers = { "accept-language": "es" };
  const refused = await ask("POST", "/gifts/enter", { form: slip, headers });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain("Escriba dólares, por ejemplo 250");
  expect(refused.text).toContain('value="many"');
  const right = {
    ...slip,
    amount: "250",
    name: "Luz Cali",
    email: "luz@example.org",
    thank: "on",
  };
  const page = await fillIn("/gifts/enter", "/gifts/enter", right);
  expect(page).toContain("US$250.00 from Luz Cali");
  // The button was pressed twice.
  await send("/gifts/enter", right);
  expect(await storage.gifts.count({ email: "luz@example.org" })).toBe(1);
  const number = /LWR-[\w-]+/.exec(page)![0];
  const paper = await ask("GET", `/gifts/${number}/receipt.pdf`);
  expect(paper.text.startsWith("%PDF")).toBe(true);
  const typed = await open(`/gifts/${number}/correct`);
  expect(typed).toContain('name="amount" value="250"');
  const corrected = await fillIn(`/gifts/${number}/correct`, `/gifts/${number}/correct`, {
    ...right,
    amount: "205",
  });
  expect(corrected).toContain("US$205.00");
  expect(corrected).toContain(number);
  const next = /<h3>(LWR-[\w-]+)/.exec(corrected)![1]!;
  await fillIn(`/gifts/${next}/withdraw`, `/gifts/${next}/withdraw`, {
    because: "bounced",
    sure: "on",
  });
  expect(
    (await ask("POST", `/gifts/${next}/withdraw`, { form: { because: "bounced", sure: "on" } }))
      .status,
  ).toBe(409);
  const said = (await record()).filter(({ detail }) => detail["by"] === "Ana" && "gift" in detail);
  expect(said.map(({ action }) => action)).toEqual(
    expect.arrayContaining(["entered", "withdrawn", "seen"]),
  );
});

test("a card's gift is given back after one more question, and its receipt sent again", async () => {
  const { reference } = await giving.started({ name: "Rosa Tun" });
  const gift = (await storage.gifts.findByReference(reference))!;
  await giving.giving.demo!.act(gift.checkoutId!, "pay");
  const page = await open(`/gifts/${reference}`);
  const number = /<h3>(LWR-[\w-]+)/.exec(page)![1]!;
  expect(await fillIn(`/gifts/${reference}`, `/gifts/${number}/resend`)).toContain(
    "The receipt is sent again",
  );
  const asked = await open(`/gifts/${number}/refund`);
  expect(asked).toContain("US$55 is left");
  const left = /name="left" value="(\d+)"/.exec(asked)![1]!;
  const unsure = await ask("POST", `/gifts/${number}/refund`, { form: { amount: "55", left } });
  expect([unsure.status, unsure.text.includes('value="55"')]).toEqual([422, true]);
  expect((await storage.gifts.findByReference(reference))!.state).toBe("received");
  const part = { amount: "20", left, sure: "on" };
  await fillIn(`/gifts/${number}/refund`, `/gifts/${number}/refund`, part);
  // Back in the browser, and pressed again.
  const again = await ask("POST", `/gifts/${number}/refund`, { form: part });
  expect([again.status, again.text.includes("Look at what is left")]).toEqual([422, true]);
  await send(`/gifts/${number}/refund`, { amount: "35", left: "35", sure: "on" });
  expect((await storage.gifts.findByReference(reference))!.state).toBe("refunded");
});

test("a pasted list is looked at first, entered whole and never twice", async () => {
  const paste = (list: string, more = {}) =>
    ask("POST", "/gifts/import", { form: { list, ...more } });
  expect((await paste("name\tamount")).text).toContain("The first line must name the columns");
  const head = "received\tway\tlanguage\tamount\tname";
  const wrong = await paste(`${head}\n2026-03-01\tcash\ten\tmany\tTz’utz`);
  expect([wrong.status, wrong.text.includes("Write dollars such as 250")]).toEqual([422, true]);
  const list = `${head}\n2026-03-01\tcash\ten\t20\tTz’utz\n2026-03-02\tcash\tes\t30\tB’alam`;
  const before = await storage.gifts.count({});
  expect((await paste(list)).text).toContain("Gifts to enter: 2");
  expect(await storage.gifts.count({})).toBe(before);
  expect((await paste(list, { sure: "on" })).status).toBe(303);
  expect(await storage.gifts.count({})).toBe(before + 2);
  expect((await paste(list)).text).toContain("All of them were entered before");
});

test("money of no gift waits on the first page until a person says whose it is", async () => {
  const { reference } = await giving.started({ name: "Rosa Tun" });
  const tell = (paymentId: string) =>
    storage.gifts.addEvent(
      {
        id: `evt ${paymentId}`,
        createdAt: giving.clock.now(),
        giftId: "lost",
        knownBy: null,
        names: [paymentId],
        fact: { kind: "invoice_paid", payment: { paymentId, giftCents: 900, feeCoverCents: 0 } },
      },
      "demonstration",
      giving.clock.now(),
    );
  await tell("pi_ours");
  await tell("pi_theirs");
  expect(await open("/")).toContain("Payments that belong to no gift we know: 2");
  const slip = await ask("POST", "/money/gift", { form: { payment: "pi_ours", number: "LWH" } });
  expect([slip.status, slip.text.includes("There is no gift under this number")]).toEqual([
    422,
    true,
  ]);
  const page = await fillIn("/money", "/money/gift", { payment: "pi_ours", number: reference });
  expect(page).toContain("US$9.00");
  expect(await send("/money/elsewhere", { payment: "pi_theirs" })).toContain("All money belongs");
  expect((await ask("POST", "/money/elsewhere", { form: { payment: "pi_theirs" } })).status).toBe(
    409,
  );
});

test("after a jump of the clock a person says that it is right", async () => {
  await storage.startDaily(dailyJob, "2025-01-02");
  expect(await open("/")).toContain("clock has jumped");
  expect(await open("/clock")).toContain("2025-01-02");
  expect((await ask("POST", "/clock")).status).toBe(422);
  expect(await open("/")).toContain("clock has jumped");
  expect(await fillIn("/clock", "/clock", { sure: "on" })).not.toContain("clock has jumped");
  expect((await ask("GET", "/clock")).status).toBe(404);
});

test("an issue goes to its sender first, then to every reader once", async () => {
  useContent(contentWithIssues());
  onTestFinished(reloadContent);
  const confirmed = { state: "confirmed", confirmedAt: giving.clock.now() } as const;
  await storage.subscribers.save(sampleSubscriber({ email: "ixel@example.org", ...confirmed }));
  const mailsTo = async (email: string) => (await storage.outbox.listOfPerson(email)).length;
  const path = `/newsletter/${olderIssue}`;
  expect(await open("/newsletter")).toContain(path);
  expect(await open(path)).toContain("Rain &amp; tires");
  await fillIn(path, `${path}/test`, { email: "me@example.org" });
  expect(await mailsTo("me@example.org")).toBe(2);
  expect((await ask("POST", `${path}/test`, { form: { email: "me" } })).status).toBe(422);
  expect((await ask("POST", `${path}/send`)).status).toBe(422);
  expect(await mailsTo("ixel@example.org")).toBe(0);
  await fillIn(path, `${path}/send`, { sure: "on" });
  const page = await send(`${path}/send`, { sure: "on" });
  expect(page).toContain("Nobody is left to send it to");
  expect(await mailsTo("ixel@example.org")).toBe(1);
  giving.clock.pass(15 * 24 * 3_600_000);
  expect(await open(path)).toContain("was sent too long ago");
});

test("a person is found by name without accents, taken out as a file and erased", async () => {
  const email = "jose@example.org";
  const { reference } = await keep({ email, fields: { name: "José Cutzal", message: "Hola" } });
  await storage.subscribers.save(sampleSubscriber({ email, state: "confirmed" }));
  expect(await open("/search?q=jose%20cut")).toContain(reference);
  const found = await ask("GET", `/search?q=${reference.toLowerCase()}`);
  expect(found.headers["location"]).toBe(`/messages/${reference}`);
  const led = await ask("GET", `/people/${reference}`);
  expect(await open(led.headers["location"]!)).toContain(reference);
  const file = await ask("POST", "/people/export", { form: { email } });
  expect(file.headers["content-disposition"]).toMatch(/^attachment; filename="person-/);
  expect(JSON.parse(file.text)).toMatchObject({ email, submissions: [{ reference }] });
  expect(await open(`/people/erase?email=${email}`)).toContain("erased for good");
  expect((await record())[0]?.detail).toEqual({ page: "person", by: "Ana" });
  expect((await ask("POST", "/people/erase", { form: { email } })).status).toBe(422);
  await fillIn(`/people/erase?email=${email}`, "/people/erase", { email, sure: "on" });
  expect(await storage.submissions.find(reference)).toBeNull();
  expect((await ask("GET", `/people/erase?email=${email}`)).status).toBe(409);
});

test("lists are saved for a spreadsheet as they are narrowed, and the record says so", async () => {
  const { reference } = await keep({ form: "goods-offer", fields: { name: "=1+1" } });
  const other = await keep();
  const file = await ask("POST", "/messages/table", { form: { form: "goods-offer" } });
  expect(file.headers["content-disposition"]).toMatch(/filename="goods-offer-.+\.csv"/);
  expect(file.text).toContain(reference);
  expect(file.text).toContain("'=1+1");
  expect(file.text).not.toContain(other.reference);
  const gifts = await ask("POST", "/gifts/table", { form: { state: "received" } });
  expect(gifts.text.startsWith("\uFEFFreceipt,paid_at")).toBe(true);
  await storage.subscribers.save(sampleSubscriber({ state: "asked" }));
  const reader = sampleSubscriber({ state: "confirmed", confirmedAt: giving.clock.now() });
  await storage.subscribers.save(reader);
  const { text } = await ask("POST", "/subscribers/table");
  expect(text.startsWith("\uFEFFemail,language")).toBe(true);
  expect(text).toContain(`/es/newsletter/unsubscribe?token=${reader.token}`);
  expect(text).not.toContain(",asked,");
  const said = (await record()).filter(({ action }) => action === "exported");
  expect(said.map(({ detail }) => [detail["form"], detail["by"]]).slice(0, 3)).toEqual([
    ["newsletter", "Ana"],
    ["gifts", "Ana"],
    ["goods-offer", "Ana"],
  ]);
});

test("the record tells what was done without what was only looked at, when asked", async () => {
  const { reference } = await keep();
  await send(`/messages/${reference}/answered`);
  const [all, changes] = [await open("/record"), await open("/record?changes=")];
  expect([all, changes].map((text) => text.includes("Looked at"))).toEqual([true, false]);
  expect(changes).toContain("Set to “answered”: message, LWH-");
  expect(all).toContain("The record is complete and unchanged.");
});

test("the statements of a year are seen and mailed once each", async () => {
  await send("/gifts/enter", {
    received: "2026-02-03",
    way: "transfer",
    amount: "40",
    language: "es",
    name: "Ixchel",
    email: "ixchel@example.org",
    idempotency_key: "k2",
  });
  expect(await open("/statements?year=2026")).toContain("ixchel@example.org");
  await send("/statements/send", { year: "2026", sure: "on" });
  const mails = () => storage.outbox.listOfPerson("ixchel@example.org");
  expect(await mails()).toHaveLength(1);
  await send("/statements/send", { year: "2026", sure: "on" });
  expect(await mails()).toHaveLength(1);
});

test("every page of the desk answers in both languages, and what is not there is not found", async () => {
  const pages = "messages gifts gifts/enter gifts/import fees fees/enter newsletter subscribers";
  for (const page of ["", ...`${pages} mail statements record search?q=nobody`.split(" ")]) {
    const path = `/${page}`;
    const spanish = await ask("GET", path, { headers: { "accept-language": "es-GT" } });
    expect([spanish.status, spanish.text.includes('<html lang="es">')]).toEqual([200, true]);
    expect(await open(path)).toContain('<html lang="en">');
  }
  for (const path of [
    "/messages/LWH-0000-00",
    "/gifts/nothing",
    "/fees/nothing/letter",
    "/fees/LWR-7K3M-9PQD",
    "/x",
  ]) {
    expect((await ask("GET", path)).status).toBe(404);
  }
  expect((await ask("GET", "//")).status, "no address").toBe(400);
});
