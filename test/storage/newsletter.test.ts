import { expect, test } from "vitest";
import { newsletterForm } from "#domain/forms/newsletter.ts";
import { confirmNewsletter, requestNewsletter } from "#domain/newsletter/newsletter.ts";
import { day, hour } from "../fakes/samples.ts";
import { sentForm } from "../fakes/send-form.ts";
import { demoOn, site } from "./demo-on.ts";

const email = "lectora@example.org";
demoOn();

const subscribe = (own: Record<string, string> = {}, clientAddress = "203.0.113.7") => {
  const sent = sentForm(newsletterForm, { email, ...own }, site.clock.now());
  return requestNewsletter(site, sent, { language: "es", clientAddress });
};
const reader = () => site.storage.subscribers.find({ email });
const tokenOf = async () => (await reader())?.token ?? "";
const counts = () => site.storage.outbox.countByState();

test("a new, a waiting and a subscribed address get the same answer, a subscriber no e-mail", async () => {
  const first = await subscribe();
  const token = await tokenOf();
  const waiting = await subscribe();
  // The link of the earlier e-mail goes on working.
  expect(await confirmNewsletter(site, token)).toBe("confirmed");
  const before = await counts();
  expect([waiting, await subscribe()]).toEqual([first, first]);
  expect(await counts()).toEqual(before);
  expect((await reader())?.state).toBe("confirmed");
});

test("an address gets three e-mails a day, whoever asks, also at the same moment", async () => {
  await Promise.all(Array.from({ length: 20 }, (_, at) => subscribe({}, `198.51.${at}.1`)));
  expect(await counts()).toMatchObject({ waiting: 3, held: 0 });
  const token = await tokenOf();
  for (const mail of await site.dueMails()) expect(mail.text).toContain(token);
  site.clock.pass(day + hour);
  await subscribe();
  expect((await counts()).waiting).toBe(4);
});

test("a filled hidden field stores the wish and sends nothing", async () => {
  expect(await subscribe({ homepage: "x" })).toEqual({ ok: true });
  expect(await counts()).toMatchObject({ waiting: 0, held: 1 });
  expect((await reader())?.state).toBe("asked");
});
