import { expect, test } from "vitest";
import { runDaily } from "#domain/daily/daily.ts";
import { newReference } from "#domain/reference.ts";
import { messageDeeds } from "#domain/staff/message-deeds.ts";
import { requestKey, findRequest, requestStatus } from "#domain/submissions/request-status.ts";
import type { NewSubmission } from "#domain/submissions/submissions.ts";
import { atDesk, doDeed } from "../fakes/at-desk.ts";
import { hour, sampleSubmission } from "../fakes/samples.ts";
import { demoOn, site } from "./demo-on.ts";

demoOn();

const keep = async (own: Partial<NewSubmission> = {}) => {
  const reference = newReference();
  const sample = { form: "application", receivedAt: site.clock.now(), reference } as const;
  await site.storage.submissions.add(sampleSubmission({ ...sample, ...own }));
  return reference;
};
const find = (reference: string, contact: string, from = "10.1.1.1") =>
  findRequest(site, { reference, contact }, from);
const keyOf = async (reference: string) =>
  requestKey(await site.storage.secret("documents"), reference);
const statusOf = async (reference: string) =>
  requestStatus(site.storage, reference, await keyOf(reference));

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
  const now = site.clock.now();
  expect(await statusOf(written)).toMatchObject({
    reference: written,
    form: "application",
    receivedAt: now,
    stage: "received",
    stageAt: now,
    closedBecause: null,
  });
  // The key of one opens no other, and none of what was erased; nobody can make one without the site's secret.
  const key = await keyOf(written);
  expect(await requestStatus(site.storage, called, key)).toBeNull();
  for (const guess of ["", requestKey("", written)])
    expect(await requestStatus(site.storage, written, guess)).toBeNull();
  await site.storage.erasePerson("ana@example.org");
  expect(await statusOf(written)).toBeNull();
  expect(await find(written, "ana@example.org")).toBe("unknown");
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
