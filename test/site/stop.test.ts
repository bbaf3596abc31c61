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
    says: async ({ url }) => {
      if (!url.endsWith("/slow")) return { body: "at once" };
      inside.resolve();
      await gate.promise;
      return { body: "finished" };
    },
  });
  return { ...site, inside: inside.promise, letGo: () => gate.resolve() };
}

/** Asks by a connection that is kept open. @returns the header Connection */
const askBy = (agent: Agent, port: number) => (path: string) =>
  new Promise<string | undefined>((resolve, reject) => {
    request({ port, path, agent }, (response) => {
      response.resume().on("end", () => resolve(response.headers.connection));
    })
      .on("error", reject)
      .end();
  });

/** Longer than any test lasts: what ends before it, ends by itself. */
const neverMs = 3_600_000;

test("a stopping site waits for pages under way alone, not for idle connections", async () => {
  const site = await startSlow();
  const { server, port } = site;
  // Else the server would close them by itself, a minute later.
  server.keepAliveTimeout = 0;
  const agent = new Agent({ keepAlive: true });
  const ask = askBy(agent, port);
  const slow = site.ask("/blog/slow");
  const kept = ask("/blog/slow");
  await Promise.all([ask("/about"), site.inside]);
  const stopped = stopGracefully(server, neverMs);
  await expect(site.ask("/about")).rejects.toMatchObject({ code: "ECONNREFUSED" });
  site.letGo();
  expect((await slow).body.toString()).toBe("finished");
  await Promise.all([kept, stopped]);
  agent.destroy();
});

test("a process with a successor ends an open connection with one last answer", async () => {
  const site = await startFixture({});
  site.server.keepAliveTimeout = 0;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = askBy(agent, site.port);
  expect(await ask("/about")).toBe("keep-alive");
  // Longer than the test: it ends as soon as the last connection has.
  const stopped = stopGracefully(site.server, neverMs, neverMs);
  expect(await ask("/about")).toBe("close");
  await stopped;
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

// SIGTERM: test/commands/commands.test.ts.
test("one press of Ctrl-C that arrives three times stops the site gracefully", async () => {
  const program = `
    import { onStopSignal } from "./server/http/graceful-stop.ts";
    const stopped = Promise.withResolvers();
    onStopSignal(() => stopped.promise);
    for (let times = 0; times < 3; times++) process.emit("SIGINT", "SIGINT");
    stopped.resolve();
  `;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program]);
  expect(await once(child, "exit")).toEqual([0, null]);
});
