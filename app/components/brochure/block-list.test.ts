import { expect, onTestFinished, test } from "vitest";
import { loadedContent } from "#reader/load.ts";
import { changeContent } from "../../../test/fakes/change-content.ts";
import { drawPage } from "../../../test/fakes/drawn-page.ts";

/** The HTML of a page whose file has these blocks. */
async function draw(...blocks: readonly object[]): Promise<string> {
  const { pages } = loadedContent().content;
  const opportunities = { ...pages.opportunities, sections: blocks as never };
  onTestFinished(changeContent({ pages: { ...pages, opportunities } }));
  return (await drawPage({ language: "en", page: "opportunities" })).html;
}

const pair = (en: string) => ({ en, es: en });
const title = pair("The part");

test("a block with a name is marked for the preview", async () => {
  const words = { kind: "words", title, lead: pair("a") };
  expect(await draw(words)).not.toMatch(/data-part|<div><section/);
  const marked = '<div data-part="words The part"><section';
  expect(await draw({ ...words, part: "words The part" })).toContain(marked);
});

test("a block of films shows no heading until one of them has an address", async () => {
  const films = (video: string | null) => {
    const film = { id: "a", title: pair("A film"), video, picture: "grade-7" };
    return { kind: "films", title, items: [film] };
  };
  expect(await draw({ kind: "words", title }, films(null))).not.toContain("The part");
  expect(await draw(films("abc"))).toMatch(/The part.*A film/s);
});
