import { setTimeout } from "node:timers/promises";
import { expect, test, beforeAll } from "vitest";
import { newsletterForm } from "#domain/forms/newsletter.ts";
import {
  confirmNewsletter,
  requestNewsletter,
  leaveNewsletter,
  type NewsletterIssue,
} from "#domain/newsletter/newsletter.ts";
import { runDaily } from "#domain/daily/daily.ts";
import type { Subscriber } from "#domain/newsletter/subscribers.ts";
import { partLength, Refusal } from "#domain/staff/deed.ts";
import { issueDeeds } from "#domain/staff/house-deeds.ts";
import type { Storage } from "#domain/storage/storage.ts";
import { findIssue } from "#reader/newsletter.ts";
import { issueMailsPerMinute, sendRound } from "#server/mail/outbox.ts";
import { day, hour, sampleMail, sampleSubscriber } from "../fakes/samples.ts";
import { sentForm } from "../fakes/send-form.ts";
import { demoOn, site } from "./demo-on.ts";
import { addIssues } from "../fakes/change-content.ts";
import { newerIssue, olderIssue } from "../fakes/newsletter-issues.ts";
import { atDesk, doDeed } from "../fakes/at-desk.ts";

const email = "lectora@example.org";
demoOn();

const ask = (own: Record<string, string> = {}, clientAddress = "203.0.113.7") => {
  const sent = sentForm(newsletterForm, { email, ...own }, site.clock.now());
  return requestNewsletter(site, sent, { language: "es", clientAddress });
};
const reader = () => site.storage.subscribers.find({ email });
const counts = () => site.storage.outbox.countByState();

test("an address gets at most three e-mails a day from anybody's requests, a reader none", async () => {
  await Promise.all(Array.from({ length: 20 }, (_, at) => ask({}, `198.51.${at}.1`)));
  expect(await counts()).toMatchObject({ waiting: 3, held: 0 });
  const token = (await reader())?.token ?? "";
  for (const mail of await site.dueMails()) expect(mail.text).toContain(token);
  site.clock.pass(day + hour);
  await ask();
  expect((await counts()).waiting).toBe(4);
  // The link of the first e-mail goes on working.
  expect(await confirmNewsletter(site, token)).toBe("confirmed");
  const before = await counts();
  expect(await ask()).toEqual({ ok: true });
  expect([await counts(), (await reader())?.state]).toEqual([before, "confirmed"]);
});

test("a filled hidden field stores the wish without sending an e-mail", async () => {
  expect(await ask({ homepage: "x" })).toEqual({ ok: true });
  expect(await counts()).toMatchObject({ waiting: 0, held: 1 });
  expect((await reader())?.state).toBe("asked");
});

beforeAll(addIssues);

const issueOf = (id: string): NewsletterIssue => {
  const [en, es] = [findIssue(id, "en"), findIssue(id, "es")];
  if (!en || !es) throw new Error(`there is no issue ${id}`);
  return { id, words: { en, es } };
};
const subscribe = async (own: Partial<Subscriber> = {}) => {
  const confirmedAt = site.clock.now();
  const reader = sampleSubscriber({ state: "confirmed", confirmedAt, ...own });
  await site.storage.subscribers.save(reader);
  return reader;
};
/** @returns number of e-mails queued in the last part */
const sendIssue = async (issue: NewsletterIssue, storage = site.storage) => {
  const desk = atDesk({ ...site, storage });
  const { record } = await doDeed(desk, issueDeeds.send_issue, issue, { sure: "on" });
  return record?.[1]["mails"];
};
const mailsTo = (email: string) => site.storage.outbox.listOfPerson(email);
const numbers = async () => (await site.storage.issues.list())[0];
/** Sends all e-mails that are due. @returns their addresses */
const send = async () => {
  const sent: string[] = [];
  const sender = {
    send: async ({ to }: { to: "staff" | { email: string } }) =>
      void sent.push(to === "staff" ? to : to.email),
    close: () => {},
  };
  const outbox = { ...site, sender, staff: [], log: () => {} };
  const { signal } = new AbortController();
  for (let before = -1; sent.length > before;) {
    before = sent.length;
    await sendRound(outbox, signal);
  }
  return sent;
};

test("an issue reaches each reader once, in their language, whatever broke off", async () => {
  const readers = [
    await subscribe({ language: "en" }),
    await subscribe({ language: "es" }),
    await subscribe({ language: "es" }),
  ];
  await subscribe({ state: "asked", confirmedAt: null });
  await subscribe({ state: "left" });
  for (let others = 1; others < partLength; others += 1) await subscribe();
  let done = 0;
  const breaking: Storage = {
    ...site.storage,
    transaction: (work) => {
      done += 1;
      if (done === 2) throw new Error("killed");
      return site.storage.transaction(work);
    },
  };
  const issue = issueOf(olderIssue);
  await expect(sendIssue(issue, breaking)).rejects.toThrow("killed");
  expect(await numbers()).toMatchObject({ id: olderIssue, readers: partLength });
  site.clock.pass(day);
  const late = await subscribe();
  expect(await sendIssue(issue)).toBe(2);
  expect(await Promise.all([1, 2].map(() => sendIssue(issue)))).toEqual([0, 0]);
  for (const { email, language, token } of readers) {
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(1);
    const prefix = language === "en" ? "" : "/es";
    expect(mails[0]).toMatchObject({
      language,
      subject: issue.words[language].title,
      unsubscribeUrl: `${site.siteUrl}${prefix}/newsletter/unsubscribe?token=${token}`,
    });
    expect(mails[0]?.text).toContain(`${site.siteUrl}${prefix}/newsletter/archive/${olderIssue}`);
    expect(mails[0]?.html).toContain(language === "en" ? "<li>two</li>" : "<li>dos</li>");
    expect(mails[0]?.html).not.toContain("<img");
  }
  expect(await mailsTo(late.email)).toEqual([]);
  await sendIssue(issueOf(newerIssue));
  expect(await mailsTo(late.email)).toHaveLength(1);
});

test("an issue leaves at a pace without delay to other e-mails", async () => {
  const most = issueMailsPerMinute;
  for (let at = 0; at < most + 2; at += 1) await subscribe();
  await sendIssue(issueOf(olderIssue));
  site.clock.pass(1000);
  const waiting = { now: site.clock.now() } as const;
  await site.storage.outbox.add([sampleMail({ to: { email: "ana@example.org" } })], waiting);
  const sent = await send();
  // Among the first e-mails that the outbox takes.
  expect(sent.slice(0, 5)).toContain("ana@example.org");
  expect(sent).toHaveLength(most + 1);
  expect(await numbers()).toMatchObject({ readers: most + 2, delivered: most });
  site.clock.pass(30_000);
  await site.storage.outbox.add([sampleMail()], { ...waiting, now: site.clock.now() });
  expect(await send()).toEqual(["maria@example.org"]);
  site.clock.pass(60_000);
  expect(await send()).toHaveLength(2);
  expect(await numbers()).toMatchObject({ delivered: most + 2 });
});

test("an issue spares readers gone in time, with a count of those gone after it", async () => {
  const [early, after, stays] = [await subscribe(), await subscribe(), await subscribe()];
  await sendIssue(issueOf(olderIssue));
  await leaveNewsletter(site, early.token);
  expect((await send()).toSorted()).toEqual([after.email, stays.email].toSorted());
  // Five presses at the same moment are one.
  await Promise.all(Array.from({ length: 5 }, () => leaveNewsletter(site, after.token)));
  await leaveNewsletter(site, after.token);
  expect(await numbers()).toMatchObject({ readers: 3, delivered: 2, gone: 2 });
});

test("an issue goes to nobody who leaves at the moment in which their e-mail is written", async () => {
  const reader = await subscribe();
  let leaving = Promise.resolve();
  const leavingMeanwhile: Storage = {
    ...site.storage,
    transaction: (work) =>
      site.storage.transaction((stores) => {
        const addCopy: typeof stores.issues.addCopy = async (...copy) => {
          leaving = leaveNewsletter(site, reader.token);
          // The 200 ms make the race: it ends before the e-mail is there, or waits until the e-mail can be found.
          await Promise.race([leaving, setTimeout(200)]);
          return stores.issues.addCopy(...copy);
        };
        return work({ ...stores, issues: { ...stores.issues, addCopy } });
      }),
  };
  await sendIssue(issueOf(olderIssue), leavingMeanwhile);
  await leaving;
  expect(await send()).toEqual([]);
  expect(await numbers()).toMatchObject({ readers: 1, delivered: 0, gone: 1 });
});

test("an undelivered issue that staff send again goes to nobody who has left", async () => {
  const reader = await subscribe();
  await sendIssue(issueOf(olderIssue));
  const { outbox } = site.storage;
  for (const mail of await site.dueMails())
    await outbox.markFailed(mail, "no such mailbox", "dead");
  await leaveNewsletter(site, reader.token);
  expect(await outbox.revive(site.clock.now(), null)).toBe(0);
  expect(await send()).toEqual([]);
});

test("an issue keeps its numbers without its readers after some weeks", async () => {
  const reader = await subscribe();
  const issue = issueOf(olderIssue);
  await sendIssue(issue);
  await send();
  const copiesOf = async ({ email }: { email: string }) =>
    (await site.storage.personalData(email))["newsletter copies"];
  expect(await copiesOf(reader)).toMatchObject([{ issue: olderIssue }]);
  for (let days = 0; days < 31; days += 1) {
    site.clock.pass(day);
    await runDaily(site, "never");
  }
  expect(await copiesOf(reader)).toEqual([]);
  expect(await mailsTo(reader.email)).toEqual([]);
  await expect(sendIssue(issue)).rejects.toThrow(Refusal);
  expect(await numbers()).toMatchObject({ delivered: 1, gone: 0 });
});
