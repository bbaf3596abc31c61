import { readFileSync } from "node:fs";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import type { Page } from "#domain/addresses.ts";
import { contactForm } from "#domain/forms/contact.ts";
import { consultationForm } from "#domain/forms/consultation.ts";
import { controlNames, type Form } from "#domain/forms/form.ts";
import { storyForm } from "#domain/forms/story.ts";
import { addressOf } from "#domain/language/language.ts";
import { serveSite } from "../../bin/processes/served-site.ts";
import { ownNetwork } from "../giving-site.ts";
import { fewOrMany } from "../endurance.ts";
import { rawRequest } from "../fakes/raw-request.ts";
import { sampleStory } from "../fakes/samples.ts";

const rounds = fewOrMany(1, 100);
const hasProcess = process.platform === "linux";

/** Linux counts processor time in hundredths of a second, everywhere (proc(5), `_SC_CLK_TCK`). */
const tickMs = 10;

/** Processor time of a process since its start in milliseconds, without that of its children. Linux only (proc(5)). */
function processorMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The name in brackets may contain spaces; behind it the third field begins. 14 and 15 are user and system time.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
}

function memoryMb(pid: number): { readonly now: number; readonly most: number } {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const of = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
  return { now: of("VmRSS"), most: of("VmHWM") };
}

const urlEncoded = "application/x-www-form-urlencoded";
const multipart = "multipart/form-data; boundary=xyz";

function part(name: string, value: string | Buffer, more = ""): Buffer {
  const head = `--xyz\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.from(value), Buffer.from("\r\n")]);
}

function whole(...all: readonly Buffer[]): Buffer {
  return Buffer.concat([...all, Buffer.from("--xyz--\r\n")]);
}

function story(picture: Buffer): Buffer {
  const texts = { form: "story", ...sampleStory };
  return whole(
    ...Object.entries(texts).map(([name, value]) => part(name, value)),
    part("pictures", picture, '; filename="a.png"\r\nContent-Type: image/png'),
  );
}

/** A picture of 24 million pixels that is a real one for all limits. */
function largeJpeg(): Promise<Buffer> {
  const create = { width: 6000, height: 4000, channels: 3, background: "#c83" } as const;
  return sharp({ create }).jpeg().toBuffer();
}

const to =
  (path: string, type: string) =>
  (what: string, body: Buffer, times = 1) => ({ what, path, type, body, times });

/** Requests, or several at once, by somebody who wants the site to stop answering; made anew, as some are large. */
async function hostileRequests() {
  const [contact, donate] = [to("/contact", urlEncoded), to("/donate", urlEncoded)];
  const share = to("/share-your-story", multipart);
  const marks = "%CC%81%CC%96".repeat(20_000);
  const long = (bytes: number, more = "") => whole(part("story", Buffer.alloc(bytes, "a"), more));
  return [
    contact("500,000 fields", Buffer.from(`form=contact&${"a&".repeat(500_000)}`)),
    donate("20,000 fields, under every limit of bytes", Buffer.from("a&".repeat(20_000))),
    contact("40,000 accents on one letter", Buffer.from(`form=contact&message=e${marks}`)),
    share("130,000 empty parts", whole(Buffer.from(part("a", "").toString().repeat(130_000)))),
    share("a story of 50 MB", long(50_000_000)),
    share(
      "a story of 5 MB that says it has a file's name",
      long(5_000_000, "\r\nX-Filename: a.jpg"),
    ),
    share(
      "a part with a million headers",
      whole(Buffer.from(`--xyz\r\n${"a: b\r\n".repeat(1_000_000)}\r\n\r\n`)),
    ),
    share(
      "a PNG of 80 million pixels, 16 bits, interlaced",
      story(readFileSync("test/fakes/huge.png")),
    ),
    share("three JPEGs of 24 million pixels at once", story(await largeJpeg()), 3),
  ];
}

const site = await serveSite({ TRUST_PROXY: "1" }, { log: "pipe" });
const requests = await hostileRequests();
let log = "";
site.process.stderr?.on("data", (part: Buffer) => (log += part.toString()));
// Compiling at the first live page takes memory that is no request's fault.
await fetch(`${site.origin}/contact?subject=press`);
afterAll(() => site.stop());

const places: readonly (readonly [Page, Form])[] = [
  ["shareStory", storyForm],
  ["contact", contactForm],
  ["freeGreenBuildingConsultation", consultationForm],
];

/** Values of a field that no visitor enters on purpose. */
const nastyValues = [
  "",
  " ",
  "\u0000",
  "Ana\u2028x-injected: yes\u0085",
  "\r\nBcc: victim@example.org",
  "a@example.org\nSubject: x",
  "../../etc/passwd",
  "'; drop table submission; --",
  "<script>alert(1)</script>",
  "{reference} {{7*7}} ${7*7}",
  "=cmd|' /C calc'!A0",
  "\ud800",
  "\u202eevil",
  "٣",
  "1e308",
  "NaN",
  "9".repeat(400),
  "á".repeat(30_000),
  "x".repeat(300_000),
  "http://a.example ".repeat(2000),
  "2026-02-31",
  "9999-12-31T23:59",
  "2026-05-18T10:30Z",
  "on",
  "general",
  "maria@example.org",
  `${"a".repeat(300)}@example.org`,
  "__proto__",
  "constructor",
];

const parts = whole(part("form", "contact"), part("name", "Ana")).toString();

/** Bodies of a form as no browser sends them: their type, and the text. */
const bodies: readonly (readonly [string, string])[] = [
  ...["&name=%ff%fe%c3", "&message=%", "&%00=%00", "&&&=&=", "&a[]=1"].map(
    (end) => [urlEncoded, `form=contact${end}`] as const,
  ),
  ...Object.values(controlNames).map((name) => [urlEncoded, `form=contact&${name}=x`] as const),
  [multipart, parts.slice(0, 60)],
  [multipart, parts.replaceAll("\r\n", "\n")],
  [multipart, parts.replaceAll("form-data", "attachment")],
  [multipart, parts.replaceAll("name=", "name=;")],
  [multipart, `--xyz\r\n${"A: b\r\n".repeat(500)}\r\n${parts}`],
  ["multipart/form-data", parts],
  [`multipart/form-data; boundary="${"y".repeat(300)}"`, parts],
  ["multipart/mixed; boundary=xyz", parts],
  ["application/json", '{"name":"Ana"}'],
  ["application/x-www-form-urlencoded; charset=utf-7", "name=Ana"],
  ["x".repeat(5000), "null"],
];

/** Targets that no browser asks for. */
const targets = [
  "/contact/../../etc/passwd",
  "//contact",
  "/contact%00",
  "/%2e%2e/%2e%2e/etc/passwd",
  "/es/%c0%ae%c0%ae/",
  "/contact.data?_routes=__proto__",
  "/contact?index&_data=root",
  "/\\..\\..\\windows",
  "/%E0%A4%A",
  "http://evil.example/contact",
  "*",
];

async function post(page: Page, type: string, body: string): Promise<number> {
  const headers = { "Content-Type": type, ...ownNetwork() };
  const how = { method: "POST", headers, body, redirect: "manual" } as const;
  return (await fetch(site.origin + addressOf(page as "contact", "es"), how)).status;
}

test("bad requests cause neither failures nor memory leaks", async () => {
  const wrong: string[] = [];
  const memory = () => (hasProcess ? memoryMb(site.process.pid!).now : 0);
  const before = memory();
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, value] of nastyValues.entries()) {
      const [page, { name: form, fields }] = places[at % places.length]!;
      const typed = Object.fromEntries(Object.keys(fields).map((name) => [name, value]));
      const body = String(new URLSearchParams({ ...typed, form }));
      const status = await post(page, urlEncoded, body);
      if (status >= 500) wrong.push(`${status} ${page} ${value.slice(0, 60)}`);
    }
    for (const [type, body] of bodies) {
      const status = await post("contact", type, body);
      if (status >= 500) wrong.push(`${status} ${type.slice(0, 60)} ${body.slice(0, 60)}`);
    }
    for (const path of targets)
      for (const method of ["POST", "GET", "TRACE"]) {
        const { status } = await rawRequest({ port: new URL(site.origin).port, path, method });
        if (status >= 500) wrong.push(`${status} ${method} ${path}`);
      }
  }
  expect(wrong).toEqual([]);
  expect(log).not.toContain('"failure"');
  // Memory that is not collected yet counts as well.
  expect(memory() - before).toBeLessThan(350);
});

async function send({
  path,
  type,
  body,
  times,
}: (typeof requests)[number]): Promise<(number | null)[]> {
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
test.skipIf(!hasProcess)("no hostile request costs more than a moment", async () => {
  const pid = site.process.pid!;
  for (const hostile of requests) {
    const before = processorMs(pid);
    const statuses = await send(hostile);
    const allowed = answers[hostile.what] ?? [413, null];
    for (const status of statuses) expect(allowed, hostile.what).toContain(status);
    // These took seconds before the limits; the time includes rendering the answer, and a slow machine.
    expect(processorMs(pid) - before, hostile.what).toBeLessThan(2000 * hostile.times);
  }
  expect((await fetch(site.origin)).status).toBe(200);
  expect(memoryMb(pid).most).toBeLessThan(1500);
});
