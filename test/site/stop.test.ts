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
