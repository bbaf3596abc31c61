import { expect, test } from "vitest";
import { contentTypeOf, isCompressibleType } from "./content-type.ts";

test.each([
  ["index.html", "text/html; charset=utf-8"],
  ["root.css", "text/css; charset=utf-8"],
  ["root.js", "text/javascript; charset=utf-8"],
  ["root.mjs", "text/javascript; charset=utf-8"],
  ["search.json", "application/json; charset=utf-8"],
  ["root.js.map", "application/json; charset=utf-8"],
  ["site.webmanifest", "application/manifest+json; charset=utf-8"],
  ["mark.SVG", "image/svg+xml; charset=utf-8"],
  ["robots.txt", "text/plain; charset=utf-8"],
  ["gifts.csv", "text/csv; charset=utf-8"],
  ["sitemap.xml", "application/xml; charset=utf-8"],
  ["events.ics", "text/calendar; charset=utf-8"],
  ["film.vtt", "text/vtt; charset=utf-8"],
  ["about.data", "text/x-script; charset=utf-8"],
])("%s is sent as %s, and compressed", (name, type) => {
  expect(contentTypeOf(name)).toEqual({ type, compressible: true });
});

test.each([
  ["a plan.pdf", "application/pdf"],
  ["wall.avif", "image/avif"],
  ["wall.webp", "image/webp"],
  ["wall.png", "image/png"],
  ["wall.jpg", "image/jpeg"],
  ["wall.jpeg", "image/jpeg"],
  ["wall.gif", "image/gif"],
  ["film.mp4", "video/mp4"],
  ["film.webm", "video/webm"],
  ["display.woff2", "font/woff2"],
  ["favicon.ico", "image/x-icon"],
  ["kit.zip", "application/zip"],
  ["notes.unheard-of", "application/octet-stream"],
])("%s is sent as %s, as it stands", (name, type) => {
  expect(contentTypeOf(name)).toEqual({ type, compressible: false });
});

test("a live answer that is text is compressed, whatever follows its type", () => {
  expect(isCompressibleType("Text/HTML; charset=utf-8")).toBe(true);
  expect(isCompressibleType("application/atom+xml")).toBe(true);
  expect(isCompressibleType("application/pdf")).toBe(false);
  expect(isCompressibleType(null)).toBe(false);
});
