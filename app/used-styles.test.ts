import { expect, test } from "vitest";
import { usedStyles } from "./used-styles.server.ts";

const html = '<main><a class="button small"><b>x</b></a><p class="note"></p></main>';

test("rules for what is not on the page are left out, in conditions too", () => {
  expect(usedStyles(".button{a:b}.card{a:b}.card .button,.note{c:d}", html)).toBe(
    ".button{a:b}.note{c:d}",
  );
  expect(usedStyles("/* of bin/x.ts { */.note{c:d}", html)).toBe(".note{c:d}");
  expect(usedStyles("@media (width>9px){.card{a:b}}@media print{.card{a:b}.note{e:f}}", html)).toBe(
    "@media print{.note{e:f}}",
  );
});

test("of a choice in brackets one must be on the page; what is kept is kept whole", () => {
  expect(usedStyles(":is(.card,.list:has(.note)) b{a:b}:is(.card,.note) b{a:b}", html)).toBe(
    ":is(.card,.note) b{a:b}",
  );
  expect(usedStyles("a:not(:is(.card)):where(b,.card){a:b}a:where(.card):is(b){a:b}", html)).toBe(
    "a:not(:is(.card)):where(b,.card){a:b}",
  );
});

test("rules for elements that are not on the page are left out", () => {
  expect(usedStyles("a,sub,.note td{a:b}legend{c:d}p::marker,Main>A:hover{e:f}", html)).toBe(
    "a{a:b}p::marker,Main>A:hover{e:f}",
  );
  expect(usedStyles("p:is(.note,sub) a,p:is(sub) a{a:b}", html)).toBe("p:is(.note,sub) a{a:b}");
  expect(usedStyles("@starting-style{sub{a:b}.note{c:d}}", html)).toBe(
    "@starting-style{.note{c:d}}",
  );
});

test("what is hard to tell stays: brackets, faces, movements, nested rules", () => {
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

test("custom properties that nothing reads are left out, and those that only such ones read", () => {
  const css = ":root{--a:1;--b:var(--c);--c:2;--d:var(--a)}.note{e:var(--d)}";
  expect(usedStyles(css, html)).toBe(":root{--a:1;--d:var(--a)}.note{e:var(--d)}");
  const named = '<p class="a--b"></p>';
  expect(usedStyles(".a--b:hover{c:d}", named)).toBe(".a--b:hover{c:d}");
  const drawn = `<p style="f:var(--b)"></p>`;
  expect(usedStyles(":root{--b:var(--c);--c:2;--e:3}", drawn)).toBe(":root{--b:var(--c);--c:2;}");
  const quoted = `:root{--a:url("data:x;y}{");--b:'--c:3;';g:h}.note{e:var( --a, var(--z))}`;
  expect(usedStyles(quoted.replace("}{", ""), html)).toBe(
    `:root{--a:url("data:x;y");g:h}.note{e:var( --a, var(--z))}`,
  );
});
