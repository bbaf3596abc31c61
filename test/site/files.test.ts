import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { fixtureFiles, fixturePages, startFixture } from "./fixture-site.ts";

const site = await startFixture({}, "file");

const script = "/assets/app-abc123.js";

test.each([
  ["gzip, deflate, br", "br", brotliDecompressSync],
  ["BR ; Q=0.5", "br", brotliDecompressSync],
  ...["", "gzip", "br;q=0, gzip", "gzip, br; q=0.0", "*;q=0"].map(
    (accepted) => [accepted, undefined, (body: Buffer) => body] as const,
  ),
] as const)("who accepts “%s” is sent pages and files in %s", async (accepted, coding, decode) => {
  for (const [path, text, type] of [
    ["/about", fixturePages["/about"], "text/html; charset=utf-8"],
    [script, fixtureFiles["assets/app-abc123.js"], "text/javascript; charset=utf-8"],
  ] as const) {
    const answer = await site.ask(path, { headers: { "Accept-Encoding": accepted } });
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": type,
      "content-length": String(answer.body.length),
      vary: "Accept-Encoding",
    });
    expect(answer.headers["content-encoding"]).toBe(coding);
    expect(decode(answer.body).toString()).toBe(text);
  }
});

test("a returning visitor is told that nothing changed, in each encoding by itself", async () => {
  for (const accepted of ["br", "gzip"]) {
    const headers = { "Accept-Encoding": accepted };
    const first = await site.ask("/about", { headers });
    const tag = first.headers.etag ?? "";
    const again = await site.ask("/about", { headers: { ...headers, "If-None-Match": tag } });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers).toMatchObject({
      etag: tag,
      "cache-control": "public, max-age=0, s-maxage=60, stale-while-revalidate=60",
      vary: "Accept-Encoding",
      "content-security-policy": first.headers["content-security-policy"],
    });
    const other = accepted === "br" ? "gzip" : "br";
    const mixed = await site.ask("/about", {
      headers: { "Accept-Encoding": other, "If-None-Match": tag },
    });
    expect(mixed.status).toBe(200);
  }
});

test("a visitor who reloads past every cache is sent the page whole", async () => {
  const { etag = "" } = (await site.ask("/about")).headers;
  const headers = { "If-None-Match": etag, "Cache-Control": "no-cache" };
  expect((await site.ask("/about", { headers })).status).toBe(200);
});

const cacheControl = async (path: string) => (await site.ask(path)).headers["cache-control"];

test("browsers ask for pages anew, and never again for files named by their content", async () => {
  expect(await cacheControl("/lite/about")).toContain("max-age=0, s-maxage=60");
  expect(await cacheControl(script)).toBe("public, max-age=31536000, immutable");
  expect(await cacheControl("/robots.txt")).toBe("public, max-age=3600");
});

test("HEAD says what GET would, without the body", async () => {
  const get = await site.ask("/about", { headers: { "Accept-Encoding": "br" } });
  const head = await site.ask("/about", { method: "HEAD", headers: { "Accept-Encoding": "br" } });
  expect(head.status).toBe(200);
  expect(head.body).toHaveLength(0);
  expect(head.headers["content-length"]).toBe(get.headers["content-length"]);
  expect(head.headers.etag).toBe(get.headers.etag);
});

const film = fixtureFiles["films/home.webm"] as Buffer;

test.each([
  ["bytes=100-199", 206, [100, 199]],
  ["bytes=-10", 206, [990, 999]],
  ["bytes=1000-", 416, null],
  ["bytes=20-10", 200, null],
  ["bytes=0-1,5-6", 200, null],
  ["items=0-1", 200, null],
] as const)("a player that asks for %s gets %i", async (Range, status, sent) => {
  const part = await site.ask("/films/home.webm", { headers: { Range } });
  expect(part.status).toBe(status);
  if (status === 416) return expect(part.headers["content-range"]).toBe("bytes */1000");
  const [from, to] = sent ?? [0, 999];
  expect(part.body.equals(film.subarray(from, to + 1))).toBe(true);
  if (sent === null) return;
  expect(part.headers).toMatchObject({
    "accept-ranges": "bytes",
    "content-range": `bytes ${from}-${to}/1000`,
    "content-type": "video/webm",
    etag: (await site.ask("/films/home.webm")).headers.etag,
  });
});

test("a file cannot be posted to", async () => {
  const answer = await site.ask(script, { method: "POST", body: "x" });
  expect(answer.status).toBe(405);
  expect(answer.headers.allow).toBe("GET, HEAD");
});

// All spellings: server/http/canonical-path.test.ts.
test.each([
  ["GET", "//about", "/about"],
  ["GET", "/LITE/ES/?a=1&b=2", "/lite/es?a=1&b=2"],
  ["GET", "/About/?lite=1&a=b", "/about?lite=1&a=b"],
  ["POST", "/About/", "/about"],
])("%s %s leads to %s for good", async (method, path, right) => {
  const answer = await site.ask(path, { method });
  expect(answer.status).toBe(308);
  expect(answer.headers.location).toBe(right);
});

test("a query goes along to an address that has none of its own", async () => {
  site.tell({ redirects: new Map([["/old", "/about?for=kits#way"]]) });
  expect((await site.ask("/old?for=me")).headers.location).toBe("/about?for=kits#way");
});

test("a path that is not found is noted without what was asked beside it", async () => {
  site.logged.length = 0;
  await site.ask("/nothing?mail=ana@example.org");
  expect(site.logged).toMatchObject([{ event: "not_found", path: "/nothing" }]);
});

test("a client may name the whole address", async () => {
  expect((await site.ask("http://example.org/about")).status).toBe(200);
});

test("methods that the site has no use for are turned away", async () => {
  for (const method of ["PUT", "DELETE", "TRACE", "OPTIONS"]) {
    const answer = await site.ask("/about", { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe("GET, HEAD, POST");
  }
});

test("every answer has a number of its own", async () => {
  const answers = await Promise.all(
    ["/about", "/about/", "/nothing", "/healthz", "/films/home.webm"].map((path) => site.ask(path)),
  );
  const ids = answers.map((answer) => answer.headers["x-request-id"]);
  expect(ids.every((id) => /^[0-9a-f]{8}-[0-9a-z]+$/.test(String(id)))).toBe(true);
  expect(new Set(ids).size).toBe(5);
});
