import fc from "fast-check";
import { expect, test } from "vitest";
import { parseBody, readingMinutes } from "./parse-body.ts";

test("a body is divided at blank lines into headings, lists, images and paragraphs", () => {
  const body = `First line
goes on.

## A heading

### Smaller

- one
- **two** three

![A wall](slot:blog-wall-1)

<img src="slot:blog-wall-2" alt="A door">`;
  expect(parseBody(body)).toEqual([
    { kind: "paragraph", runs: [{ text: "First line goes on.", strong: false }] },
    { kind: "heading", level: 2, text: "A heading", id: "a-heading" },
    { kind: "heading", level: 3, text: "Smaller", id: "smaller" },
    {
      kind: "list",
      items: [
        [{ text: "one", strong: false }],
        [
          { text: "two", strong: true },
          { text: " three", strong: false },
        ],
      ],
    },
    { kind: "image", alt: "A wall", source: "slot:blog-wall-1" },
    { kind: "image", alt: "A door", source: "slot:blog-wall-2" },
  ]);
});

test("a block with one line that is no list item is a paragraph, and # alone is no heading", () => {
  expect(parseBody("- one\ntwo").map(({ kind }) => kind)).toEqual(["paragraph"]);
  expect(parseBody("# One").map(({ kind }) => kind)).toEqual(["paragraph"]);
});

test("a paragraph ends with the sources it names; brackets elsewhere are its words", () => {
  expect(parseBody("It rained. [newsletter_2017, lwh_tank]")).toEqual([
    {
      kind: "paragraph",
      runs: [{ text: "It rained.", strong: false }],
      sources: ["newsletter_2017", "lwh_tank"],
    },
  ]);
  expect(parseBody("It [then] rained.")[0]).not.toHaveProperty("sources");
});

test("whatever an author writes becomes blocks of text, never markup", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 400 }), (body) => {
      for (const block of parseBody(body)) {
        expect(["heading", "list", "image", "paragraph"]).toContain(block.kind);
      }
    }),
  );
  expect(parseBody("<script>alert(1)</script>")).toEqual([
    { kind: "paragraph", runs: [{ text: "<script>alert(1)</script>", strong: false }] },
  ]);
});

test("reading time is counted from the words", () => {
  expect(readingMinutes("word ".repeat(1100))).toBe(5);
  expect(readingMinutes("")).toBe(1);
});
