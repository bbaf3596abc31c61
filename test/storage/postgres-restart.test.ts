import { afterAll, expect, test } from "vitest";
import { StorageUnavailable } from "#domain/storage-unavailable.ts";
import { testServices } from "../fakes/test-services.ts";
import { isLongRun } from "../endurance.ts";
import { useEngine } from "./engines.ts";
import { lossesOf } from "./killed-site.ts";
import { startPostgres } from "./postgres-server.ts";

const longTimeMs = 40_000;

const server = isLongRun ? await startPostgres() : null;
afterAll(() => server?.stop());
const engine = useEngine("postgres", server?.url);

test.runIf(isLongRun)(
  "PostgreSQL that crashes and is away under load loses, doubles and halves nothing",
  async () => {
    const storage = await engine.open(await engine.create());
    const services = await testServices(storage);
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
    const grows = async (count: () => number, more: number) => {
      const before = count();
      await expect.poll(count, { timeout: longTimeMs }).toBeGreaterThan(before + more);
    };
    await grows(() => thanked.size, 10);
    await server!.crash();
    const works = () =>
      storage.check().then(
        () => true,
        () => false,
      );
    await expect.poll(works).toBe(true);
    await server!.halt();
    await grows(() => failures.length, 0);
    await expect(storage.check()).rejects.toThrow(StorageUnavailable);
    await server!.start();
    await grows(() => thanked.size, 10);
    over.abort();
    await Promise.all(visitors);
    for (const failure of failures) expect(failure).toBeInstanceOf(StorageUnavailable);
    const { losses } = await lossesOf(storage, [...thanked]);
    expect(losses).toEqual({ lost: 0, doubled: 0, withoutMails: 0 });
  },
);
