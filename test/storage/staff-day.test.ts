import { expect, test } from "vitest";
import { messageDeeds } from "#domain/staff/message-deeds.ts";
import { doDeed } from "../fakes/at-desk.ts";
import { day, minute, sampleMail } from "../fakes/samples.ts";
import { openDesk } from "./open-desk.ts";

const desk = await openDesk();
const { storage, acting, site, ask, open, send, fillIn, refusal, record, keep } = desk;

test("To do says that the site does not answer", async () => {
  expect(await open("/")).not.toContain("The site does not answer");
  desk.siteAnswers.mockResolvedValueOnce(false);
  expect(await open("/")).toContain("The site does not answer");
});

test("an e-mail that leaves later has not waited", async () => {
  await storage.outbox.add([sampleMail()], { now: site.clock.now() });
  expect(await open("/mail")).toContain("has waited since");
  site.clock.pass(-minute);
  expect(await open("/mail")).not.toContain("has waited since");
});

test("who looks after a message stands beside it, and a second person is told", async () => {
  const { reference } = await keep();
  const path = `/messages/${reference}`;
  await fillIn(path, `${path}/read`);
  for (const page of ["/", "/messages", path])
    expect(await open(page)).toContain(">Being looked after: Ana<");
  expect(await refusal(`${path}/read`)).toMatch(/^409 .*Ana is already looking after it/s);
  expect((await record()).filter(({ action }) => action === "stage")).toHaveLength(1);
});

test("an answer is mailed once, stored with its message and erased with its person", async () => {
  const fields = { name: "Luz", message: "¿Reciben llantas?" };
  const { reference, id } = await keep({ email: "luz@example.org", language: "es", fields });
  const path = `/messages/${reference}`;
  const started = await ask("POST", path, { form: { text: "Buenos días.", template: "more" } });
  expect(started.text).toMatch(/<textarea[^>]*>Buenos días\.\n\n[^<]*Para responderle bien/);
  const unanswered = (await storage.submissions.find(reference))!;
  const text = "Sí, todos los martes.\nTraiga también <b>guantes</b>.";
  const seenNow = async () => /name="seen" value="([^"]*)"/.exec(await open(path))![1]!;
  const twice = { text, seen: await seenNow(), idempotency_key: "twice" };
  await send(`${path}/answer`, twice);
  expect(await send(`${path}/answer`, twice)).toContain("Traiga también &lt;b&gt;guantes");
  const more = { text: "También yo.", seen: await seenNow() };
  site.clock.pass(minute);
  await send(`${path}/answer`, { ...more, text: "Y los jueves." });
  expect((await ask("POST", path, { form: more })).text).toContain(`value="${more.seen}"`);
  const late = await refusal(`${path}/answer`, more);
  expect(late).toMatch(/^422 .*Y los jueves\..*También yo\..*Somebody answered/s);
  // The colleague's answer was committed after this one was checked.
  const atOnce = doDeed(acting, messageDeeds.write_answer, unanswered, { text });
  await expect(atOnce).rejects.toThrow("answered");
  const answers = await storage.outbox.listOf({ submissionId: id });
  expect(answers).toMatchObject([{ to: { email: "luz@example.org" }, state: "waiting" }, {}]);
  expect(answers[0]!.subject).toContain(reference);
  expect(answers[0]!.text).toMatch(/Luz:\n\nSí, todos los martes\..*nos escribió:\n\n¿Reciben/s);
  expect(answers[0]!.html).toContain("<p>Sí, todos los martes.</p>");
  expect((await storage.submissions.find(reference))?.stage).toBe("answered");
  const now = site.clock.now();
  for (const one of await site.dueMails()) await storage.outbox.markSent(one, now);
  await storage.outbox.eraseOld(new Date(now.getTime() + 1));
  expect(await storage.outbox.listOf({ submissionId: id })).toHaveLength(2);
  await storage.erasePerson("luz@example.org");
  expect(await storage.outbox.listOf({ submissionId: id })).toEqual([]);
});

test("what is not meant for us is closed without words to its sender", async () => {
  const doubtful = { state: "suspected", suspicions: ["honeypot"] } as const;
  for (let at = 0; at < 50; at += 1) {
    const { id } = await keep(doubtful);
    await storage.submissions.setStage(id, "closed", site.clock.now(), "spam");
  }
  const { reference } = await keep(doubtful);
  const path = `/messages/${reference}`;
  expect(await open("/")).toContain(reference);
  expect(await fillIn(path, `${path}/close`, { because: "spam" })).toContain("not meant for us");
  expect(await open("/")).not.toContain(reference);
});

test("gifts and their table are narrowed to a year, also the payments of a monthly gift", async () => {
  const old = await site.paidGift({ interval: "monthly" });
  site.clock.pass(300 * day);
  const young = await site.paidGift({});
  const [first] = await site.paymentsOf(old);
  await storage.gifts.savePayment({ ...first!, paymentId: "2", paidAt: site.clock.now() });
  const listed = async (year: string) => {
    const page = await open(`/gifts?year=${year}`);
    const { text } = await ask("POST", "/gifts/table", { form: { year } });
    const both = [old, young].map(({ reference }) => reference);
    return [page, text].flatMap((all) => both.map((one) => all.split(one).length - 1));
  };
  expect(await listed("2026")).toEqual([2, 0, 1, 0]);
  expect(await listed("2027")).toEqual([2, 2, 1, 1]);
  await site.enter({ received: "2024-05-18", way: "goods", what: "Ten tires", language: "en" });
  expect(await open("/gifts")).toMatch(/>2027<.*>2026<.*>2024</s);
});

test("a link from elsewhere puts no words into the desk's notice", async () => {
  expect(await open("/?done=discarded&what=Call+555")).toMatch(/are discarded\.(?!.*Call 555<)/s);
});
