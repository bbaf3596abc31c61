import { expect, test } from "vitest";
import { bodyFaults, parseBody, readingMinutes } from "./parse-body.ts";

const run = (text: string) => ({ text, strong: false });

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
    { kind: "paragraph", runs: [run("First line goes on.")] },
    { kind: "heading", level: 2, text: "A heading", id: "a-heading" },
    { kind: "heading", level: 3, text: "Smaller", id: "smaller" },
    {
      kind: "list",
      ordered: false,
      items: [[run("one")], [{ ...run("two"), strong: true }, run(" three")]],
    },
    { kind: "image", alt: "A wall", source: "slot:blog-wall-1" },
    { kind: "image", alt: "A door", source: "slot:blog-wall-2" },
  ]);
});

test("links, italics, numbered lists and quotes are parsed as CommonMark", () => {
  const body = `Read [our *story*](/about).\n\n1. Dig\n2. Fill\n\n> It stands.\n> Still.`;
  expect(parseBody(body, (url) => `/es${url}`)).toEqual([
    {
      kind: "paragraph",
      runs: [
        run("Read "),
        { ...run("our "), href: "/es/about" },
        { ...run("story"), emphasis: true, href: "/es/about" },
        run("."),
      ],
    },
    { kind: "list", ordered: true, items: [[run("Dig")], [run("Fill")]] },
    { kind: "quote", paragraphs: [[run("It stands. Still.")]] },
  ]);
});

const wholeAddress = "a whole address that begins with https://, or a page of ours such as /about";
test.each([
  ["# One", "a heading that begins with ## or ###"],
  ["<b>bold</b>", "words without tags"],
  ["`code`", "words without backquotes"],
  ["---", "no rule between paragraphs"],
  ["- one\n  - two", "one paragraph for each point of a list"],
  ["A ![wall](slot:a) here", "a picture of the site between paragraphs: ![](slot:…)"],
  ["![wall](https://example.org/a.jpg)", "a picture of the site between paragraphs: ![](slot:…)"],
  ['A <img src="slot:a"> here', "words without tags"],
  ["| a | b |", "a list in place of a table"],
  ["It ~~rained~~ snowed.", "words without ~~"],
  ["[x](javascript:alert)", wholeAddress],
  ["Corn **grows", "no ** or ]( left over"],
  ["See [ours](/schools today", "no ** or ]( left over"],
])("the unsupported %s is a fault with its line", (mark, expected) => {
  const [fault] = bodyFaults("en.md", `One.\n\nTwo.\n\n${mark}\n`);
  expect(fault).toMatchObject({ file: "en.md", field: "line 5", expected });
});

test("only brackets at the end of a paragraph hold sources", () => {
  expect(parseBody("It rained. [newsletter_2017, lwh_tank]")).toEqual([
    {
      kind: "paragraph",
      runs: [run("It rained.")],
      sources: ["newsletter_2017", "lwh_tank"],
    },
  ]);
  expect(parseBody("It [then] rained.")[0]).not.toHaveProperty("sources");
});

test("tags become text, never markup", () => {
  expect(parseBody("<script>alert(1)</script>")).toEqual([
    { kind: "paragraph", runs: [run("<script>alert(1)</script>")] },
  ]);
});

test("reading time is counted from the words", () => {
  expect(readingMinutes("word ".repeat(1100))).toBe(5);
  expect(readingMinutes("")).toBe(1);
});
