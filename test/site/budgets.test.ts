import { brotliDecompressSync } from "node:zlib";
import { expect, inject, test } from "vitest";
import { englishPathOf, languageOf } from "#domain/language/language.ts";
import { lightPathOf } from "#domain/language/light-address.ts";
import { encode, well } from "#server/http/compress.ts";
import { rawRequest } from "../fakes/raw-request.ts";

const origin = inject("origin");

/**
 * Transferred kB that a kind of page may take before the first interaction: the full version on a phone (HTML, fonts,
 * icons, opening picture) and the whole light one. The first kind whose English addresses match counts. Measured on
 * 2026-11-23, and a tenth more, a build with its picture on 2026-11-30; the home page with the picture of its theme is weighed in test/browser/light.spec.ts.
 */
const budgets = [
  { kind: "home", of: /^\/$/, full: 80, light: 60 },
  { kind: "gift", of: /^\/donate$/, full: 83, light: 80 },
  { kind: "article", of: /^\/blog\/./, full: 115, light: 80 },
  { kind: "build", of: /^\/green-builds\/./, full: 82, light: 80 },
  {
    kind: "register of figures",
    of: /^\/(impact\/figures|transparency-trust)$/,
    full: 77,
    light: 80,
  },
  {
    kind: "words or tools without a picture",
    of: /^\/(team|check-us|families|contact|search|request-status|accessibility|privacy-policy|terms-of-service|material-calculator|offline|group-trips\/file|volunteer\/packing)$/,
    full: 65,
    light: 80,
  },
  {
    kind: "form with a picture",
    of: /^\/(blueprint|newsletter|share-your-story|free-green-building-consultation|donate\/(goods|receipt))$/,
    full: 94,
    light: 80,
  },
  { kind: "subject", of: /./, full: 113, light: 80 },
];

type Sent = { readonly status: number; readonly head: number; readonly body: Buffer };
const requested = new Map<string, Promise<Sent>>();

async function request(path: string): Promise<Sent> {
  const { port } = new URL(origin);
  const asked = { port, path, headers: { "Accept-Encoding": "br" } };
  const { status, headers, body } = await rawRequest(asked);
  // The id grows with the number of requests.
  const { "x-request-id": _, ...lines } = headers;
  const head = Object.entries(lines)
    .flat()
    .reduce((sum, text) => sum + String(text).length + 2, 33);
  return { status, head, body };
}

function sentAt(path: string): Promise<Sent> {
  const sent = requested.get(path) ?? request(path);
  requested.set(path, sent);
  return sent;
}

/** Pages with sums of the ledger, which the site never compresses well because it refreshes them often. */
const hasSums = (path: string) => /\/(donate|impact|transparency-trust)$/.test(path);

/**
 * The weight of a page with its files in kB. The site under test compresses a page quickly, as when it is first
 * requested. Only a page that is over its limit so is weighed as the site compresses the pages that it renders in the
 * background (page-cache.ts), which takes 0.2 s of processor.
 */
async function weigh(path: string, page: Sent, files: readonly string[], limit: number) {
  const sent = await Promise.all(files.map(sentAt));
  const missing = files.filter((_, at) => sent[at]!.status !== 200);
  expect.soft(missing, path).toEqual([]);
  const most = [page, ...sent].reduce((sum, { head, body }) => sum + head + body.length, 0);
  if (most / 1000 <= limit || hasSums(path)) return most / 1000;
  const html = { "content-type": "text/html" };
  const { body: small } = await encode(brotliDecompressSync(page.body), html, well);
  return (most - page.body.length + small.length) / 1000;
}

/** A phone of 360 px whose screen is twice as fine. */
const phone = { width: 360, density: 2 };

function candidate(picture: string): string | null {
  const source = /<source type="image\/avif"[^>]*>/.exec(picture)?.[0];
  const sizes = /sizes="([^"]*)"/.exec(source ?? "")?.[1] ?? "100vw";
  // The last is the one without a condition: a phone's.
  const [, amount = "100", unit = "vw"] = /([\d.]+)(vw|rem|px)$/.exec(sizes.trim()) ?? [];
  const pixel = { vw: phone.width / 100, rem: 16, px: 1 }[unit as "vw" | "rem" | "px"];
  const wanted = Number(amount) * pixel * phone.density;
  const set = /srcSet="([^"]*)"/i.exec(source ?? "")?.[1]?.split(",") ?? [];
  const candidates = set.map((one) => one.trim().split(" "));
  return (
    (candidates.find(([, width]) => parseInt(width!) >= wanted) ?? candidates.at(-1))?.[0] ?? null
  );
}

function filesOfFull(html: string) {
  const head = [...html.matchAll(/<link rel="(?:icon|preload|stylesheet)"[^>]*href="([^"]+)"/g)];
  const pictures = [...html.matchAll(/<picture\b[\s\S]*?<\/picture>/g)]
    .map(([picture]) => picture)
    .filter((picture) => !picture.includes('loading="lazy"'));
  const later = /<script data-later="([^"]+)"/.exec(html)?.[1];
  return [...head.map(([, address]) => address), ...pictures.map(candidate), later];
}

function filesOfLight(html: string) {
  const folded = /<details class="light-picture[^]*?<\/details>|@font-face\{[^}]*\}/g;
  const shown = html.replace(folded, "");
  const pictures = [...shown.matchAll(/<picture\b[^]*?<\/picture>/g)].map(([picture]) => {
    const narrowest = /<source type="image\/avif" srcSet="([^" ]+)/i.exec(picture);
    return (narrowest ?? /<img\b[^>]*src="([^"]+)"/.exec(picture))?.[1];
  });
  // Grounds that no element has are weighed as well; faces that are used: test/browser/light.spec.ts.
  const others = shown
    .replace(/<picture\b[^]*?<\/picture>/g, "")
    .matchAll(/(?:<(?:img|link rel="icon")[^>]* (?:href|src)="|url\("?)(\/[^")]+)/g);
  return [...pictures, ...[...others].map(([, address]) => address)];
}

/** The full version's template, of which the browser loads nothing until script inserts it. */
const later = /<template data-boot[^]*?<\/template>/;
/** Script and data of the application come with the first touch, and never to a light page. */
const early = {
  full: /<link rel="modulepreload"|<script[^>]* src=/,
  light:
    /<link rel="(?:module)?preload"|<link rel="stylesheet"|<(?:script|video|iframe)[^>]* src=|data-boot|__reactRouter/,
};
const map = await (await fetch(`${origin}/sitemap.xml`)).text();
/** Languages differ in words alone, and Spanish takes more of them. */
const paths = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)]
  .map(([, url]) => new URL(url!).pathname)
  .filter((path) => languageOf(path) === "es");
const missing = "/es/no-such-page";
const more = ["/es/search?q=escuela", missing];

test.each([
  // Faces alone are 39 kB: what weighs less was not found.
  ["full", (path: string) => path, filesOfFull, paths, 50],
  ["light", lightPathOf, filesOfLight, [...paths, ...more], 3],
] as const)(
  "every %s page keeps the budget of its kind before the first touch",
  async (version, addressAt, filesOf, all, least) => {
    const seen = new Set<string>();
    const heavy: string[] = [];
    for (const path of all) {
      const page = await sentAt(addressAt(path));
      expect.soft(page.status, path).toBe(path === missing ? 404 : 200);
      const html = String(brotliDecompressSync(page.body)).replace(later, "");
      expect.soft(html, path).not.toMatch(early[version]);
      const files = [...new Set(filesOf(html))].filter((file) => typeof file === "string");
      const { kind, [version]: limit } = budgets.find(({ of }) => of.test(englishPathOf(path)))!;
      const total = await weigh(path, page, files, limit);
      seen.add(kind);
      expect.soft(total, path).toBeGreaterThan(least);
      if (total > limit) heavy.push(`${path}, ${kind}: ${total.toFixed(1)} kB of ${limit}`);
    }
    expect(heavy).toEqual([]);
    expect([...seen].toSorted()).toEqual(budgets.map(({ kind }) => kind).toSorted());
  },
);
