import { expect, test } from "vitest";
import { startFixture } from "./fixture-site.ts";

test.each([
  ["can serve", () => Promise.resolve(), 200, "ok"],
  ["has lost its database", () => Promise.reject(new Error("gone")), 503, "unavailable"],
  ["waits for its database too long", () => new Promise<void>(() => {}), 503, "unavailable"],
])("an operator sees that the site %s", async (_, health, status, body) => {
  const site = await startFixture({ health });
  const answer = await site.ask("/healthz");
  expect(answer.status).toBe(status);
  expect(answer.body.toString()).toBe(body);
  expect(answer.headers["cache-control"]).toBe("no-store");
});

test("an operator sees whether the site is ready, and its commit", async () => {
  const site = await startFixture({ commit: "0123456789ab" });
  expect((await site.ask("/readyz")).status).toBe(503);
  expect((await site.ask("/healthz")).status).toBe(200);
  site.handler.isReady = true;
  expect((await site.ask("/readyz")).body.toString()).toBe("ok 0123456789ab");
});
