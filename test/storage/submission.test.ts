import { expect, test, vi } from "vitest";
import { StorageUnavailable } from "#domain/storage-unavailable.ts";
import type { Acceptance } from "#domain/submissions/submission.ts";
import { runDaily } from "#domain/daily/daily.ts";
import { newReference } from "#domain/reference.ts";
import { messageDeeds } from "#domain/staff/message-deeds.ts";
import { requestKey, findRequest, requestStatus } from "#domain/submissions/request-status.ts";
import type { NewSubmission } from "#domain/submissions/submissions.ts";
import { hour, minute } from "../fakes/samples.ts";
import { demoOn, site } from "./demo-on.ts";
import { atDesk, doDeed } from "../fakes/at-desk.ts";

demoOn();

const message = {
  name: "María Xicay",
  email: "Maria@Example.org",
  subject: "education",
  message: "Buenos días, ¿puedo visitar la escuela?",
};
const send = (own: Record<string, string> = {}, clientAddress?: string) =>
  site.write({ ...message, ...own }, clientAddress);
const referenceOf = (answer: Acceptance) => {
  if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer.errors)}`);
  return answer.reference;
};
const stateOf = async (answer: Acceptance) => {
  const one = await site.storage.submissions.find(referenceOf(answer));
  const mails = await site.storage.outbox.listOf({ submissionId: one?.id ?? 0 });
  return { state: one?.state, suspicions: one?.suspicions, mails: mails.map(({ state }) => state) };
};
const suspected = (why: string) => ({
  state: "suspected",
  suspicions: [why],
  mails: ["held", "held"],
});

test("a message sent again in the same words within a day is stored once", async () => {
  const first = referenceOf(await send());
  for (const hours of [10, 12]) {
    site.clock.pass(hours * hour);
    expect(referenceOf(await send())).toBe(first);
  }
  expect(await site.storage.submissions.count({})).toBe(1);
  expect((await site.storage.outbox.countByState()).waiting).toBe(2);
  const other = await send({ message: "Una pregunta más" });
  expect(referenceOf(other)).not.toBe(first);
  expect(await site.storage.submissions.count({})).toBe(2);
  site.clock.pass(3 * hour);
  expect(referenceOf(await send()), "another day").not.toBe(first);
});

test("a visitor is refused after three tries while the database is away", async () => {
  const lost = new StorageUnavailable("unreachable", null);
  const transaction = vi.spyOn(site.storage, "transaction").mockRejectedValue(lost);
  await expect(send()).rejects.toThrow(lost);
  expect(transaction).toHaveBeenCalledTimes(3);
  vi.restoreAllMocks();
  expect(await send()).toMatchObject({ ok: true });
});

const count = (key: string, times: number) =>
  site.storage.rateLimits.count([key], hour, site.clock.now(), times);

test("a filled hidden field makes a message suspect and its e-mails wait", async () => {
  const answer = await send({ homepage: "http://spam.example" });
  expect(await stateOf(answer)).toEqual(suspected("honeypot"));
});

test.for([
  ["email maria@example.org", 6, "email_limit", {}],
  // A class of thirty may write from one school.
  ["block 203.0.113.0/24", 60, "block_limit", { email: "ana@example.org" }],
  ["strangers", 300, "stranger_limit", { email: "ana@example.org" }],
] as const)("of %s, %i messages an hour are taken, and later ones marked", async (row) => {
  const [key, calm, why, other] = row;
  await count(key, calm - 1);
  const taken = { state: "received", suspicions: [], mails: ["waiting", "waiting"] };
  expect(await stateOf(await send())).toEqual(taken);
  const next = { ...other, message: "Una pregunta más" };
  expect(await stateOf(await send(next))).toEqual(suspected(why));
  site.clock.pass(61 * minute);
  expect(await stateOf(await send({ ...other, message: "Otra" }))).toEqual(taken);
});

test("a flood of messages gets no address refused and no known sender marked", async () => {
  await send();
  await count("strangers", 300);
  const known = await send({ message: "Otra pregunta" }, "198.51.100.7");
  expect(await stateOf(known)).toMatchObject({ state: "received" });
  // Not even after ten times as many.
  await count("email maria@example.org", 61);
  expect(await stateOf(await send({ message: "Y otra" }))).toEqual(suspected("email_limit"));
});

test("a block of addresses is refused after six hundred messages, and only that block", async () => {
  await count("block 203.0.113.0/24", 600);
  const other = { message: "una más", email: "otra@example.org" };
  expect(await send(other)).toEqual({ ok: false, errors: { form: "too_many" } });
  expect((await send(other, "203.0.114.7")).ok).toBe(true);
});

const keep = async (own: Partial<NewSubmission> = {}) =>
  (await site.keep({ form: "application", ...own })).reference;
const find = (reference: string, contact: string, from = "10.1.1.1") =>
  findRequest(site, { reference, contact }, from);

test("a request is found by reference and e-mail or telephone, and by nothing less", async () => {
  const written = await keep({ email: "ana@example.org", fields: { phone: "+502 7849-5000" } });
  const called = await keep({ email: null, fields: { phone: "7849 5000" } });
  for (const [typed, contact, reference] of [
    [written.toLowerCase().replaceAll("-", ""), " Ana@Example.org ", written],
    [called, "+502 7849 5000", called],
    [written, "78495000", written],
  ] as const) {
    expect(await find(typed, contact)).toMatchObject({ reference });
  }
  for (const [reference, contact] of [
    [written, "bo@example.org"],
    [written, "7849"],
    [written, ""],
    [called, ""],
    [called, "7849 5001"],
    [newReference(), "ana@example.org"],
    ["ana", "ana@example.org"],
  ] as const) {
    expect(await find(reference, contact)).toBe("unknown");
  }
  const key = requestKey(await site.storage.secret("documents"), written);
  expect(await requestStatus(site.storage, written, key)).toMatchObject({ reference: written });
  expect(await requestStatus(site.storage, called, key)).toBeNull();
  for (const guess of ["", requestKey("", written)])
    expect(await requestStatus(site.storage, written, guess)).toBeNull();
});

test("neither a reference nor a network can be tried in vain many times", async () => {
  const reference = await keep();
  const email = "maria@example.org";
  for (let at = 0; at < 31; at += 1) expect(await find(reference, email)).toMatchObject({ email });
  for (let at = 0; at < 10; at += 1) await find(reference, `a${at}@example.org`, `10.2.${at}.1`);
  expect(await find(reference, email, "10.2.99.1")).toBe("later");
  for (let at = 0; at < 30; at += 1) await find(newReference(), email, "10.3.3.3");
  expect(await find(newReference(), email, "10.3.3.4")).toBe("later");
  site.clock.pass(hour);
  expect(await find(reference, email)).toMatchObject({ reference });
});

test("late requests are named in the digest until they are answered", async () => {
  const reference = await keep();
  await keep({ form: "blueprint" });
  await keep({ state: "suspected", suspicions: ["honeypot"] });
  const digestAfter = async (hours: number) => {
    site.clock.pass(hours * hour);
    await runDaily(site, "suspected");
    const mails = await site.dueMails();
    for (const mail of mails) await site.storage.outbox.markSent(mail, site.clock.now());
    return mails.map(({ text }) => text).join("\n");
  };
  expect(await digestAfter(23)).not.toContain("Past the time");
  expect(await digestAfter(24)).toContain(
    `an answer: 1. The oldest: ${reference} (application, 2026-03-02)`,
  );
  const late = await site.storage.submissions.find(reference);
  await doDeed(atDesk(site), messageDeeds.to_answered, late!);
  expect(await digestAfter(24)).not.toContain("Past the time");
});
