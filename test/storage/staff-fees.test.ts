import { afterAll, expect, test } from "vitest";
import { controlNames } from "#domain/forms/form.ts";
import { openDesk } from "./open-desk.ts";

const { storage, giving, ask, open, send, fillIn, record, keep, close } = await openDesk();
afterAll(() => close());

test("an answer is written at the desk, mailed once, kept with its message and erased with its person", async () => {
  const { reference, id } = await keep({
    email: "luz@example.org",
    language: "es",
    fields: { name: "Luz", message: "¿Reciben llantas?" },
  });
  const path = `/messages/${reference}`;
  expect(await open(`${path}?template=more`)).toContain("Para responderle bien");
  const text = "Sí, todos los martes.\nTraiga también <b>guantes</b>.";
  const page = await fillIn(path, `${path}/answer`, { text });
  expect(page).toContain("Traiga también &lt;b&gt;guantes");
  const again = { text, [controlNames.idempotencyKey]: "twice" };
  await send(`${path}/answer`, again);
  await send(`${path}/answer`, again);
  const answers = await storage.outbox.listOf(id);
  expect(answers).toHaveLength(2);
  expect(answers[0]).toMatchObject({ to: { email: "luz@example.org" }, state: "waiting" });
  expect(answers[0]!.subject).toContain(reference);
  expect(answers[0]!.text).toMatch(/Luz:\n\nSí, todos los martes\..*nos escribió:\n\n¿Reciben/s);
  expect(answers[0]!.html).toContain("<p>Sí, todos los martes.</p>");
  expect((await storage.submissions.find(reference))?.stage).toBe("answered");
  expect((await ask("POST", `${path}/answer`, { form: { text: " " } })).status).toBe(422);
  const now = giving.clock.now();
  const due = { now, leaseMs: 1000, limit: 9 };
  for (const one of await storage.outbox.claim(due)) await storage.outbox.markSent(one, now);
  await storage.outbox.eraseOld(new Date(now.getTime() + 1));
  expect(await storage.outbox.listOf(id)).toHaveLength(2);
  await storage.erasePerson("luz@example.org");
  expect(await storage.outbox.listOf(id)).toEqual([]);
});

const deposit = {
  received: "2026-05-15",
  way: "transfer",
  amount: "612.50",
  for: "workshop",
  details: "Anticipo de octubre",
  name: "Luz Cali",
  email: "luz@example.org",
  language: "es",
  note: "transfer 77",
  tell: "on",
};
const numberIn = (page: string) => /LWF-[\w-]+/.exec(page)![0];
const enter = async (own: Record<string, string> = {}) =>
  numberIn(await send("/fees/enter", { ...deposit, ...own }));

test("a deposit for a workshop is entered from its request, once, and stands on its page", async () => {
  const { reference } = await keep({
    form: "workshop-interest",
    language: "es",
    email: "luz@example.org",
    fields: { name: "Luz Cali" },
  });
  const form = await open(`/fees/enter?request=${reference}`);
  const filled = ["luz@example.org", "Luz Cali", reference].map((value) => `value="${value}"`);
  for (const one of [...filled, '<option value="workshop" selected="">Green building workshop'])
    expect(form).toContain(one);
  const own = { ...deposit, request: reference, idempotency_key: "pressed twice" };
  const page = await send("/fees/enter", own);
  await send("/fees/enter", own);
  expect(await storage.programFees.count({})).toBe(1);
  for (const words of [
    "The program fee is entered.",
    "US$612.50 from Luz Cali, luz@example.org",
    "Green building workshop: Anticipo de octubre",
    "transfer 77",
    `href="/messages/${reference}"`,
    "Su pago de US$612.50",
  ]) {
    expect(page).toContain(words);
  }
  const number = numberIn(page);
  const request = await open(`/messages/${reference}`);
  expect(request).toContain(`href="/fees/${number}"`);
  // Its history names the fee.
  expect(request).toContain(`Program fee entered: ${number}`);
  expect(await record()).toContainEqual({
    action: "fee_entered",
    detail: { fee: number, reference, by: "Ana" },
  });
});

test("a confirmation is read as it is mailed, corrected by another one, and taken back with a reason", async () => {
  const email = "rosa@example.org";
  const number = await enter({ email, name: "Rosa Tun", amount: "621.50" });
  const mail = await ask("GET", `/fees/${number}/letter`);
  expect(mail.status).toBe(200);
  expect(mail.headers["content-security-policy"]).toContain("default-src 'none'");
  for (const words of ["Rosa Tun", "US$621.50", number, "no es un recibo de donativo"]) {
    expect(mail.text).toContain(words);
  }
  expect(await open(`/fees/${number}/correct`)).toContain('name="amount" value="621.50"');
  const right = { ...deposit, email, name: "Rosa Tun" };
  const corrected = await send(`/fees/${number}/correct`, right);
  expect(corrected).toContain("US$612.50");
  expect(corrected).toContain(`in place of ${number}`);
  const next = /<dd>(LWF-[\w-]+)/.exec(corrected)![1]!;
  for (const path of ["correct", "withdraw", "letter"]) {
    expect((await ask("GET", `/fees/${number}/${path}`)).status).toBe(409);
  }
  expect((await ask("POST", `/fees/${number}/correct`, { form: right })).status).toBe(409);
  expect(await send(`/fees/${next}/resend`)).toContain("The confirmation is sent again");

  const because = { because: "returned", tell: "on" };
  expect((await ask("POST", `/fees/${next}/withdraw`, { form: because })).status).toBe(422);
  expect((await storage.programFees.find(next))?.withdrawn).toBeNull();
  const taken = await send(`/fees/${next}/withdraw`, { ...because, sure: "on" });
  expect(taken).toContain("Canceled: the money was given back");
});

test("fees are found, listed with their sums by year and kind, and saved for a spreadsheet", async () => {
  const trip = await enter({
    for: "trip",
    amount: "1,000",
    name: "José Cutzal",
    email: "",
    details: "=1+1",
  });
  await enter({ for: "trip", amount: "0.50", received: "2025-12-31", name: "Bo", email: "" });
  const list = await open("/fees");
  const cells = [...list.matchAll(/<td>(.*?)<\/td>/g)].map(([, text]) => text);
  expect(cells.join(" ")).toContain("2026 Group trip US$1,000.00 (1) 2025 Group trip US$0.50 (1)");
  const narrow = await open("/fees?for=trip&year=2026");
  expect(narrow).toContain(trip);
  expect(narrow).toContain("1 of 1 shown");
  const file = await ask("POST", "/fees/table", { form: { for: "trip", year: "2026" } });
  expect(file.headers["content-disposition"]).toMatch(/filename="fees-.+\.csv"/);
  const [head, row, ...more] = file.text.split("\r\n").filter(Boolean);
  expect(head).toMatch(/^\uFEFFnumber,received,year,for,details,usd,/);
  expect(row).toContain(`${trip},2026-05-15,2026,trip,'=1+1,1000.00,transfer,José Cutzal,,es,`);
  expect(more).toEqual([]);
  expect((await record())[0]).toEqual({
    action: "exported",
    detail: { form: "fees", format: "csv", rows: 1, by: "Ana" },
  });
  expect(await open("/search?q=jose%20cut")).toContain(trip);
  const found = await ask("GET", `/search?q=${trip.toLowerCase()}`);
  expect(found.headers["location"]).toBe(`/fees/${trip}`);
});

test("who paid without an address is erased by the fee's number", async () => {
  const number = await enter({ email: "", name: "Nicté Sol" });
  const path = `/fees/${number}/erase`;
  expect(await open(path)).toContain("Nicté Sol is erased");
  expect((await ask("POST", path)).status).toBe(422);
  expect((await storage.programFees.find(number))?.name).toBe("Nicté Sol");
  const page = await send(path, { sure: "on" });
  expect(page).toContain("US$612.50 from somebody without a name");
  expect(page).not.toMatch(/Nicté|transfer 77/);
  expect((await record())[1]).toEqual({
    action: "erased",
    detail: { fees: 1, fee: number, by: "Ana" },
  });
  expect((await ask("POST", path, { form: { sure: "on" } })).status).toBe(409);
  const withAddress = await enter();
  const refused = await ask("POST", `/fees/${withAddress}/erase`, { form: { sure: "on" } });
  expect([refused.status, refused.text.includes("has an e-mail address")]).toEqual([409, true]);
});
