import { expect, test } from "vitest";
import { DocumentChanged, putAtEnd, putIntoHead } from "./insert.server.ts";

const page =
  '<html><head><meta charSet="utf-8"/><title>$&</title></head><body><p>a</p></body></html>';

test("styles follow the first element of the head, script ends the body", () => {
  expect(putAtEnd(putIntoHead(page, "<style>$1</style>"), "<script>$'</script>")).toBe(
    '<html><head><meta charSet="utf-8"/><style>$1</style><title>$&</title></head><body><p>a</p><script>$\'</script></body></html>',
  );
});

test.each(["", '<meta charset="utf-8">', `${page}${page}`])("a head such as %o throws", (html) => {
  expect(() => putIntoHead(html, "")).toThrow(DocumentChanged);
});

test.each(["", `${page}\n`, `${page}<!--/$-->`])("an end such as %o throws", (html) => {
  expect(() => putAtEnd(html, "")).toThrow(DocumentChanged);
});
