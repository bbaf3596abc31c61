import { beforeEach, describe, expect, test } from "vitest";
import { runDaily } from "#domain/daily/daily.ts";
import type { NewSubmission } from "#domain/submissions/records.ts";
import { requestKey } from "#domain/submissions/attachments.ts";
import type { Form } from "#domain/forms/form.ts";
import { messageDeeds } from "#domain/staff/message-deeds.ts";
import { newReference } from "#domain/reference.ts";
import { findRequest, requestStatus } from "#domain/submissions/request-status.ts";
import type { StorageSettings } from "#server/storage/open-storage.ts";
import { sampleMail, sampleSubmission } from "../fakes/samples.ts";
import { testServices, type TestServices } from "../fakes/test-services.ts";
import { atDesk, doDeed } from "../fakes/at-desk.ts";
import { testGiving } from "../fakes/test-giving.ts";
import { inboxHere } from "../inbox-command.ts";
import { useEngine } from "./engines.ts";

const hour = 3_600_000;

describe("what visitors asked for", () => {
  const engine = useEngine();
  let settings: StorageSettings;
  let services: TestServices;

  beforeEach(async () => {
    settings = await engine.create();
    // A Monday, nine in the morning in Guatemala.
    services = await testServices(await engine.open(settings), "2026-03-02T15:00:00Z");
  });

  const keep = async (own: Partial<NewSubmission> = {}) => {
    const reference = newReference();
    const sample = { form: "application", receivedAt: services.clock.now(), reference } as const;
    await services.storage.submissions.add(sampleSubmission({ ...sample, ...own }));
    return reference;
  };
  const run = (...words: string[]) => {
    const { databaseUrl, dataDir } = settings;
    const database = databaseUrl === null ? {} : { DATABASE_URL: databaseUrl };
    return inboxHere({ DATA_DIR: dataDir, ...database }, words);
  };
  const set = async (deed: keyof typeof messageDeeds, reference: string, because = "") => {
    const { giving } = await testGiving(services.storage);
    const acting = { ...atDesk({ giving, storage: services.storage }), clock: services.clock };
    const one = (await services.storage.submissions.find(reference))!;
    await doDeed<typeof one, Form, unknown>(acting, messageDeeds[deed], one, { because });
  };
  const find = (reference: string, contact: string, from = "10.1.1.1") =>
    findRequest(services, { reference, contact }, from);

  test("are found by reference and e-mail or telephone, and by nothing less", async () => {
    const written = await keep({ email: "ana@example.org", fields: { phone: "+502 7849-5000" } });
    const called = await keep({ email: null, fields: { phone: "7849 5000" } });
    const found = await find(written.toLowerCase().replaceAll("-", ""), " Ana@Example.org ");
    expect(found).toMatchObject({ reference: written });
    expect(await find(called, "+502 7849 5000")).toMatchObject({ reference: called });
    expect(await find(written, "78495000")).toMatchObject({ reference: written });
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
    const key = requestKey(await services.storage.secret("documents"), written);
    expect(await requestStatus(services.storage, written, key)).toMatchObject({
      reference: written,
      form: "application",
      receivedAt: services.clock.now(),
      stage: "received",
      stageAt: services.clock.now(),
      closedBecause: null,
    });
    // The key of one opens no other, and none of what was erased.
    expect(await requestStatus(services.storage, called, key)).toBeNull();
    expect(await requestStatus(services.storage, written, "")).toBeNull();
    await services.storage.erasePerson("ana@example.org");
    expect(await requestStatus(services.storage, written, key)).toBeNull();
    expect(await find(written, "ana@example.org")).toBe("unknown");
  });

  test("cannot be tried out: not one reference, and not from one network", async () => {
    const reference = await keep();
    for (let at = 0; at < 10; at += 1) await find(reference, `a${at}@example.org`, `10.2.${at}.1`);
    expect(await find(reference, "maria@example.org", "10.2.99.1")).toBe("later");
    for (let at = 0; at < 30; at += 1) await find(newReference(), "maria@example.org", "10.3.3.3");
    expect(await find(newReference(), "maria@example.org", "10.3.3.4")).toBe("later");
    services.clock.pass(hour);
    expect(await find(reference, "maria@example.org")).toMatchObject({ reference });
  });

  test("promise no answer where their e-mail was it", async () => {
    const reference = await keep({ form: "blueprint" });
    const key = requestKey(await services.storage.secret("documents"), reference);
    const status = await requestStatus(services.storage, reference, key);
    expect(status).toMatchObject({ stage: null, stageAt: null });
  });

  test("carry what staff say of them", async () => {
    const reference = await keep();
    const key = requestKey(await services.storage.secret("documents"), reference);
    const stage = async () => {
      const status = await requestStatus(services.storage, reference, key);
      return [status?.stage, status?.closedBecause];
    };
    await set("to_read", reference);
    expect(await stage()).toEqual(["read", null]);
    await set("to_answered", reference);
    const { answeredAt } = (await services.storage.submissions.find(reference))!;
    expect(answeredAt).not.toBeNull();
    await set("to_closed", reference, "declined");
    expect(await stage()).toEqual(["closed", "declined"]);
    // Open again: why it was closed is gone, the first answer stays.
    await set("to_read", reference);
    expect(await stage()).toEqual(["read", null]);
    expect(await services.storage.submissions.find(reference)).toMatchObject({ answeredAt });
    expect((await run("show", reference)).out).toContain('"stage": "read"');
    const { out } = await run("export", "--form", "application", "--format", "json");
    expect(JSON.parse(out)).toMatchObject([{ stage: "read", closed_because: null }]);
    const actions = await services.storage.audit.list(10);
    expect(actions.map(({ action }) => action)).toContain("stage");
  });

  test("that were set aside and then answered are a person's: no e-mail says late that they came", async () => {
    const reference = await keep({ state: "suspected", suspicions: ["honeypot"] });
    const { outbox, submissions, audit } = services.storage;
    const { id } = (await submissions.find(reference))!;
    const how = { now: services.clock.now(), state: "held", submissionId: id } as const;
    await outbox.add([sampleMail()], how);
    await set("to_read", reference);
    expect(await submissions.list({ state: "suspected" }, 9)).toHaveLength(1);
    await set("to_answered", reference);
    expect(await submissions.list({ state: "suspected" }, 9)).toEqual([]);
    expect(await submissions.find(reference)).toMatchObject({ state: "received" });
    expect(await outbox.listOf(id)).toEqual([]);
    expect((await audit.list(9)).map(({ action }) => action)).toContain("cleared");
  });

  test("that are late are named in the list and the digest until they are answered", async () => {
    const reference = await keep();
    await keep({ form: "blueprint" });
    await keep({ state: "suspected", suspicions: ["honeypot"] });
    const digests = async () => {
      await runDaily(services, "suspected");
      const now = services.clock.now();
      const how = { now, leaseMs: hour, limit: 9 };
      const mails = await services.storage.outbox.claim(how);
      for (const mail of mails) await services.storage.outbox.markSent(mail, now);
      return mails.map(({ text }) => text).join("\n");
    };
    services.clock.pass(23 * hour);
    expect(await digests()).not.toContain("Past the time");
    services.clock.pass(24 * hour);
    expect(await digests()).toContain(
      `an answer: 1. The oldest: ${reference} (application, 2026-03-02)`,
    );
    await set("to_answered", reference);
    services.clock.pass(24 * hour);
    expect(await digests()).not.toContain("Past the time");
  });
});
