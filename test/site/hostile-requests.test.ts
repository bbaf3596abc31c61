import { afterAll, beforeAll, expect, test } from "vitest";
import { askMeanwhile, memoryMb, processorMs, untilAtRest } from "../watched-process.ts";
import { serveSite, type ServedSite } from "../../bin/processes/served-site.ts";
import { hostileRequests, type HostileRequest } from "../fakes/hostile-requests.ts";

let site: ServedSite;
let requests: readonly HostileRequest[];
beforeAll(async () => {
  [site, requests] = await Promise.all([serveSite(), hostileRequests()]);
  // What is compiled at the first live page is no request's fault.
  await fetch(`${site.origin}/contact?subject=press`);
  await untilAtRest(site.process.pid!);
});
afterAll(() => site.stop());

async function send({ path, type, body, times }: HostileRequest): Promise<(number | null)[]> {
  const headers = { "Content-Type": type };
  const init = { method: "POST", headers, body: new Uint8Array(body), redirect: "manual" } as const;
  const one = async () => {
    const answer = await fetch(site.origin + path, init).catch(() => null);
    await answer?.arrayBuffer().catch(() => null);
    // A line that is closed while a program still sends may reach it before the answer does.
    return answer && answer.status;
  };
  return Promise.all(Array.from({ length: times }, one));
}

const answers: Readonly<Record<string, readonly (number | null)[]>> = {
  "40,000 accents on one letter": [422],
  // They are dropped, and the form is read without its part.
  "a part with a million headers": [413, 422, null],
  "a PNG of 80 million pixels, 16 bits, interlaced": [422],
  "three JPEGs of 24 million pixels at once": [303],
};

// The numbers of the process are read where Linux keeps them.
test.skipIf(process.platform !== "linux")(
  "no hostile request costs more than a moment (audit 1, 7)",
  async () => {
    const pid = site.process.pid!;
    for (const hostile of requests) {
      const before = processorMs(pid);
      const meanwhile = askMeanwhile(`${site.origin}/robots.txt`);
      const statuses = await send(hostile);
      await meanwhile();
      const allowed = answers[hostile.what] ?? [413, null];
      for (const status of statuses) expect(allowed, hostile.what).toContain(status);
      // Seconds before; the page that answers and the other page are in it.
      expect(processorMs(pid) - before, hostile.what).toBeLessThan(800 * hostile.times);
    }
    expect(memoryMb(pid).most).toBeLessThan(1500);
  },
);
