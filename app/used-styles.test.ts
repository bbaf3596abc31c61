import { expect, test } from "vitest";
import { usedStyles } from "./used-styles.server.ts";

const html = '<main><a class="button small">x</a><p class="note"></p></main>';

test("rules for what is not on the page are left out, in conditions too", () => {
  expect(usedStyles(".button{a:b}.card{a:b}.card .button,.note{c:d}", html)).toBe(
    ".button{a:b}.note{c:d}",
  );
  expect(usedStyles("/* of bin/x.ts { */.note{c:d}", html)).toBe(".note{c:d}");
  expect(usedStyles("@media (width>9px){.card{a:b}}@media print{.card{a:b}.note{e:f}}", html)).toBe(
    "@media print{.note{e:f}}",
  );
});

test("what is hard to tell stays: brackets, elements, faces, movements, nested rules", () => {
  const kept = [
    "main:is(.card,.note) a{a:b}",
    ".button:not(.card,:has(.other)){a:b}",
    ":root:not([data-script]) .note{a:b}",
    "@font-face{font-family:X;src:local(X)}",
    "@keyframes go{to{translate:1px}}",
    ".button{a:b;.card{c:d}}",
    'a[href$=".pdf"]{a:b}',
  ];
  expect(usedStyles(kept.join(""), html)).toBe(kept.join(""));
});
