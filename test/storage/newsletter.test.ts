import { beforeEach, describe, expect, test } from "vitest";
import { newsletterForm } from "#domain/forms/newsletter.ts";
import {
  confirmNewsletter,
  leaveNewsletter,
  requestNewsletter,
} from "#domain/newsletter/newsletter.ts";
import { sentForm } from "../fakes/send-form.ts";
import { testServices, testSiteUrl, type TestServices } from "../fakes/test-services.ts";
import { useEngine } from "./engines.ts";

const email = "lectora@example.org";

describe("the newsletter", () => {
  const engine = useEngine();
  let services: TestServices;

  beforeEach(async () => {
    services = await testServices(await engine.open(await engine.create()));
  });

  const ask = (values: Record<string, string> = { email }, clientAddress = "203.0.113.7") =>
    requestNewsletter(services, sentForm(newsletterForm, values, services.clock.now()), {
      language: "es",
      clientAddress,
    });
  const reader = () => services.storage.subscribers.findByEmail(email);
  const tokenOf = async () => (await reader())?.token ?? "";
  const mails = async () => {
    const how = { now: services.clock.now(), leaseMs: 1, limit: 99 };
    return services.storage.outbox.claim(how);
  };

  test("asks by one e-mail in the reader's language and subscribes nobody yet", async () => {
    expect(await ask()).toEqual({ ok: true });
    expect(await reader()).toMatchObject({ state: "asked", language: "es" });
    const [mail] = await mails();
    expect(mail).toMatchObject({ to: { email }, language: "es", unsubscribeUrl: null });
    expect(mail?.text).toContain(`${testSiteUrl}/es/newsletter/confirm?token=${await tokenOf()}`);
  });

  test("subscribes by the link's token, once, with one welcome that can be left again", async () => {
    await ask();
    for (const guessed of ["0".repeat(40), ""])
      expect(await confirmNewsletter(services, guessed)).toBe("unknown");
    expect((await reader())?.state).toBe("asked");
    const token = await tokenOf();
    expect(await confirmNewsletter(services, token)).toBe("confirmed");
    expect(await confirmNewsletter(services, token)).toBe("confirmed");
    expect(await reader()).toMatchObject({ state: "confirmed", confirmedAt: services.clock.now() });
    const [, welcome, ...others] = await mails();
    expect(others).toEqual([]);
    const leave = `${testSiteUrl}/es/newsletter/unsubscribe?token=${token}`;
    expect(welcome?.unsubscribeUrl).toBe(leave);
    expect(welcome?.text).toContain(leave);
  });

  test("answers the same for a new, a waiting and a subscribed address, and writes to no subscriber", async () => {
    const first = await ask();
    const token = await tokenOf();
    const waiting = await ask();
    // The link of the earlier e-mail goes on working.
    expect(await confirmNewsletter(services, token)).toBe("confirmed");
    const before = (await services.storage.outbox.countByState()).waiting;
    const subscribed = await ask();
    expect([waiting, subscribed]).toEqual([first, first]);
    expect((await services.storage.outbox.countByState()).waiting).toBe(before);
    expect((await reader())?.state).toBe("confirmed");
  });

  test("lets nobody bomb an address with e-mails: three a day, whoever asks", async () => {
    for (let at = 0; at < 20; at += 1) await ask({ email }, `198.51.${at}.1`);
    const counts = await services.storage.outbox.countByState();
    expect(counts.waiting).toBe(3);
    expect(counts.held).toBe(0);
    services.clock.pass(25 * 3_600_000);
    await ask();
    expect((await services.storage.outbox.countByState()).waiting).toBe(4);
  });

  test("asks nobody when a machine filled the hidden field, but keeps the wish", async () => {
    expect(await ask({ email, homepage: "x" })).toEqual({ ok: true });
    expect(await services.storage.outbox.countByState()).toMatchObject({ waiting: 0, held: 1 });
    expect((await reader())?.state).toBe("asked");
  });

  test("asks once when twenty requests come at the same moment", async () => {
    await Promise.all(Array.from({ length: 20 }, () => ask()));
    expect((await services.storage.outbox.countByState()).waiting).toBeLessThanOrEqual(3);
    const all = await mails();
    const token = await tokenOf();
    for (const mail of all) expect(mail.text).toContain(token);
  });

  test("ends by the link's token alone, says nothing of unknown ones, and can begin anew", async () => {
    await ask();
    const token = await tokenOf();
    await confirmNewsletter(services, token);
    await leaveNewsletter(services, "unknown");
    expect((await reader())?.state).toBe("confirmed");
    await leaveNewsletter(services, token);
    await leaveNewsletter(services, token);
    expect(await reader()).toMatchObject({ state: "left", leftAt: services.clock.now() });
    expect(await confirmNewsletter(services, token)).toBe("unknown");
    await ask();
    expect((await reader())?.state).toBe("asked");
    expect(await confirmNewsletter(services, token)).toBe("confirmed");
  });
});
