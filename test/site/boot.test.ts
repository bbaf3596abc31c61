import { UNSAFE_decodeViaTurboStream as decode } from "react-router";
import { expect, inject, test } from "vitest";
import type { Boot, PageData } from "#app/boot/boot.ts";

const origin = inject("origin");

const empty = { method: "POST", body: new URLSearchParams({ form: "contact" }) };
const ask = (path: string, how: RequestInit = {}) =>
  fetch(origin + path, { ...how, headers: { Origin: origin } });

/** @throws unless the page names its application exactly once */
function bootOf(html: string): Boot {
  const found = [
    ...html.matchAll(/<script data-boot type="application\/json">([^<]*)<\/script><\/body>/g),
  ];
  expect(found).toHaveLength(1);
  return JSON.parse(found[0]?.[1] ?? "") as Boot;
}

/** React Router's reading of the data of a page. */
async function decoded({ stream, context }: PageData) {
  expect(context).toMatchObject({ ssr: true, isSpaMode: false });
  const { value } = await decode(new Blob([stream]).stream(), globalThis as typeof window);
  return (await value) as { loaderData: object; errors: object | null };
}

async function dataAt(address: string): Promise<PageData> {
  const answer = await fetch(origin + address);
  expect(answer.headers.get("Cache-Control")).toContain("immutable");
  return (await answer.json()) as PageData;
}

const pages = [
  { path: "/", status: 200, isKept: true },
  { path: "/es/donate", status: 200, isKept: true },
  { path: "/search?q=tire", status: 200, isKept: true },
  { path: "/contact", how: empty, status: 422, isKept: false },
  { path: "/blog/no-such-article", status: 404, isKept: false },
] as const;

test.each(pages)("$path tells how React Router takes it over", async (page) => {
  const answer = await ask(page.path, "how" in page ? page.how : {});
  expect(answer.status).toBe(page.status);
  const html = await answer.text();
  // React Router's own start would stand before the paint.
  expect(html).not.toMatch(/__reactRouter|modulepreload|<script[^>]* (src=|type="module")/);
  const { data, ...boot } = bootOf(html);
  const { manifest, entry, sheet, preload, routes } = boot;
  const files = [manifest, entry, sheet, ...preload, ...Object.values(routes)];
  expect(new Set(files).size).toBe(files.length);
  for (const file of files) expect((await fetch(origin + file)).status, file).toBe(200);
  expect(typeof data).toBe(page.isKept ? "string" : "object");
  const { loaderData, errors } = await decoded(
    typeof data === "string" ? await dataAt(data) : data,
  );
  if (page.status !== 404) {
    expect(errors).toBeNull();
    expect(Object.keys(loaderData)).toEqual(Object.keys(boot.routes));
  }
});
