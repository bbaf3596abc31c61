import { expect, inject, test } from "vitest";
import { pathIn, languages } from "#domain/language/language.ts";
import { escaped, expectIn } from "./form-page.ts";
import { inEachLanguage } from "./in-each-language.ts";

const origin = inject("origin");
const read = async (path: string) => {
  const answer = await fetch(origin + path);
  expect(answer.status).toBe(404);
  return { html: await answer.text(), headers: answer.headers };
};

inEachLanguage("an old address", ({ language, content, reader }) => {
  const ask = (path: string) => fetch(origin + path, { redirect: "manual" });

  test.each(content.lists.redirects)("$from leads to its page", async ({ from, target }) => {
    const answer = await ask(pathIn(language, from));
    expect(answer.status).toBe(308);
    const location = answer.headers.get("location")!;
    expect(location).toBe(reader.destination(target).href);
    if (location.startsWith("/")) expect((await ask(location)).status).toBe(200);
  });
});

inEachLanguage("an unknown address", ({ language, label }) => {
  test.each([
    ["/old-Stoves/page_2.html", "old Stoves page 2"],
    ["/construcci%C3%B3n%20verde", "construcción verde"],
    ["/green-builds/nothing", "green builds nothing"],
    ["/volunteer/internships/nothing", "volunteer internships nothing"],
    ["/media/drawings/0", "media drawings 0"],
  ])("the missing page %s offers its words to the search", async (path, words) => {
    const { html } = await read(pathIn(language, path));
    const titles = html.match(/<title>[^<]*<\/title>/g);
    expect(titles).toEqual([`<title>${label("error.not_found_title")} · Long Way Home</title>`]);
    expectIn(html, escaped(label("error.not_found")));
    expectIn(html, `value="${words}"`);
    for (const other of languages) expectIn(html, `href="${pathIn(other, path)}"`);
  });
});

test.each(["//evil.example/x?a=1", "/es//evil.example", "/\\evil.example", "/es/\\evil.example"])(
  "nobody is led away from %s",
  async (path) => {
    expect((await read(path)).html).not.toMatch(/href="(\/\/|\/\\|[a-z]+:)[^"]*evil/i);
  },
);

test("the way to the full version leads to no other site", async () => {
  const answer = await fetch(`${origin}/lite//evil.example/x?lite=0`, { redirect: "manual" });
  expect(answer.headers.get("location")).toBe("/evil.example/x");
});

test("an address is text on the page and nothing else", async () => {
  const { html, headers } = await read("/%22%3E%3Cscript%3Ealert(1)%3C/script%3E$&");
  expect(html).not.toContain("<script>alert");
  const again = await read("/another");
  // Nothing of one address is part of what the page may run.
  expect(headers.get("Content-Security-Policy")).toBe(again.headers.get("Content-Security-Policy"));
});
