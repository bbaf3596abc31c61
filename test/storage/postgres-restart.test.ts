import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contactForm } from "#domain/forms/contact.ts";
import { StorageUnavailable } from "#domain/ports.ts";
import type { Storage } from "#domain/ports.ts";
import { acceptSubmission } from "#domain/submission.ts";
import { sentForm } from "../fakes/send-form.ts";
import { testServices } from "../fakes/test-services.ts";
import type { TestServices } from "../fakes/test-services.ts";
import { startEngine } from "./engines.ts";
import type { TestEngine } from "./engines.ts";

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function expectWhole(storage: Storage, thanked: ReadonlyMap<string, string>) {
  const kept = new Map<unknown, string>();
  for await (const one of storage.submissions.each({})) {
    expect(kept.has(one.fields["message"])).toBe(false);
    kept.set(one.fields["message"], one.reference);
    expect(await storage.outbox.listOf(one.id)).toHaveLength(2);
  }
  const lost = [...thanked].filter(([message, reference]) => kept.get(message) !== reference);
  expect(lost).toEqual([]);
}

/** Visitors write without end while `trouble` happens; answers what they were told. */
async function load(services: TestServices, trouble: () => Promise<void>) {
  const thanked = new Map<string, string>();
  const failures: unknown[] = [];
  let longestMs = 0;
  const over = new AbortController();
  const visitor = async (number: number) => {
    for (let at = 0; !over.signal.aborted; at += 1) {
      const message = `${number}-${at}`;
      const email = `v${message}@example.org`;
      const values = { name: "Ixchel", email, subject: "general", message };
      const began = performance.now();
      try {
        const sent = sentForm(contactForm, values, services.clock.now());
        const meta = { language: "es", clientAddress: `10.${number}.${at % 256}.1` } as const;
        const answer = await acceptSubmission(services, contactForm, sent, meta);
        if (answer.ok) thanked.set(message, answer.reference);
        else failures.push(answer);
      } catch (error) {
        failures.push(error);
        await pause(20);
      }
      longestMs = Math.max(longestMs, performance.now() - began);
    }
  };
  const visitors = [1, 2, 3, 4, 5, 6].map(visitor);
  await pause(200);
  await trouble();
  const before = thanked.size;
  await expect.poll(() => thanked.size, { timeout: 20_000 }).toBeGreaterThan(before + 20);
  over.abort();
  await Promise.all(visitors);
  return { thanked, failures, longestMs };
}

describe("PostgreSQL going away under load", () => {
  let engine: TestEngine;

  beforeAll(async () => {
    engine = await startEngine("postgres");
  });
  afterAll(() => engine.end());

  test.each([
    ["is restarted", async ({ server }: TestEngine) => server?.restart()],
    ["crashes and recovers", async ({ server }: TestEngine) => server?.crash()],
    [
      "is away for two seconds",
      async ({ server }: TestEngine) => {
        await server?.halt();
        await pause(2000);
        await server?.start();
      },
    ],
  ])("loses nothing, doubles nothing and half-keeps nothing when it %s", async (_what, trouble) => {
    const storage = await engine.open(await engine.create());
    const services = await testServices(storage);
    const { thanked, failures, longestMs } = await load(services, async () => {
      await trouble(engine);
    });
    for (const failure of failures) expect(failure).toBeInstanceOf(StorageUnavailable);
    expect(longestMs).toBeLessThan(15_000);
    await expectWhole(storage, thanked);
  });

  test("gives a visitor a clear refusal within seconds, and health says so", async () => {
    const storage = await engine.open(await engine.create());
    const services = await testServices(storage);
    await engine.server?.halt();
    const sent = sentForm(
      contactForm,
      { name: "Ixchel", email: "a@example.org", subject: "general", message: "Hola" },
      services.clock.now(),
    );
    const began = performance.now();
    const meta = { language: "es", clientAddress: "203.0.113.7" } as const;
    await expect(acceptSubmission(services, contactForm, sent, meta)).rejects.toThrow(
      StorageUnavailable,
    );
    expect(performance.now() - began).toBeLessThan(6000);
    await expect(storage.check()).rejects.toThrow(StorageUnavailable);
    await engine.server?.start();
    await storage.check();
    expect(await acceptSubmission(services, contactForm, sent, meta)).toMatchObject({ ok: true });
  });
});
