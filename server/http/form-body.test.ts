import { describe, expect, test } from "vitest";
import { FormCount, formTypeOf } from "./form-body.ts";

describe("a body is read", () => {
  test.each([
    ["application/x-www-form-urlencoded", "fields"],
    ["Application/X-WWW-Form-Urlencoded ; charset=utf-8", "fields"],
    ["multipart/form-data; boundary=x", "parts"],
    ['multipart/form-data; boundary="a b"', "parts"],
    ["multipart/form-data", "none"],
    [`multipart/form-data; boundary=${"y".repeat(71)}`, "none"],
    ["text/plain, application/x-www-form-urlencoded", "none"],
    ["application/json", "none"],
    ["", "none"],
    [undefined, "none"],
  ])("whose type is %j as %s", (type, kind) => {
    expect(formTypeOf(type).kind).toBe(kind);
  });

  test("by the application as the form that was counted, however its type is written", async () => {
    const { header } = formTypeOf(
      "multipart/form-data; boundary=x, application/x-www-form-urlencoded; boundary=y",
    );
    const asRead = new Response("a&a", { headers: { "Content-Type": header } }).formData();
    await expect(asRead).rejects.toThrow(TypeError);
  });
});

/** Whether a body is too much, sent in pieces of so many bytes. */
function isTooMuch(type: string, body: string, pieceBytes: number): boolean {
  const count = new FormCount(formTypeOf(type));
  const bytes = Buffer.from(body, "latin1");
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    count.add(bytes.subarray(at, at + pieceBytes));
  }
  return count.isTooMuch;
}

const fields = "application/x-www-form-urlencoded";
const parts = "multipart/form-data; boundary=xyz";
const part = (text: string, more = "") =>
  `--xyz\r\nContent-Disposition: form-data; name="a"${more}\r\n\r\n${text}\r\n`;
const picture = (text: string) => part(text, '; filename="a.jpg"');

describe.each([1, 7, 65_536])("in pieces of %i bytes", (pieceBytes) => {
  test.each([
    ["200 fields", fields, "a&".repeat(199), false],
    ["201 fields", fields, "a&".repeat(200), true],
    ["30 answers and five pictures", parts, part("b").repeat(30) + picture("p").repeat(5), false],
    ["51 empty parts", parts, part("").repeat(51), true],
    ["a story of 200,000 letters", parts, part("a".repeat(200_000)), false],
    ["a text of 300,000 letters", parts, part("a".repeat(300_000)), true],
    ["two texts that are too long together", parts, part("a".repeat(150_000)).repeat(2), true],
    ["a picture of 300,000 bytes", parts, picture("p".repeat(300_000)), false],
    [
      "a picture named in its own letters",
      parts,
      part("p".repeat(300_000), "; filename*=UTF-8''ma%C3%B1ana.jpg"),
      false,
    ],
    ["a text that is full of dashes", parts, part("\r\n--x--y--xy\r\n".repeat(5000)), false],
    ["a part with 2,000 headers", parts, `--xyz\r\n${"a: b\r\n".repeat(2000)}\r\n`, true],
    ["10,000 bytes before the first part", parts, `${"a\r\n".repeat(4000)}${part("a")}`, true],
  ])("%s", (_, type, body, expected) => {
    expect(isTooMuch(type, body, pieceBytes)).toBe(expected);
  });

  test.each([
    ["in its name", '; x="filename"'],
    ["in another header", '\r\nX-Filename: a.jpg\r\nX-More: ; filename="a.jpg"'],
    ["in a second disposition", '\r\nContent-Disposition: form-data; name="b"; filename="c"'],
    ["without a value", "; filename"],
  ])('a text of 300,000 letters that says "filename" %s', (_, more) => {
    expect(isTooMuch(parts, part("a".repeat(300_000), more), pieceBytes)).toBe(true);
  });

  test("a text of 300,000 letters whose field is named after a file", () => {
    const body = part("a".repeat(300_000)).replace('"a"', '"a; filename=b"');
    expect(isTooMuch(parts, body, pieceBytes)).toBe(true);
  });
});
