import { afterAll, describe, expect, test, vi } from "vitest";
import { contactForm } from "#domain/forms/contact.ts";
import { StorageUnavailable } from "#domain/storage-unavailable.ts";
import { acceptSubmission } from "#domain/submissions/submission.ts";
import { sentForm } from "../fakes/send-form.ts";
import { testServices, type TestServices } from "../fakes/test-services.ts";
import { useEngine } from "./engines.ts";
import { lossesOf } from "./killed-site.ts";
import { startPostgres } from "./postgres-server.ts";

const longTimeMs = 40_000;

/**
 * Visitors write without end while `trouble` happens; answers what they were told. Trouble may wait
 * until some were refused.
 */
async function load(
  services: TestServices,
  trouble: (someAreRefused: () => Promise<void>) => Promise<void>,
) {
  const thanked = new Map<string, string>();
  const failures: unknown[] = [];
  const over = new AbortController();
  const visitor = async (number: number) => {
    for (let at = 0; !over.signal.aborted; at += 1) {
      const message = `${number}-${at}`;
      const email = `v${message}@example.org`;
      const values = { name: "Ixchel", email, subject: "general", message };
      try {
        const sent = sentForm(contactForm, values, services.clock.now());
        const meta = { language: "es", clientAddress: `10.${number}.${at % 256}.1` } as const;
        const answer = await acceptSubmission(services, contactForm, sent, meta);
        if (answer.ok) thanked.set(message, answer.reference);
        else failures.push(answer);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  const visitors = [1, 2, 3, 4, 5, 6].map(visitor);
  const manyMoreThanked = async () => {
    const before = thanked.size;
    await expect.poll(() => thanked.size, { timeout: longTimeMs }).toBeGreaterThan(before + 10);
  };
  await manyMoreThanked();
  await trouble(async () => {
    await expect.poll(() => failures.length, { timeout: longTimeMs }).toBeGreaterThan(0);
  });
  await manyMoreThanked();
  over.abort();
  await Promise.all(visitors);
  return { thanked, failures };
}

describe("PostgreSQL going away under load", async () => {
  const server = await startPostgres();
  afterAll(() => server.stop());
  const engine = useEngine("postgres", server.url);

  test.each([
    ["crashes and recovers", () => server.crash()],
    [
      "is away until visitors are refused",
      async (someAreRefused: () => Promise<void>) => {
        await server.halt();
        await someAreRefused();
        await server.start();
      },
    ],
  ])("loses nothing, doubles nothing and half-keeps nothing when it %s", async (_what, trouble) => {
    const storage = await engine.open(await engine.create());
    const services = await testServices(storage);
    const { thanked, failures } = await load(services, trouble);
    for (const failure of failures) expect(failure).toBeInstanceOf(StorageUnavailable);
    const { losses } = await lossesOf(storage, [...thanked]);
    expect(losses).toEqual({ lost: 0, doubled: 0, withoutMails: 0 });
  });

  test("gives a visitor a clear refusal after three tries, and health says so", async () => {
    const storage = await engine.open(await engine.create());
    const services = await testServices(storage);
    const secret = vi.spyOn(storage, "secret");
    await server.halt();
    const sent = sentForm(
      contactForm,
      { name: "Ixchel", email: "a@example.org", subject: "general", message: "Hola" },
      services.clock.now(),
    );
    const meta = { language: "es", clientAddress: "203.0.113.7" } as const;
    await expect(acceptSubmission(services, contactForm, sent, meta)).rejects.toThrow(
      StorageUnavailable,
    );
    // Nothing else of the database is asked before it.
    expect(secret).toHaveBeenCalledTimes(3);
    await expect(storage.check()).rejects.toThrow(StorageUnavailable);
    await server.start();
    await storage.check();
    expect(await acceptSubmission(services, contactForm, sent, meta)).toMatchObject({ ok: true });
  });
});
