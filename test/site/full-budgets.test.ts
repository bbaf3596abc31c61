import { expect, inject, test } from "vitest";
import { englishPathOf } from "#domain/language/language.ts";
import { budgetOf, budgets } from "../budgets.ts";
import { scalesAt } from "../sent-bytes.ts";

const origin = inject("origin");
const weigh = scalesAt(origin);

/** A phone of 360 px whose screen is twice as fine. */
const phone = { width: 360, density: 2 };

/** The candidate a phone takes of a picture: the narrowest that fills its place. */
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

/** Files that load with a page: those in its head, pictures that are not lazy, and script after the paint. */
function filesOf(html: string): string[] {
  const head = [...html.matchAll(/<link rel="(?:icon|preload|stylesheet)"[^>]*href="([^"]+)"/g)];
  const pictures = [...html.matchAll(/<picture\b[\s\S]*?<\/picture>/g)]
    .map(([picture]) => picture)
    .filter((picture) => !picture.includes('loading="lazy"'));
  const later = /<script data-later="([^"]+)"/.exec(html)?.[1]?.split(" ") ?? [];
  const all = [...head.map(([, address]) => address!), ...pictures.map(candidate), ...later];
  return [...new Set(all)].filter((path) => path !== null);
}

test("every page keeps the budget of its kind before the first touch", async () => {
  const map = await (await fetch(`${origin}/sitemap.xml`)).text();
  const paths = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
  const seen = new Set<string>();
  const heavy: string[] = [];
  for (const path of paths) {
    const html = await (await fetch(origin + path)).text();
    // Script and data of the application come with the first touch.
    expect.soft(html, path).not.toMatch(/<link rel="modulepreload"|<script[^>]* src=/);
    const { kind, full } = budgetOf(englishPathOf(path));
    const total = await weigh(full, path, filesOf(html));
    seen.add(kind);
    // Faces alone are 39: what weighs less was not found.
    expect.soft(total, path).toBeGreaterThan(50);
    if (total > full) heavy.push(`${path}, ${kind}: ${total.toFixed(1)} kB of ${full}`);
  }
  expect(heavy).toEqual([]);
  expect([...seen].toSorted()).toEqual(budgets.map(({ kind }) => kind).toSorted());
});
