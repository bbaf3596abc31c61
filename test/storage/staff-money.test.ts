import { expect, test, vi } from "vitest";
import { StorageUnavailable } from "#domain/storage-unavailable.ts";
import { sampleFee } from "../fakes/samples.ts";
import { openDesk } from "./open-desk.ts";

const { storage, site, ask, open, send, fillIn, refusal, record, keep } = await openDesk();

const luz = { name: "Luz Cali", email: "luz@example.org", tell: "on" };
const deposit = { ...sampleFee, ...luz, received: "2026-05-15" };
const numberIn = (page: string) => /LW[FH]-[\w-]+/.exec(page)![0];
const enter = async (own: Record<string, string> = {}) =>
  numberIn(await send("/fees/enter", { ...deposit, ...own }));

test("a deposit for a workshop is entered from its request, with links both ways", async () => {
  const from = { language: "es", email: luz.email, fields: { name: luz.name } } as const;
  const { reference } = await keep({ form: "workshop-interest", ...from });
  const form = await open(`/fees/enter?request=${reference}`);
  for (const value of ["luz@example.org", "Luz Cali", reference])
    expect(form).toContain(`value="${value}"`);
  expect(form).toContain('<option value="workshop" selected="">Green building workshop');
  const page = await send("/fees/enter", { ...deposit, request: reference });
  const paid = ["US$612.50 from Luz Cali, luz@example.org", "Su pago de US$612.50", "transfer 77"];
  const of = ["Green building workshop: Anticipo del taller", `href="/messages/${reference}"`];
  for (const words of ["The program fee is entered.", ...paid, ...of])
    expect(page).toContain(words);
  const fee = numberIn(page);
  const request = await open(`/messages/${reference}`);
  expect(request).toContain(`href="/fees/${fee}"`);
  expect(request).toContain(`Program fee entered: ${fee}`);
  const detail = { fee, reference, by: "Ana" };
  expect(await record()).toContainEqual({ action: "fee_entered", detail });
});

test.for([
  ["/fees/enter", deposit],
  ["/gifts/enter", { received: "2026-05-15", way: "cash", language: "en", name: "Bo" }],
] as const)("a form of %s is one entry, and with other values another", async ([to, own]) => {
  vi.spyOn(storage, "transaction").mockRejectedValueOnce(new StorageUnavailable("busy", null));
  expect(await refusal(to, { ...own, amount: "20" })).toMatch(/^409 .*records did not.*="20"/s);
  const pages: string[] = [];
  for (const [at, more] of [{ amount: "20" }, { amount: "35" }, { amount: "20" }].entries()) {
    const note = `restarted ${at}`;
    pages.push(await send(to, { ...own, ...more, note, idempotency_key: "gone back" }));
  }
  const [first, other, again] = pages.map(numberIn);
  expect(pages[1]).toMatch(/<h1>US\$35\.00 .* is entered\./s);
  expect([first === other, again]).toEqual([false, first]);
  const asked = await ask("POST", to, { form: { ...own, amount: "35" } });
  expect(asked.text.includes('name="again"')).toBe(to === "/gifts/enter");
});

test("a confirmation is shown as mailed, corrected by another and canceled with a reason", async () => {
  const rosa = { email: "rosa@example.org", name: "Rosa Tun" };
  const number = await enter({ ...rosa, amount: "621.50" });
  const letter = await ask("GET", `/fees/${number}/letter`);
  expect(letter.status).toBe(200);
  expect(letter.headers["content-security-policy"]).toContain("default-src 'none'");
  for (const words of ["Rosa Tun", "US$621.50", number, "no es un recibo de donativo"])
    expect(letter.text).toContain(words);
  const correct = `/fees/${number}/correct`;
  expect(await open(correct)).toContain('name="amount" value="621.50"');
  const right = { ...deposit, ...rosa };
  const corrected = await fillIn(correct, correct, right);
  expect(corrected).toContain("US$612.50");
  expect(corrected).toContain(`in place of ${number}`);
  for (const path of ["correct", "withdraw", "letter"])
    expect((await ask("GET", `/fees/${number}/${path}`)).status).toBe(409);
  expect(await refusal(correct, right)).toMatch(/^409 .*which entry takes its.*"Rosa Tun"/s);
  vi.spyOn(storage.programFees, "find").mockRejectedValueOnce(new StorageUnavailable("busy", null));
  expect(await refusal(correct, right)).toMatch(/^409 .*records did not.*<dd>Rosa Tun</s);
  const next = `/fees/${/<dd>(LWF-[\w-]+)/.exec(corrected)![1]}`;
  expect(await open(`/fees/${number}`)).toContain(`Replaced by</dt><dd><a href="${next}"`);
  expect(await send(`${next}/resend`)).toContain("The confirmation is sent again");
  const because = { because: "returned", tell: "on" };
  expect(await refusal(`${next}/withdraw`, because)).toMatch(/^422/);
  expect(await open(next)).not.toContain("Canceled");
  const canceled = await send(`${next}/withdraw`, { ...because, sure: "on" });
  expect(canceled).toContain("Canceled: the money was given back");
});

test("fees are found, listed with their sums by year and kind, and saved for a spreadsheet", async () => {
  const own = { for: "trip", email: "" };
  const jose = { ...own, amount: "1,000", name: "José Cutzal", details: "=1+1" };
  const trip = await enter(jose);
  const bo = await enter({ ...own, amount: "0.50", received: "2025-12-31", name: "Bo" });
  expect(await open(`/fees/${bo}/withdraw`)).toMatch(/^(?!.*Tell them).*no e-mail address/s);
  const list = await open("/fees");
  expect(list).toMatch(/<option[^>]*>2025</);
  const cells = [...list.matchAll(/<t[dh](?: [^>]*)?>(.*?)<\/t/g)].map(([, text]) => text);
  expect(cells.join(" ")).toContain("2026 Group trip US$1,000.00 (1) 2025 Group trip US$0.50 (1)");
  const one = new RegExp(`1 of 1 shown.*${trip}`, "s");
  expect(await open("/fees?for=trip&year=2026")).toMatch(one);
  const file = await ask("POST", "/fees/table", { form: { for: "trip", year: "2026" } });
  expect(file.headers["content-disposition"]).toMatch(/filename="fees-.+\.csv"/);
  const [head, row, ...more] = file.text.split("\r\n").filter(Boolean);
  expect(head).toMatch(/^\uFEFFnumber,received,year,for,details,usd,/);
  expect(row).toContain(`${trip},2026-05-15,2026,trip,'=1+1,1000.00,transfer,José Cutzal,,es,`);
  expect(more).toEqual([]);
  const detail = { form: "fees", format: "csv", rows: 1, by: "Ana" };
  expect((await record())[0]).toEqual({ action: "exported", detail });
  expect(await open("/search?q=jose%20cut")).toContain(trip);
  expect((await ask("GET", `/search?q=${trip.toLowerCase()}`)).to).toBe(`/fees/${trip}`);
});

test("a payer without an address is erased by the fee's number", async () => {
  const fee = await enter({ email: "", name: "Nicté Sol" });
  const path = `/fees/${fee}/erase`;
  expect(await open(path)).toContain("Nicté Sol is erased");
  expect(await refusal(path)).toMatch(/^422/);
  expect((await storage.programFees.find(fee))?.name).toBe("Nicté Sol");
  const page = await send(path, { sure: "on" });
  expect(page).toContain("US$612.50 from somebody without a name");
  expect(page).not.toMatch(/Nicté|transfer 77/);
  const detail = { fees: 1, fee, by: "Ana" };
  expect((await record())[1]).toEqual({ action: "erased", detail });
  expect(await refusal(path, { sure: "on" })).toMatch(/^409/);
  const late = (name: string) => refusal(`/fees/${fee}/correct`, { ...deposit, name });
  expect(await late("Nicté Sol")).toMatch(/^422 .*value="Nicté Sol".*erased in the meantime/s);
  for (const name of ["Nicté Sol", " "]) expect(await late(name)).not.toContain('name="seen"');
  const noted = await enter({ email: "", name: "—", note: "Zoe rang" });
  expect(await open("/search?q=zoe")).toContain(noted);
  expect(await send(`/fees/${noted}/erase`, { sure: "on" })).not.toContain("Zoe");
  const withAddress = `/fees/${await enter()}/erase`;
  expect(await refusal(withAddress, { sure: "on" })).toMatch(/^409 .*has an e-mail address/s);
});

test("statements are mailed once each after the year, and again after a correction", async () => {
  const email = "ixchel@example.org";
  const transfer = { way: "transfer", amount: "40", language: "es", name: "Ixchel", email };
  const enter = (received: string) => site.enter({ received, ...transfer });
  const [wrong] = [await enter("2025-02-03"), await enter("2025-03-03"), await enter("2026-02-03")];
  await site.enter({ received: "2025-04-03", ...transfer, way: "fund", sponsor: "A fund" });
  const half = await site.paidGift({ email: "half@example.org" });
  for (const one of [half.email, "gone@example.org"])
    await site.refund(await site.paidGift({ email: one }), 5500);
  const open2026 = /^(?!.*gone@)(?=.*half@[^$]*>1<).*ixchel@(?!.*\/send)/s;
  expect(await open("/statements?year=2026")).toMatch(open2026);
  expect(await refusal("/statements/send", { year: "2026", sure: "on" })).toMatch(/^409.*is over/s);
  const pressed = await fillIn("/statements", "/statements/send", { sure: "on" });
  expect(pressed).toMatch(
    /ixchel@.*<td[^>]*>2<.*US\$80\.00<.*May 18, 2026<.*is prepared\.<(?!.*\/send)/s,
  );
  await send("/statements/send", { year: "2025", sure: "on" });
  expect(await storage.outbox.listOfPerson(email)).toHaveLength(1);
  for (const name of ["Elda", ""])
    await site.enter({ received: "2025-04-03", ...transfer, email: "", name });
  await site.enter({ received: "2025-04-03", ...transfer, email: "gone@example.org" });
  await storage.erasePerson("gone@example.org");
  const wrongYear = await open("/statements?year=abc");
  expect(wrongYear).toMatch(/such as 2025, which.*Gifts: 2, US\$80\.00 in all.*US\$40\.00, Elda/s);
  let entry = wrong;
  // The first statement has not left when the second takes its place.
  for (const [at, words] of [
    /^(?!.*sustituye).*US\$100/s,
    /US\$110.*sustituye.* de 2025/s,
  ].entries()) {
    const amount = `${60 + 10 * at}`;
    entry = await site.correct(entry, { received: "2025-02-03", ...transfer, amount });
    await fillIn("/statements", "/statements/send", { sure: "on" });
    const mails = await storage.outbox.listOfPerson(email);
    expect([mails.length, mails[at]?.text]).toEqual([at + 1, expect.stringMatching(words)]);
    for (const mail of await site.dueMails()) await storage.outbox.markSent(mail, site.clock.now());
  }
});

test("a corrected gift keeps a purpose and a day that are refused to another", async () => {
  const own = { received: "2016-05-15", way: "cash", language: "en", amount: "20" };
  const gift = await site.enter(own);
  const designationLabel = { en: "The old well", es: "El pozo viejo" };
  await storage.gifts.change(gift.row, { designation: "kit:well", designationLabel });
  site.clock.set(new Date("2027-05-18T15:00:00Z"));
  const correct = `/gifts/${(await site.onlyPayment(gift)).receiptNumber}/correct`;
  expect(await open(correct)).toContain('<option value="kit:well" selected="">The old well<');
  const right = { ...own, amount: "30", for: "kit:well" };
  for (const other of [{ for: "kit:bridge" }, { received: "2016-05-16" }])
    expect(await refusal(correct, { ...right, ...other })).toMatch(/^422.*"kit:well".*old well/s);
  expect(await fillIn(correct, correct, right)).toMatch(
    /\$30\.00.*<dd>The old well<.*May 15, 2016/s,
  );
});
