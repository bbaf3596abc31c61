import { once } from "node:events";
import { connect } from "node:net";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { afterEach, expect, test } from "vitest";
import { StorageUnavailable } from "#domain/storage-unavailable.ts";
import { knownPaths } from "#server/http/canonical-path.ts";
import { inlineHashes } from "#server/http/csp.ts";
import type { Render } from "#server/http/render.ts";
import type { FrontDoorOptions } from "#server/http/front-door.ts";
import { startFixture, type FixtureSite } from "./fixture-site.ts";

let site: FixtureSite;
afterEach(() => site.close());

async function start(render: Render, options: Partial<FrontDoorOptions> = {}): Promise<void> {
  site = await startFixture({ render, ...options });
}

const htmlHeaders = { "Content-Type": "text/html; charset=utf-8" };
const page = (html: string, init: ResponseInit = {}) =>
  new Response(html, { headers: htmlHeaders, ...init });

test("a filter on a prerendered page is answered without script", async () => {
  await start((request) => Promise.resolve(page(new URL(request.url).search)));
  expect((await site.ask("/about?category=stoves")).body.toString()).toBe("?category=stoves");
  expect((await site.ask("/about.data?category=stoves")).body.toString()).toBe("?category=stoves");
});

test("a live page is compressed and may run the scripts it holds", async () => {
  const html = `<script>now(${Math.random()})</script>${"words ".repeat(500)}`;
  await start(() => Promise.resolve(page(html)));
  const answer = await site.ask("/blog/x", { headers: { "Accept-Encoding": "br" } });
  expect(answer.headers).toMatchObject({
    "content-encoding": "br",
    "content-length": String(answer.body.length),
    "cache-control": "private, no-cache",
    vary: "Accept-Encoding, Save-Data, Cookie",
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
  });
  expect(brotliDecompressSync(answer.body).toString()).toBe(html);
  expect(answer.headers["content-security-policy"]).toContain(inlineHashes(html).scripts[0]);
});

const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

test("a page that says the same to everybody is smaller from the second reader on", async () => {
  // Nearly as much as a server may send before the first answer comes back.
  let html = "";
  for (let word = 1; brotliCompressSync(html, quickly).length < 13_700; word += 100)
    for (let next = word; next < word + 100; next += 1)
      html += `<p class="a${(next * next) % 1009}">${(next * 7919) % 104_729}</p>`;
  await start(() => Promise.resolve(page(html)));
  const asked = async () =>
    (await site.ask("/blog/x", { headers: { "Accept-Encoding": "br" } })).body;
  const [first, second, third] = [await asked(), await asked(), await asked()];
  expect(second.length).toBeLessThan(first.length);
  expect(third).toEqual(second);
  expect(brotliDecompressSync(second).toString()).toBe(html);
});

test("what is asked for early waits half a minute for the press; what is one reader's never", async () => {
  await start(() => Promise.resolve(page("<p>words")));
  const cacheControl = async (path: string, headers: Record<string, string>) =>
    (await site.ask(path, { headers })).headers["cache-control"];
  const early = { "Sec-Purpose": "prefetch" };
  expect(await cacheControl("/about.data?_routes=a", early)).toBe("private, max-age=30");
  expect(await cacheControl("/about.data?_routes=a", {})).toBe("private, no-cache");
  expect(await cacheControl("/donate/status/1.data?_routes=a", early)).toBe("no-store");
});

test("a page that thanks may reach the advertising service, but not where its address holds a key", async () => {
  await start(() => Promise.resolve(page("<p>words")), {
    security: { https: true, adService: true },
  });
  const policy = async (query: string) => {
    const { headers } = await site.ask(`/thank-you-for-your-Interest-in-long-way-home${query}`);
    return headers["content-security-policy"];
  };
  expect(await policy("?ref=LWH-7K3M-Q7&form=contact")).toContain("googletagmanager");
  expect(await policy("?ref=LWH-7K3M-Q7&form=blueprint&key=1234")).not.toContain("google");
});

test("HEAD of a live page says what GET would", async () => {
  await start(() => Promise.resolve(page("<p>words")));
  const answer = await site.ask("/blog/x", { method: "HEAD" });
  expect(answer.status).toBe(200);
  expect(answer.headers["content-length"]).toBe("8");
  expect(answer.body).toHaveLength(0);
});

test("an answer to a form leads on with its cookies, and browsers keep to https", async () => {
  const headers = new Headers({ Location: "/thanks" });
  headers.append("Set-Cookie", "a=1");
  headers.append("Set-Cookie", "b=2");
  await start(() => Promise.resolve(new Response(null, { status: 303, headers })), {
    security: { https: true },
  });
  const answer = await site.ask("/about", { method: "POST", body: "a=1" });
  expect(answer.status).toBe(303);
  expect(answer.headers).toMatchObject({
    location: "/thanks",
    "set-cookie": ["a=1", "b=2"],
    "strict-transport-security": "max-age=31536000",
  });
});

test("the application is told who asks and under which public address", async () => {
  await start(
    async (request, info) =>
      page(JSON.stringify([request.url, info.clientAddress, await request.text()])),
    { trustProxy: 1 },
  );
  const answer = await site.ask("/about", {
    method: "POST",
    body: "name=Ana",
    headers: { Host: "example.org", "X-Forwarded-For": "1.1.1.1, 203.0.113.7" },
  });
  expect(JSON.parse(answer.body.toString())).toEqual([
    "https://example.org/about",
    "203.0.113.7",
    "name=Ana",
  ]);
});

test("a form on a stranger's page cannot send in a visitor's name", async () => {
  await start(() => Promise.resolve(page("done")));
  const send = (origin: string) =>
    site.ask("/about", {
      method: "POST",
      body: "a=1",
      headers: { Host: "example.org", Origin: origin },
    });
  expect((await send("https://evil.example")).status).toBe(403);
  expect((await send("null")).status).toBe(403);
  expect((await send("https://example.org")).status).toBe(200);
  expect(site.logged).toEqual([]);
});

test("a form under another name of ours arrives, though its proxy does not speak of https (audit 16)", async () => {
  await start(async (request) => page(`${request.url} ${await request.text()}`));
  const headers = { Host: "www.example.org", Origin: "https://www.example.org" };
  const answer = await site.ask("/about", { method: "POST", body: "name=Ana", headers });
  expect(answer.body.toString()).toBe("https://www.example.org/about name=Ana");
  const foreign = { ...headers, Origin: "https://www.example.com" };
  const refused = await site.ask("/about", { method: "POST", body: "a=1", headers: foreign });
  expect(refused.status).toBe(403);
});

test("a request for no possible host is refused", async () => {
  await start(() => Promise.resolve(page("reached")));
  const answer = await site.ask("/blog/x", { headers: { Host: "a b" } });
  expect(answer.status).toBe(400);
});

test("when the application fails the visitor sees a number, and the log says why once", async () => {
  const fault = new Error("no more ink");
  await start((_, info) => {
    info.reportFailure(fault);
    return Promise.reject(fault);
  });
  const answer = await site.ask("/es/blog/x");
  const id = String(answer.headers["x-request-id"]);
  expect(answer.status).toBe(500);
  expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
  const html = answer.body.toString();
  expect(html).toContain("<h1>Unexpected Application Error!</h1>");
  expect(html).toContain('<html lang="es">');
  expect(html).toContain(id);
  expect(html).not.toContain("no more ink");
  expect(site.logged).toEqual([
    {
      event: "failure",
      requestId: id,
      method: "GET",
      path: "/es/blog/x",
      error: expect.stringContaining("no more ink"),
    },
  ]);
});

test("React Router's bare last answer becomes our failure page", async () => {
  await start(() =>
    Promise.resolve(
      new Response("Unexpected Server Error", {
        status: 500,
        headers: { "Content-Type": "text/plain" },
      }),
    ),
  );
  const answer = await site.ask("/blog/x");
  expect(answer.body.toString()).toContain('<html lang="en">');
  expect(site.logged).toHaveLength(1);
});

test("the application's own error page is sent as it is, and noted", async () => {
  await start(() => Promise.resolve(page("<h1>ours", { status: 500 })));
  expect((await site.ask("/blog/x")).body.toString()).toBe("<h1>ours");
  expect(site.logged).toMatchObject([{ event: "failure" }]);
});

test("a visitor's own mistake is no failure of ours", async () => {
  await start((_, info) => {
    info.reportFailure({ status: 404, statusText: "Not Found" });
    return Promise.resolve(page("", { status: 405 }));
  });
  await site.ask("/blog/x");
  expect(site.logged).toEqual([]);
});

test.each([
  ["en", "/donate/status/secret-1", "your gift is safe"],
  ["es", "/es/donate/status/secret-1?done=sent", "su donativo está a salvo"],
])(
  "coming back from paying while the database is away, in %s (audit 18)",
  async (_, path, said) => {
    const known = knownPaths(["/donate/status/:id", "/es/donate/status/:id"]);
    await start(
      (_request, info) => {
        info.reportFailure(new StorageUnavailable("unreachable", new Error("gone")));
        return Promise.resolve(page("Unexpected Server Error", { status: 500 }));
      },
      { known },
    );
    const answer = await site.ask(path);
    expect(answer.status).toBe(503);
    expect(answer.headers["retry-after"]).toBe("30");
    expect(answer.body.toString()).toContain(said);
    expect(answer.body.toString()).toContain(`<a href="${path}">`);
    expect(JSON.stringify(site.logged)).toContain("/donate/status/:id");
    expect(JSON.stringify(site.logged)).not.toContain("secret-1");
  },
);

test("what the page that apologises leads back to is ours", async () => {
  await start((_request, info) => {
    info.reportFailure(new StorageUnavailable("busy", new Error("gone")));
    return Promise.resolve(page("", { status: 500 }));
  });
  const html = (await site.ask(`//evil.example/"><script>`)).body.toString();
  expect(html).toContain('<a href="/evil.example/&#34;&#62;&#60;script&#62;">');
});

const reading: Render = async (request) => page(`read ${(await request.text()).length}`);

test("what is larger than we take is refused before it is sent", async () => {
  await start(reading);
  const answer = await site.ask("/about", { method: "POST", body: "x".repeat(1001) });
  expect(answer.status).toBe(413);
  expect(answer.body.toString()).toContain("larger, or has more parts, than we can take");
  expect((await site.ask("/about", { method: "POST", body: "x".repeat(1000) })).status).toBe(200);
});

test("what turns out larger than we take is cut off", async () => {
  await start(reading);
  const body = Array.from({ length: 30 }, () => "x".repeat(100));
  expect((await site.ask("/about", { method: "POST", body })).status).toBe(413);
  const little = await site.ask("/about", { method: "POST", body: ["x", "y"] });
  expect(little.body.toString()).toBe("read 2");
  expect(site.logged).toEqual([]);
});

test("a form with pictures may be larger, on its own path only", async () => {
  const upload = { paths: new Set(["/about"]), maxBytes: 5000, maxMs: 5000 };
  await start(reading, { bodyLimits: { maxBytes: 1000, maxMs: 5000, upload } });
  const body = "x".repeat(4000);
  expect((await site.ask("/about", { method: "POST", body })).status).toBe(200);
  expect((await site.ask("/", { method: "POST", body })).status).toBe(413);
});

test("someone who sends a form forever is told that it takes too long", async () => {
  await start(reading, { bodyLimits: { maxBytes: 1000, maxMs: 60 } });
  const socket = connect(site.port, "127.0.0.1");
  socket.write("POST /about HTTP/1.1\r\nHost: example.org\r\nContent-Length: 100\r\n\r\nslow");
  const [data] = (await once(socket, "data")) as [Buffer];
  expect(data.toString()).toMatch(/^HTTP\/1\.1 408 /);
  socket.destroy();
});

test("a visitor who leaves while waiting is nobody's failure", async () => {
  const seen = { request: false, abort: false };
  await start(async (request) => {
    seen.request = true;
    await once(request.signal, "abort");
    seen.abort = true;
    throw request.signal.reason;
  });
  const socket = connect(site.port, "127.0.0.1");
  socket.write("GET /blog/x HTTP/1.1\r\nHost: example.org\r\n\r\n");
  await expect.poll(() => seen.request).toBe(true);
  socket.destroy();
  await expect.poll(() => seen.abort).toBe(true);
  expect((await site.ask("/healthz")).status).toBe(200);
  expect(site.logged).toEqual([]);
});
