import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { runDaily } from "#domain/mail/daily.ts";
import { sampleLetter, sampleSubmission, sampleSubscriber } from "../fakes/samples.ts";
import { testServices } from "../fakes/test-services.ts";
import type { TestServices } from "../fakes/test-services.ts";
import { engineNames, startEngine } from "./engines.ts";
import type { TestEngine } from "./engines.ts";

const day = 24 * 3_600_000;

describe.each(engineNames)("the daily work on %s", (name) => {
  let engine: TestEngine;
  let services: TestServices;

  beforeAll(async () => {
    engine = await startEngine(name);
  });
  beforeEach(async () => {
    services = await testServices(await engine.open(await engine.create()));
  });
  afterEach(() => engine.closeAll());
  afterAll(() => engine.end());

  const ago = (ms: number) => new Date(services.clock.now().getTime() - ms);
  const digests = async () => (await services.storage.outbox.countByState()).waiting;

  test("erases what is past its time and leaves a line that names nobody", async () => {
    const { submissions, subscribers, outbox, audit } = services.storage;
    await submissions.add(sampleSubmission({ eraseAfter: ago(1) }));
    await submissions.add(sampleSubmission({ eraseAfter: ago(1), form: "story" }));
    await submissions.add(sampleSubmission({ eraseAfter: ago(-day) }));
    await subscribers.save(sampleSubscriber({ askedAt: ago(15 * day) }));
    await subscribers.save(sampleSubscriber({ state: "confirmed", confirmedAt: ago(900 * day) }));
    await outbox.add([sampleLetter()], {
      now: ago(31 * day),
      state: "waiting",
      submissionId: null,
    });
    const how = { now: ago(31 * day), leaseMs: day, limit: 1, withStaff: true, giveUpAfterMs: day };
    for (const letter of await outbox.claim(how)) await outbox.markSent(letter, ago(31 * day));

    expect(await runDaily(services, "never")).toBe(true);
    expect(await submissions.count({})).toBe(1);
    expect(await subscribers.countByState()).toEqual({ asked: 0, confirmed: 1, left: 0 });
    const [line] = await audit.list(1);
    expect(line).toMatchObject({
      action: "expired",
      detail: { contact: 1, story: 1, letters: 1, newsletter: 1 },
    });
  });

  test("is done once a day, by whichever process comes first", async () => {
    const done = await Promise.all(Array.from({ length: 4 }, () => runDaily(services, "never")));
    expect(done.filter(Boolean)).toHaveLength(1);
    services.clock.pass(day);
    expect(await runDaily(services, "never")).toBe(true);
  });

  test.each([
    ["suspected", "received", 0],
    ["suspected", "suspected", 1],
    ["daily", "received", 1],
    ["never", "suspected", 0],
  ] as const)("with the wish %j and a %s message sends %i digests", async (wish, state, sent) => {
    await services.storage.submissions.add(
      sampleSubmission({ state, receivedAt: ago(day / 2), eraseAfter: ago(-day) }),
    );
    await runDaily(services, wish);
    expect(await digests()).toBe(sent);
  });

  test("sends no digest on a day without news", async () => {
    await runDaily(services, "daily");
    expect(await digests()).toBe(0);
  });
});
