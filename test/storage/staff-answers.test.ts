import { afterAll, expect, test } from "vitest";
import { controlNames } from "#domain/forms/form.ts";
import { openDesk } from "./open-desk.ts";

const { storage, giving, ask, open, send, fillIn, keep, close } = await openDesk();
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
