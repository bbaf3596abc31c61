import { once } from "node:events";
import { connect } from "node:net";
import { expect, test, vi } from "vitest";
import { temporaryFolder } from "../temporary-folder.ts";
import { startFixture, type FixtureOptions, type FixtureSite, type Says } from "./fixture-site.ts";

let site: FixtureSite;

let drawn = 0;
const numbered: Says = ({ url }) => {
  drawn += 1;
  const { pathname, search } = new URL(url);
  return { body: `${pathname}${search} ${drawn}` };
};

async function start(options: FixtureOptions = {}): Promise<void> {
  drawn = 0;
  site = await startFixture({ says: numbered, ...options });
}

const textOf = async (path: string, headers: Record<string, string> = {}) =>
  (await site.ask(path, { headers })).body.toString();

test("a page is drawn once for everybody, whatever is asked that it does not read", async () => {
  await start();
  const asked = await Promise.all(Array.from({ length: 20 }, () => textOf("/about")));
  expect(new Set(asked)).toEqual(new Set(["/about 1"]));
  for (const query of ["", "?fbclid=IwAR1", "?utm_source=news&utm_medium=mail", "?x=1", "?"])
    expect(await textOf(`/about${query}`)).toBe("/about 1");
});

test("a parameter that a page reads is another page, kept too", async () => {
  await start();
  site.tell({ paths: ["/blog", "/about"] });
  expect(await textOf("/blog?category=news&fbclid=1")).toBe("/blog?category=news 1");
  expect(await textOf("/blog?fbclid=2&category=news")).toBe("/blog?category=news 1");
  expect(await textOf("/blog?page=2")).toBe("/blog?page=2 2");
});

test.each([
  ["/donate/status/1", {}],
  ["/about", { "cache-control": "no-store" }],
  ["/about", { "set-cookie": "visitor=1" }],
])("%s with the headers %o is rendered for each visitor", async (path, own) => {
  const headers = { "content-type": "text/html", ...own };
  await start({ says: async (asked) => ({ ...(await numbered(asked)), headers }) });
  expect(await textOf(path)).toBe(`${path} 1`);
  expect(await textOf(path)).toBe(`${path} 2`);
});

test("changed content draws every page anew, also one that is being drawn", async () => {
  const held = Promise.withResolvers<void>();
  await start({
    says: async (asked) => {
      const page = await numbered(asked);
      if (drawn === 1) await held.promise;
      return page;
    },
  });
  const first = textOf("/about");
  await expect.poll(() => drawn).toBe(1);
  site.tell({});
  expect(await textOf("/about")).toBe("/about 2");
  held.resolve();
  expect([await first, await textOf("/about")]).toEqual(["/about 1", "/about 2"]);
});

test("an unchanged page is sent with changed headers", async () => {
  const ask = async () => (await site.ask("/about")).headers["content-security-policy"];
  const headers = { "content-type": "text/html", "content-security-policy": "old" };
  await start({ says: () => ({ body: "", headers: { ...headers } }) });
  expect(await ask()).toBe("old");
  headers["content-security-policy"] = "new";
  site.tell({});
  expect(await ask()).toBe("new");
});

test("pages with sums of the ledger, refreshed behind visitors, are sent for five seconds", async () => {
  await start({ says: async (asked) => ({ ...(await numbered(asked)), dependsOnLedger: true }) });
  const clock = vi.spyOn(performance, "now").mockReturnValue(1000);
  expect(await textOf("/es")).toBe("/es 1");
  clock.mockReturnValue(2500);
  expect(await textOf("/es")).toBe("/es 1");
  await expect.poll(() => textOf("/es")).toBe("/es 2");
  clock.mockReturnValue(8000);
  expect(await textOf("/es")).toBe("/es 3");
  clock.mockRestore();
});

test("a page whose data was displaced by searches is drawn again", async () => {
  const pageData = { address: `/assets/state-${"1".repeat(9e6)}.json`, text: "{}" };
  await start({ says: async (request) => ({ ...(await numbered(request)), pageData }) });
  const large = { body: Buffer.alloc(6e7), headers: {} };
  expect(await textOf("/about")).toBe("/about 1");
  site.handler.cache.store("/search?q=1", { ...large, info: null });
  expect(await textOf("/about")).toBe("/about 2");
});

test("addresses count among the bytes of the cache", async () => {
  const { cache } = (await startFixture({})).handler;
  const page = { body: Buffer.alloc(1), headers: {}, info: null };
  const keyOf = (at: number) => `/about.data?_routes=${at}${"x".repeat(9e6)}`;
  for (let at = 0; at < 10; at += 1) cache.store(keyOf(at), page);
  expect([0, 9].map((at) => cache.find(keyOf(at)))).toEqual([null, expect.objectContaining(page)]);
});

test("a browser that saves data is led to the light version once", async () => {
  await start();
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await site.ask(path, { headers: { "Save-Data": "on", ...headers } });
    const { location, "cache-control": cached } = answer.headers;
    return location ? `${location}, ${cached}` : answer.status;
  };
  expect(await ask("/about?fbclid=1")).toBe("/lite/about?fbclid=1, no-store");
  expect(await ask("/lite/about")).toBe(200);
  expect(await ask("/about", { "Sec-Fetch-Site": "same-origin" })).toBe(200);
  expect(await ask("/about?lite=0")).toBe(200);
  expect(await ask("/robots.txt")).toBe(200);
});

test("a light page leads on to light pages", async () => {
  const body = `<a href="/about">a</a><a href="/guide.pdf">b</a><a href="https://x.org/about">c</a><form action="/contact"></form><a href="/?lite=0">d</a>`;
  await start({ says: () => ({ body }) });
  expect(await textOf("/lite/about")).toBe(
    `<a href="/lite/about">a</a><a href="/guide.pdf">b</a><a href="https://x.org/about">c</a><form action="/lite/contact"></form><a href="/lite?lite=0">d</a>`,
  );
});

test("the answer to a light form leads to a light page", async () => {
  await start({ says: () => ({ status: 303, headers: { location: "/about" }, body: "" }) });
  const answer = await site.ask("/lite/about", { method: "POST", body: "a=1" });
  expect([answer.status, answer.headers.location]).toEqual([303, "/lite/about"]);
  expect(site.asked).toMatchObject([{ url: expect.stringMatching(/\/about$/), light: true }]);
});

/** Starts a site with /about kept, and asks for articles that wait until they are released. */
async function startHeld(articles: number) {
  const held = Promise.withResolvers<void>();
  await start({
    says: async (asked) => {
      if (asked.url.includes("/blog/")) await held.promise;
      return numbered(asked);
    },
  });
  await textOf("/about");
  return { held, waiting: Array.from({ length: articles }, (_, at) => textOf(`/blog/${at}`)) };
}

test("a changed page is sent as it was until its drawing behind the visitor", async () => {
  const { held, waiting } = await startHeld(8);
  site.tell({});
  expect(await textOf("/about")).toBe("/about 1");
  held.resolve();
  await Promise.all(waiting);
  await expect.poll(() => site.asked.filter(({ url }) => url.endsWith("/about"))).toHaveLength(2);
});

test("a failing page, unlike a withdrawn one, is sent as it was", async () => {
  let status = 200;
  await start({ says: async (asked) => ({ ...(await numbered(asked)), status }) });
  for (const path of ["/about", "/es"]) await textOf(path);
  status = 500;
  site.tell({});
  expect(await textOf("/about")).toBe("/about 1");
  status = 404;
  expect((await site.ask("/es")).status).toBe(404);
  expect(site.handler.cache.findStale("/es")).toBeNull();
  status = 200;
  site.tell({ paths: ["/blog"], pages: ["/blog"] });
  await textOf("/blog?page=2");
  site.tell({ pages: [] });
  expect(site.handler.cache.findStale("/blog?page=2")).toBeNull();
});

test("visitors of an overloaded site get kept pages or a way to give elsewhere", async () => {
  const { held, waiting } = await startHeld(209);
  // The one that is refused, because eight are rendered and 200 wait.
  await Promise.race(waiting);
  site.tell({ giveElsewhere: "https://give.example/" });
  expect(await textOf("/about")).toBe("/about 1");
  const busy = await site.ask("/es");
  expect(busy.status).toBe(503);
  expect(busy.headers["retry-after"]).toBe("30");
  for (const way of ["/es/donate", "https://give.example/"])
    expect(busy.body.toString()).toContain(`href="${way}"`);
  held.resolve();
  await Promise.all(waiting);
});

test("forms that wait for the disk keep no page waiting", async () => {
  const disk = Promise.withResolvers<void>();
  await start({
    says: async (asked) => {
      if (asked.method === "POST") await disk.promise;
      return numbered(asked);
    },
  });
  const forms = Array.from({ length: 20 }, () =>
    site.ask("/about", { method: "POST", body: "a=1" }),
  );
  await expect.poll(() => site.asked.length).toBe(16);
  expect(await textOf("/es")).toBe("/es 1");
  disk.resolve();
  for (const { status } of await Promise.all(forms)) expect(status).toBe(200);
});

test("pieces of a refused form that wait to be read take no memory for good", async () => {
  const limits = { maxBytes: 1e6, maxMs: 5000, folder: null };
  await start({ trustProxy: 1, formLimits: () => limits });
  const socket = connect(site.port, "127.0.0.1");
  const head =
    "POST /about HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 203.0.113.7\r\nContent-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked\r\n\r\n";
  const fields = `3e8\r\n${"a=1&".repeat(250)}\r\n`;
  socket.write(`${head}${fields}${"1\r\na\r\n".repeat(10_000)}`);
  await once(socket, "data");
  for (let at = 0; at < 50; at += 1) await textOf("/about");
  socket.destroy();
  expect(site.handler.bodyBudget.reserve("203.0.113.7").hasRoom("bytes", 2 ** 24)).toBe(true);
});

test("a form whose picture cannot be written may be sent again", async () => {
  const limits = { maxBytes: 1e6, maxMs: 5000, folder: "/nonexistent" };
  await start({ formLimits: () => limits });
  const body = `--b\r\nContent-Disposition: form-data; name="a"; filename="a.png"\r\n\r\n${"x".repeat(9e5)}\r\n--b--\r\n`;
  const headers = { "Content-Type": "multipart/form-data; boundary=b" };
  await site.ask("/about", { method: "POST", headers, body });
  expect(site.asked.at(-1)).toMatchObject({ refused: 503, form: [] });
});

test("the files of a form keep their order, however long each takes to write", async () => {
  const limits = { maxBytes: 1e8, maxMs: 5000, folder: temporaryFolder() };
  await start({ formLimits: () => limits });
  const part = (name: string, size: number) =>
    `--b\r\nContent-Disposition: form-data; name="${name}"; filename="${name}"\r\n\r\n${"x".repeat(size)}\r\n`;
  const body = `${part("a", 3e6)}${part("b", 4000)}${part("c", 4000)}--b--\r\n`;
  const headers = { "Content-Type": "multipart/form-data; boundary=b" };
  for (let at = 0; at < 8; at += 1) await site.ask("/about", { method: "POST", headers, body });
  const orders = site.asked.map(({ form }) => form?.map(([name]) => name).join(""));
  expect(orders).toEqual(Array.from({ length: 8 }, () => "abc"));
});

test("other spellings of a page's data fill no cache", async () => {
  await start();
  for (const path of ["/x/../about.data", "/./about.data", "/%61bout.data", "/x/../_.data"]) {
    const [first, second] = [await site.ask(path), await site.ask(path)];
    expect(first.headers["cache-control"], path).not.toContain("public");
    expect(first.body.equals(second.body), path).toBe(false);
  }
  expect((await site.ask("/about.data")).headers["cache-control"]).toContain("public");
});

test("half-sent webhooks of one network take a bounded amount of memory", async () => {
  await start({ trustProxy: 1 });
  const head =
    "POST /webhooks/stripe HTTP/1.1\r\nHost: example.org\r\nX-Forwarded-For: 192.0.2.7\r\n";
  const whole = `Content-Length: 500001\r\n\r\n${"a".repeat(500_000)}`;
  // Each piece of one byte counts as 256: it takes that much memory.
  const tiny = `Transfer-Encoding: chunked\r\n\r\n${"1\r\na\r\n".repeat(1954)}`;
  let refused = 0;
  for (let at = 0; at < 40; at += 1)
    connect(site.port)
      .on("close", () => (refused += 1))
      .resume()
      .write(head + (at % 2 === 0 ? whole : tiny));
  await expect.poll(() => refused).toBe(7);
});

test("one network cannot have pages rendered without end", async () => {
  await start({ trustProxy: 1 });
  // The period of a network stays the same, however slow the machine is.
  const clock = vi.spyOn(performance, "now").mockReturnValue(performance.now());
  const ask = async (address: string, at: number) => {
    const headers = { "X-Forwarded-For": address };
    return (await site.ask(`/donate/status/${at}`, { headers })).status;
  };
  const tries = Array.from({ length: 150 }, (_, at) => ask("203.0.113.7", at));
  const statuses = await Promise.all(tries);
  expect(statuses.filter((status) => status === 429)).toHaveLength(70);
  expect(await ask("198.51.100.1", 1)).toBe(200);
  const own = { method: "POST", body: "a=1", headers: { "X-Forwarded-For": "203.0.113.9" } };
  const forms = await Promise.all(Array.from({ length: 90 }, () => site.ask("/about", own)));
  expect(forms.filter(({ status }) => status === 429)).toHaveLength(10);
  expect(forms.at(-1)?.headers["retry-after"]).toBe("30");
  site.tell({ paths: ["/documents/:file"] });
  const headers = { "X-Forwarded-For": "192.0.2.1" };
  const dear = Array.from({ length: 9 }, (_, at) =>
    site.ask(at % 2 ? `/documents/${at}.pdf` : `/no/${at}`, { headers }),
  );
  expect((await Promise.all(dear)).filter(({ status }) => status === 429)).toHaveLength(1);
  clock.mockRestore();
});
