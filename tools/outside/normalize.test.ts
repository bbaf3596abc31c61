import { expect, test } from "vitest";
import { nameOf, normalizeHtml, normalizeText } from "./normalize.ts";

test.each([
  ["/assets/shell-N6hUUPl2.js", "/assets/shell-<hash>.js"],
  ["/pictures/home-hero-wide-99d83b265e-1200.avif", "/pictures/home-hero-wide-<hash>-1200.avif"],
  ['ETag: "Io1I5pBsO6cRFgC70oOxey"', "ETag: <value>"],
  ["LWR-7K3M-9PQD of LWH-7K3M-Q7", "LWR-<number> of LWH-<number>"],
  ["kept until 2027-11-24T16:02:16.738Z", "kept until 2027-11-24 <time>"],
  ["begins 2026-12-05T09:00:00-06:00", "begins 2026-12-05T09:00:00-06:00"],
  ["/blog/blog-2012-tire-retaining-wall", "/blog/blog-2012-tire-retaining-wall"],
])("%s is recorded as %s", (text, recorded) => {
  expect(normalizeText(text)).toBe(recorded);
});

test("HTML has an element on each line, sorted attributes, and no scripts", () => {
  const html = `<!DOCTYPE html><p id="a" class='b' hidden>Say <!-- -->it&#x27;s</p><style>p{}</style>
<script src="/x.js" async></script><script type="application/ld+json">{"name":"A"}</script>`;
  expect(normalizeHtml(html).split("\n")).toEqual([
    "<!DOCTYPE html>",
    `<p class='b' hidden id="a">`,
    "Say it's",
    "</p>",
    "<style>…",
    " ",
    `<script async src="/x.js">`,
    "{",
    ` "name": "A"`,
    "}",
  ]);
});

test("a file is named after its address, without a leading dot", () => {
  const paths = ["/", "/es/blog?page=2", "/.well-known/security.txt"];
  expect(paths.map(nameOf)).toEqual(["home", "es.blog.page=2", "well-known.security.txt"]);
});
