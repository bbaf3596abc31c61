import { afterAll, expect, test, vi } from "vitest";
import { StorageUnavailable } from "#domain/storage-unavailable.ts";
import { testServices, type TestServices } from "../fakes/test-services.ts";
import { isLongRun } from "../endurance.ts";
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
      const values = { email: `v${message}@example.org`, message };
      try {
        const answer = await services.write(values, `10.${number}.${at % 256}.1`);
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
    const before = failures.length;
    await expect.poll(() => failures.length, { timeout: longTimeMs }).toBeGreaterThan(before);
  });
  await manyMoreThanked();
  over.abort();
  await Promise.all(visitors);
  return { thanked, failures };
}

const server = isLongRun ? await startPostgres() : null;
afterAll(() => server?.stop());
const engine = useEngine("postgres", server?.url);
const restarts = test.runIf(isLongRun);

restarts(
  "PostgreSQL that crashes and is away under load loses, doubles and halves nothing",
  async () => {
    const storage = await engine.open(await engine.create());
    const services = await testServices(storage);
    const { thanked, failures } = await load(services, async (someAreRefused) => {
      await server!.crash();
      await expect
        .poll(() =>
          storage.check().then(
            () => true,
            () => false,
          ),
        )
        .toBe(true);
      await server!.halt();
      await someAreRefused();
      await expect(storage.check()).rejects.toThrow(StorageUnavailable);
      await server!.start();
    });
    for (const failure of failures) expect(failure).toBeInstanceOf(StorageUnavailable);
    const { losses } = await lossesOf(storage, [...thanked]);
    expect(losses).toEqual({ lost: 0, doubled: 0, withoutMails: 0 });
  },
);

restarts(
  "a visitor is refused clearly after three tries, and let in when PostgreSQL is back",
  async () => {
    const storage = await engine.open(await engine.create());
    const services = await testServices(storage);
    const secret = vi.spyOn(storage, "secret");
    await server!.halt();
    await expect(services.write()).rejects.toThrow(StorageUnavailable);
    // No other query comes before it.
    expect(secret).toHaveBeenCalledTimes(3);
    await server!.start();
    await storage.check();
    expect(await services.write()).toMatchObject({ ok: true });
  },
);
