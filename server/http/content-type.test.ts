import { expect, test } from "vitest";
import { contentTypeOf, isCompressibleType } from "./content-type.ts";

test.each([
  ["root.js", "text/javascript; charset=utf-8"],
  ["site.webmanifest", "application/manifest+json; charset=utf-8"],
  ["mark.SVG", "image/svg+xml; charset=utf-8"],
  ["sitemap.xml", "application/xml; charset=utf-8"],
  ["about.data", "text/x-script; charset=utf-8"],
])("%s is sent as %s, and compressed", (name, type) => {
  expect(contentTypeOf(name)).toEqual({ type, compressible: true });
});

test.each([
  ["a plan.pdf", "application/pdf"],
  ["wall.avif", "image/avif"],
  ["favicon.ico", "image/x-icon"],
  ["notes.unheard-of", "application/octet-stream"],
])("%s is sent as %s, as it stands", (name, type) => {
  expect(contentTypeOf(name)).toEqual({ type, compressible: false });
});

test("a live answer that is text is compressed, whatever follows its type", () => {
  expect(isCompressibleType("Text/HTML; charset=utf-8")).toBe(true);
  expect(isCompressibleType("application/pdf")).toBe(false);
  expect(isCompressibleType(null)).toBe(false);
});
