import { expect, test } from "vitest";
import { insertInto } from "./insert.server.ts";

const page =
  '<html><head><meta charSet="utf-8"/><title>$&</title></head><body><p>a</p></body></html>';

test("styles and script are inserted after the head's first element and at the body's end", () => {
  expect(insertInto(page, "<style>$1</style>", "<script>$'</script>")).toBe(
    '<html><head><meta charSet="utf-8"/><style>$1</style><title>$&</title></head><body><p>a</p><script>$\'</script></body></html>',
  );
});

test.each(["", '<meta charset="utf-8">', `${page}${page}`, `${page}\n`, `${page}<!--/$-->`])(
  "HTML such as %o throws",
  (html) => {
    expect(() => insertInto(html, "", "")).toThrow("React's HTML");
  },
);
