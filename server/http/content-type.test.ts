import { expect, test } from "vitest";
import { contentTypeOf } from "./content-type.ts";

test.each([
  ["mark.SVG", "image/svg+xml; charset=utf-8", true],
  ["wall.avif", "image/avif", false],
  ["favicon.ico", "image/x-icon", false],
  ["notes.unheard-of", "application/octet-stream", false],
])("%s is sent as %s; compressed: %s", (name, type, compressible) => {
  expect(contentTypeOf(name)).toEqual({ type, compressible });
});
