import { execFile } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serveSite, type ServedSite } from "../../bin/processes/served-site.ts";

/** The built site as files, on a server that only sends files, beside the site's own server. */
let folder: string;
let files: Server;
let pages: string;
let site: ServedSite;

/** The file of an address; null where there is none. */
function fileOf(path: string): string | null {
  const name = join(folder, decodeURI(path));
  const found = [name, join(name, "index.html")].find(
    (one) => existsSync(one) && statSync(one).isFile(),
  );
  return found ?? null;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "lwh-export-"));
  files = createServer((request, response) => {
    const file = fileOf(new URL(request.url ?? "/", pages).pathname);
    response.writeHead(file ? 200 : 404);
    response.end(readFileSync(file ?? join(folder, "404.html")));
  });
  await new Promise<void>((resolve) => files.listen(0, "127.0.0.1", resolve));
  pages = `http://127.0.0.1:${(files.address() as AddressInfo).port}`;
  site = await serveSite({ PAGES_AT: pages });
  const places = ["--pages", pages, "--server", site.origin, "--out", folder];
  await promisify(execFile)(process.execPath, ["bin/export.ts", ...places]);
});
afterAll(async () => {
  await site.stop();
  files.close();
  rmSync(folder, { recursive: true });
});

const read = (path: string) => readFileSync(fileOf(path)!, "utf8");

/** All addresses that the exported pages name, in attributes and for the application, once each. */
function named(): string[] {
  const attribute = /(?: (?:href|src|action|poster|data-later)="|[[:,]"(?=\/assets\/))([^"]+)"/g;
  const found = globSync("**/*.html", { cwd: folder }).flatMap((name) =>
    [...readFileSync(join(folder, name), "utf8").matchAll(attribute)].flatMap(([, address]) =>
      address!.replaceAll("&amp;", "&").split(" "),
    ),
  );
  return [...new Set(found)];
}

test("no exported page leads to a file that is not there, or asks a file with a query", () => {
  const here = named()
    .filter((address) => /^\/(?!\/)/.test(address) || address.startsWith(`${pages}/`))
    .map((address) => address.replace(pages, "").replace(/#.*$/, ""));
  expect(here.length).toBeGreaterThan(200);
  expect(here.filter((path) => path.includes("?") || fileOf(path || "/") === null)).toEqual([]);
});

test("what the server draws for each reader is led to there, and it answers", async () => {
  const there = named().filter((address) => address.startsWith(site.origin));
  const paths = [...new Set(there.map((address) => new URL(address).pathname))];
  for (const path of ["/donate", "/offline", "/impact", "/search", "/events.ics", "/contact"])
    expect(paths).toContain(path);
  // One of a kind: of many sheets and calendars the first.
  const kindOf = (path: string) => path.replace(/^((\/es)?\/[^/]+)\/.*?(\.\w+)?$/, "$1/…$3");
  const kinds = new Map(paths.map((path) => [kindOf(path), path]));
  const lost: string[] = [];
  for (const path of kinds.values()) {
    const { status } = await fetch(site.origin + path, { method: "HEAD", redirect: "manual" });
    if (status >= 400) lost.push(`${path} ${status}`);
  }
  expect(lost).toEqual([]);
});

test("a form of an exported page is sent across, and thanks; a stranger's is refused", async () => {
  const page = read("/contact");
  const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(page)![1]!;
  expect(policy).toMatch(new RegExp(`form-action 'self' [^;]*${site.origin}(;| )`));
  expect(policy).not.toContain("frame-ancestors");
  const action = /<form[^>]*action="([^"]+)"[^>]*method="post"/.exec(page)![1]!;
  expect(action).toBe(`${site.origin}/contact`);
  const fields = {
    form: "contact",
    name: "María Xicay",
    email: "maria@example.org",
    phone: "",
    subject: "education",
    message: "Buenos días.",
  };
  const send = (origin: string) =>
    fetch(action, {
      method: "POST",
      redirect: "manual",
      headers: { Origin: origin },
      body: new URLSearchParams(fields),
    });
  const taken = await send(pages);
  expect(taken.status).toBe(303);
  const thanks = await fetch(new URL(taken.headers.get("location")!, site.origin));
  expect([thanks.status, thanks.redirected]).toEqual([200, false]);
  expect((await send("https://evil.example")).status).toBe(403);
});

test("from the server a visitor is led back to the pages, but not from the light version", async () => {
  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(site.origin + path, { redirect: "manual", headers });
  const led = await ask("/es/about");
  expect([led.status, led.headers.get("location")]).toEqual([302, `${pages}/es/about`]);
  expect((await ask("/about", { "Save-Data": "on" })).status).toBe(200);
  expect((await ask("/about?lite=1")).status).toBe(200);
  for (const own of ["/donate", "/offline"]) expect((await ask(own)).status, own).toBe(200);
});

test("an address that only the server has, or an old one, leads on from the files", async () => {
  expect(read("/embed/figures")).toContain(`content="0; url=${site.origin}/embed/figures"`);
  expect(read("/es/donate")).toContain(`content="0; url=${site.origin}/es/donate"`);
  const lost = await (await fetch(`${pages}/no/such/page`)).text();
  expect(lost.includes(`action="${site.origin}/search"`)).toBe(true);
  expect(/<script[^>]*data-boot/.test(lost)).toBe(false);
});
