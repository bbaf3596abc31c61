import { expect, test } from "vitest";
import { normalizeHtml, normalizeText } from "./normalize.ts";

test("a record hides hashes, numbers and times, and nothing else", () => {
  const text = "/assets/shell-N6hUUPl2.js LWR-7K3M-9PQD 2027-11-24T16:02:16.738Z /blog/tire-wall";
  const kept = "/assets/shell-<hash>.js LWR-<number> 2027-11-24 <time> /blog/tire-wall";
  expect(normalizeText(text)).toBe(kept);
  const html = `<p id="a" class='b'>Say <!-- -->it&#x27;s</p><script src="/x.js" async></script>`;
  const lines = [`<p class='b' id="a">`, "Say it's", "</p>", `<script async src="/x.js">`];
  expect(normalizeHtml(html).split("\n")).toEqual(lines);
});
