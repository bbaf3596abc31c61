import { once } from "node:events";
import { connect } from "node:net";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import type { BodyLimits } from "#server/http/read-body.ts";
import {
  startFixture,
  type AskOptions,
  type FixtureOptions,
  type FixtureSite,
  type Says,
} from "./fixture-site.ts";

let site: FixtureSite;

async function start(says: Says, options: FixtureOptions = {}): Promise<void> {
  site = await startFixture({ says, ...options });
}

const personal = "/donate/status/1";
const plain = { "content-type": "text/plain" };

test("a page of one visitor is sent compressed past every cache", async () => {
  const html = "words ".repeat(500);
  await start(() => ({ body: html }));
  const answer = await site.ask(personal, { headers: { "Accept-Encoding": "br" } });
  expect(answer.headers).toMatchObject({
    "content-encoding": "br",
    "content-length": String(answer.body.length),
    "cache-control": "no-store",
    vary: "Accept-Encoding",
    "strict-transport-security": "max-age=31536000",
    "x-content-type-options": "nosniff",
  });
  expect(brotliDecompressSync(answer.body).toString()).toBe(html);
});

const formHeader = { "Content-Type": "application/x-www-form-urlencoded" };

test.each([
  ["example.org", "https://example.org", 200],
  ["example.org", "https://evil.example", 403],
  ["example.org", "null", 403],
  ["example.org", "http://example.org", 403],
  // A proxy may have a host of its own.
  ["web-1:3000", "https://example.org", 200],
  ["127.0.0.1:3000", "http://127.0.0.1:3000", 200],
  ["[::1]:3000", "http://[::1]:3000", 200],
])("a form sent to %s from %s is answered with %i", async (Host, Origin, status) => {
  await start(() => ({ body: "done" }));
  const how = { method: "POST", body: "a=1", headers: { Host, Origin } };
  expect((await site.ask("/about", how)).status).toBe(status);
  expect(site.asked).toHaveLength(status === 200 ? 1 : 0);
  expect(site.logged).toEqual([]);
});

const post = "POST /about HTTP/1.1\r\nHost: example.org\r\n";

test.each([
  ["two hosts", 400, `${post}Host: evil.example\r\n\r\n`],
  ["the version before versions", 400, "GET /about\r\n\r\n"],
  ["no host", 200, "POST /about HTTP/1.0\r\nOrigin: https://example.org\r\n\r\n"],
  ["neither host nor origin", 403, "POST /about HTTP/1.0\r\nOrigin: null\r\n\r\n"],
  ["a form that arrives forever", 408, `${post}Content-Length: 100\r\n\r\nslow`],
])("a request with %s is answered with %i", async (_what, status, request) => {
  const slow = { maxBytes: 1000, maxMs: 60, folder: null };
  await start(() => ({ body: "reached" }), { formLimits: () => slow });
  const socket = connect(site.port, "127.0.0.1");
  socket.write(request);
  const [data] = (await once(socket, "data")) as [Buffer];
  expect(data.toString()).toContain(`HTTP/1.1 ${status} `);
  socket.destroy();
});

test.each([
  ["/es/donate/status/1", "/es/donate/status/:id"],
  ["/es", "/es"],
])("a visitor of %s sees the number of a failure that the log explains", async (address, path) => {
  await start(() => Promise.reject(new Error("no more ink")));
  const answer = await site.ask(address);
  const id = String(answer.headers["x-request-id"]);
  expect(answer.status).toBe(500);
  const html = answer.body.toString();
  expect(html).toContain("<h1>¡Error inesperado de la aplicación!</h1>");
  expect(html).toContain(id);
  expect(html).not.toContain("no more ink");
  const error = expect.stringContaining("no more ink") as string;
  expect(site.logged).toEqual([{ event: "failure", requestId: id, method: "GET", path, error }]);
});

test("React Router's bare last answer becomes our failure page", async () => {
  await start(() => ({ status: 500, headers: plain, body: "Unexpected Server Error" }));
  expect((await site.ask(personal)).body.toString()).toContain('<html lang="en">');
  await start(() => ({ status: 500, body: "Unexpected Server Error" }));
  const { body } = await site.ask("/es/contact", { method: "POST" });
  expect(body.toString()).toContain('<a href="/es">Volver al inicio</a>');
});

test("a kept page that fails is drawn again for its visitor", async () => {
  await start(({ requestId }) => ({ status: 500, body: requestId }));
  const answer = await site.ask("/about");
  expect(answer.body.toString()).toBe(answer.headers["x-request-id"]);
});

test.each([
  ["en", "/donate/status/secret-1", "your gift is safe"],
  ["es", "/es/donate/status/secret-1?done=sent", "su donativo está a salvo"],
])("a donor is told in %s that the records are away", async (_, path, said) => {
  await start(() => ({ status: 500, body: "", storageUnavailable: true }));
  const answer = await site.ask(path);
  expect(answer.status).toBe(503);
  expect(answer.headers["retry-after"]).toBe("30");
  expect(answer.body.toString()).toContain(said);
  expect(answer.body.toString()).toContain(`<a href="${path}">`);
});

test("the page that apologises leads back to this site", async () => {
  await start(() => ({ status: 500, body: "", storageUnavailable: true }));
  const html = (await site.ask(`//evil.example/"><script>`)).body.toString();
  expect(html).toContain('<a href="/evil.example/&quot;&gt;&lt;script&gt;">');
});

/** A limit that no request of a test reaches. */
const endless = 2 ** 31 - 1;

test.each<[string, number, Partial<BodyLimits>, AskOptions]>([
  ["as large as allowed", 200, {}, { body: "x".repeat(1000) }],
  ["in pieces, and small", 200, {}, { body: ["x", "y"] }],
  ["declared too large", 413, {}, { headers: { "Content-Length": "1001" } }],
  ["too large in the end", 413, {}, { body: Array.from({ length: 30 }, () => "x".repeat(100)) }],
  [
    "declared larger than the memory for bodies",
    503,
    { maxBytes: endless },
    { headers: { "Content-Length": String(2 ** 30) } },
  ],
  [
    "larger than one network's share of the memory for bodies, 16 MB",
    503,
    { maxBytes: endless, maxMs: endless },
    { headers: formHeader, body: Array.from({ length: 17 }, () => "x".repeat(2 ** 20)) },
  ],
])("a body that is %s is answered with %i", async (_what, status, own, request) => {
  const limits = { maxBytes: 1000, maxMs: 5000, folder: null, ...own };
  await start(() => ({ body: "done" }), { formLimits: () => limits, trustProxy: 1 });
  const headers = { "X-Forwarded-For": "203.0.113.7", ...request.headers };
  const answer = await site.ask("/about", { method: "POST", ...request, headers });
  expect(answer.status).toBe(status);
  const said = {
    200: "done",
    413: "larger, or has more parts, than we can take",
    503: 'href="/donate"',
  };
  expect(answer.body.toString()).toContain(said[status as 200]);
  expect(answer.headers["retry-after"]).toBe(status === 503 ? "30" : undefined);
  expect(site.asked.filter((one) => one.refused === undefined)).toHaveLength(
    status === 200 ? 1 : 0,
  );
  expect(site.logged).toEqual([]);
});

test("a refused form is read to its end for the browser to get the answer", async () => {
  await start(() => ({ body: "" }));
  const socket = connect(site.port, "127.0.0.1");
  const form = `${post}Content-Length: 9000000\r\n\r\n${"x".repeat(9_000_000)}`;
  const { promise: sent, resolve } = Promise.withResolvers<Error | null | undefined>();
  socket.on("error", resolve).write(form, resolve);
  expect(await sent).toBeFalsy();
  socket.destroy();
});

test("a webhook larger than any event is refused", async () => {
  await start(() => ({ body: "" }));
  const webhook = { method: "POST", body: "x".repeat(525_000) };
  expect((await site.ask("/webhooks/stripe", webhook)).status).toBe(413);
});

test("a visitor who leaves while waiting is nobody's failure", async () => {
  const drawn = Promise.withResolvers<{ body: string }>();
  await start(() => drawn.promise);
  const socket = connect(site.port, "127.0.0.1");
  socket.write(`GET ${personal} HTTP/1.1\r\nHost: example.org\r\n\r\n`);
  await expect.poll(() => site.asked.length).toBe(1);
  socket.destroy();
  drawn.resolve({ body: "" });
  expect((await site.ask("/healthz")).status).toBe(200);
  expect(site.logged).toEqual([]);
});
