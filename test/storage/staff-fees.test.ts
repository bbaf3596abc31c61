import { afterAll, expect, test } from "vitest";
import { openDesk } from "./open-desk.ts";

const desk = await openDesk();
afterAll(() => desk.close());

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
  numberIn(await desk.send("/fees/enter", { ...deposit, ...own }));
const lettersTo = (email: string) => desk.storage.outbox.listOfPerson(email);

test("a deposit for a workshop is entered from its request, once, and stands on its page", async () => {
  const { reference } = await desk.keep({
    form: "workshop-interest",
    language: "es",
    email: "luz@example.org",
    fields: { name: "Luz Cali" },
  });
  const form = await desk.open(`/fees/enter?request=${reference}`);
  for (const filled of [
    'value="luz@example.org"',
    'value="Luz Cali"',
    `value="${reference}"`,
    '<option value="workshop" selected="">Green building workshop',
    '<option value="es" selected="">',
  ]) {
    expect(form).toContain(filled);
  }
  const own = { ...deposit, request: reference, idempotency_key: "pressed twice" };
  const page = await desk.send("/fees/enter", own);
  await desk.send("/fees/enter", own);
  expect(await desk.storage.programFees.count({})).toBe(1);
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
  const request = await desk.open(`/messages/${reference}`);
  expect(request).toContain(`href="/fees/${number}"`);
  // Its history names the fee.
  expect(request).toContain(`Program fee entered: ${number}`);
  expect(await desk.record()).toContainEqual({
    action: "fee_entered",
    detail: { fee: number, reference, by: "Ana" },
  });
});

test("a confirmation is read as it is mailed, corrected by another one, and taken back with a reason", async () => {
  const email = "rosa@example.org";
  const number = await enter({ email, name: "Rosa Tun", amount: "621.50" });
  const letter = await desk.ask("GET", `/fees/${number}/letter`);
  expect(letter.status).toBe(200);
  expect(letter.headers["content-security-policy"]).toContain("default-src 'none'");
  for (const words of ["Rosa Tun", "US$621.50", number, "no es un recibo de donativo"]) {
    expect(letter.text).toContain(words);
  }
  expect(await desk.open(`/fees/${number}/correct`)).toContain('name="amount" value="621.50"');
  const slip = await desk.ask("POST", `/fees/${number}/correct`, {
    form: { ...deposit, amount: "" },
  });
  expect(slip.status).toBe(422);
  const right = { ...deposit, email, name: "Rosa Tun" };
  const corrected = await desk.send(`/fees/${number}/correct`, right);
  expect(corrected).toContain("US$612.50");
  expect(corrected).toContain(`in place of ${number}`);
  const next = /<dd>(LWF-[\w-]+)/.exec(corrected)![1]!;
  expect(next).not.toBe(number);
  expect(await desk.open(`/fees/${number}`)).toContain("Canceled: ");
  for (const path of ["correct", "withdraw", "letter"]) {
    expect((await desk.ask("GET", `/fees/${number}/${path}`)).status).toBe(409);
  }
  expect((await desk.ask("POST", `/fees/${number}/correct`, { form: right })).status).toBe(409);
  expect(await desk.send(`/fees/${next}/resend`)).toContain("The confirmation is sent again");

  const because = { because: "returned", tell: "on" };
  expect((await desk.ask("POST", `/fees/${next}/withdraw`, { form: because })).status).toBe(422);
  expect((await desk.storage.programFees.find(next))?.withdrawn).toBeNull();
  const taken = await desk.send(`/fees/${next}/withdraw`, { ...because, sure: "on" });
  expect(taken).toContain("Canceled: the money was given back");
  expect((await lettersTo(email)).map(({ name }) => name)).toEqual([
    "program-fee-confirmation",
    "program-fee-confirmation",
    "program-fee-confirmation",
    "program-fee-withdrawn",
  ]);
  const done = (await desk.record()).filter(({ action }) => action.startsWith("fee_"));
  expect(done.slice(0, 4)).toEqual([
    { action: "fee_withdrawn", detail: { fee: next, because: "returned", by: "Ana" } },
    { action: "fee_sent", detail: { fee: next, by: "Ana" } },
    { action: "fee_entered", detail: { fee: next, replaces: number, by: "Ana" } },
    { action: "fee_entered", detail: { fee: number, by: "Ana" } },
  ]);
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
  const list = await desk.open("/fees");
  const cells = [...list.matchAll(/<td>(.*?)<\/td>/g)].map(([, text]) => text);
  expect(cells.join(" ")).toContain("2026 Group trip US$1,000.00 (1) 2025 Group trip US$0.50 (1)");
  const narrow = await desk.open("/fees?for=trip&year=2026");
  expect(narrow).toContain(trip);
  expect(narrow).toContain("1 of 1 shown");
  const file = await desk.ask("POST", "/fees/table", { form: { for: "trip", year: "2026" } });
  expect(file.headers["content-disposition"]).toMatch(/filename="fees-.+\.csv"/);
  const [head, row, ...more] = file.text.split("\r\n").filter(Boolean);
  expect(head).toMatch(/^\uFEFFnumber,received,year,for,details,usd,/);
  expect(row).toContain(`${trip},2026-05-15,2026,trip,'=1+1,1000.00,transfer,José Cutzal,,es,`);
  expect(more).toEqual([]);
  expect((await desk.record())[0]).toEqual({
    action: "exported",
    detail: { form: "fees", format: "csv", rows: 1, by: "Ana" },
  });
  expect(await desk.open("/search?q=jose%20cut")).toContain(trip);
  const found = await desk.ask("GET", `/search?q=${trip.toLowerCase()}`);
  expect(found.headers["location"]).toBe(`/fees/${trip}`);
});

test("a payer's page leads to their fees, and erased they stand there without the person", async () => {
  const email = "tomas@example.org";
  const number = await enter({ email, name: "Tomás Ajú" });
  const led = await desk.ask("GET", `/people/${number}`);
  expect(await desk.open(led.headers["location"]!)).toContain(number);
  const file = await desk.ask("POST", "/people/export", { form: { email } });
  expect(JSON.parse(file.text)).toMatchObject({ fees: [{ number, cents: 61_250 }] });
  expect(await desk.open(`/people/erase?email=${email}`)).toMatch(
    /Program fees that stay in the books[^<]*<\/dt><dd>1</,
  );
  await desk.send("/people/erase", { email, sure: "on" });
  const page = await desk.open(`/fees/${number}`);
  expect(page).toContain("US$612.50 from nobody named");
  expect(page).not.toMatch(/Tomás|tomas@/);
  expect((await desk.ask("POST", `/fees/${number}/resend`)).status).toBe(409);
});

test("who paid without an address is erased by the fee's number", async () => {
  const number = await enter({ email: "", name: "Nicté Sol" });
  const path = `/fees/${number}/erase`;
  expect(await desk.open(path)).toContain("Nicté Sol is erased");
  expect((await desk.ask("POST", path)).status).toBe(422);
  expect((await desk.storage.programFees.find(number))?.name).toBe("Nicté Sol");
  const page = await desk.send(path, { sure: "on" });
  expect(page).toContain("US$612.50 from nobody named");
  expect(page).not.toMatch(/Nicté|transfer 77/);
  expect((await desk.record())[1]).toEqual({
    action: "erased",
    detail: { fees: 1, fee: number, by: "Ana" },
  });
  expect((await desk.ask("POST", path, { form: { sure: "on" } })).status).toBe(409);
  const withAddress = await enter();
  const refused = await desk.ask("POST", `/fees/${withAddress}/erase`, { form: { sure: "on" } });
  expect([refused.status, refused.text.includes("has an e-mail address")]).toEqual([409, true]);
});
