import { spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, request } from "node:http";
import { expect, test } from "vitest";
import { stopGracefully } from "#server/http/graceful-stop.ts";
import { startFixture } from "./fixture-site.ts";

/** A site whose live pages wait until they are let go. */
async function startSlow() {
  const inside = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const site = await startFixture({
    render: async () => {
      inside.resolve();
      await gate.promise;
      return new Response("finished");
    },
  });
  return { ...site, inside: inside.promise, letGo: () => gate.resolve() };
}

test("a visitor whose page is under way still gets it when the site stops", async () => {
  const site = await startSlow();
  const slow = site.ask("/blog/slow");
  await site.inside;
  const stopped = stopGracefully(site.server, 5000);
  await expect(site.ask("/about")).rejects.toMatchObject({ code: "ECONNREFUSED" });
  site.letGo();
  expect((await slow).body.toString()).toBe("finished");
  await stopped;
});

test("a connection that is kept open without a request does not hold the stop up", async () => {
  const site = await startFixture();
  const { port } = site;
  const agent = new Agent({ keepAlive: true });
  await new Promise<void>((resolve) => {
    request({ port, path: "/about", agent }, (response) =>
      response.resume().on("end", resolve),
    ).end();
  });
  const before = performance.now();
  await stopGracefully(site.server, 5000);
  expect(performance.now() - before).toBeLessThan(1000);
  agent.destroy();
});

test("a request that never ends is cut off after the time that is allowed", async () => {
  const site = await startSlow();
  const slow = site.ask("/blog/slow");
  await site.inside;
  await Promise.all([
    expect(slow).rejects.toMatchObject({ code: "ECONNRESET" }),
    stopGracefully(site.server, 50),
  ]);
});

/** A program that takes 700 ms to stop, and is ready for signals once it has said so. */
const slowProgram = `
  import { onStopSignal } from "./server/http/graceful-stop.ts";
  onStopSignal(() => new Promise((resolve) => setTimeout(resolve, 700)));
  setInterval(() => {}, 1000);
  console.log("ready");
`;

async function exitCodeAfter(signals: { signal: NodeJS.Signals; afterMs: number }[]) {
  const child = spawn(process.execPath, ["--input-type=module", "--eval", slowProgram]);
  await once(child.stdout, "data");
  for (const { signal, afterMs } of signals) {
    setTimeout(() => child.kill(signal), afterMs);
  }
  const [code] = (await once(child, "exit")) as [number | null];
  return code;
}

test("an operator who asks the site to stop sees it end well", async () => {
  expect(await exitCodeAfter([{ signal: "SIGTERM", afterMs: 0 }])).toBe(0);
  expect(await exitCodeAfter([{ signal: "SIGINT", afterMs: 0 }])).toBe(0);
});

test("one press of Ctrl-C that arrives three times is one press", async () => {
  const presses = [0, 5, 80].map((afterMs) => ({ signal: "SIGINT" as const, afterMs }));
  expect(await exitCodeAfter(presses)).toBe(0);
});

test("an operator who asks a second time need not wait", async () => {
  const signals = [
    { signal: "SIGTERM", afterMs: 0 },
    { signal: "SIGTERM", afterMs: 600 },
  ] as const;
  expect(await exitCodeAfter([...signals])).toBe(1);
});
