import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { LanguageProvider } from "#app/language/labels.tsx";
import { labelsOf, reader } from "#reader/content.ts";
import { loadedContent } from "#reader/load.ts";
import { block as schema } from "#reader/schema/blocks.ts";
import { BlockList } from "./block-list.tsx";

const labels = labelsOf("en");

function render(...blocks: { kind: string; part?: string; [field: string]: unknown }[]): string {
  const sections = blocks.map(({ part, ...one }) => {
    const block = reader("en").resolve(schema.parse(one));
    return part === undefined ? block : { ...block, part };
  });
  const Page = () => (
    <LanguageProvider language="en" labels={labels}>
      <BlockList data={{ content: { sections } }} />
    </LanguageProvider>
  );
  const Stub = createRoutesStub([{ path: "/", Component: Page }]);
  return renderToStaticMarkup(<Stub initialEntries={["/"]} />);
}

const pictures = Object.keys(loadedContent().content.pictureWords.drawings);
const pair = (en: string) => ({ en, es: en });
const title = pair("The part");
const entry = (at: number) => {
  const named = { title: pair(`Entry ${at}`), text: pair(`Text ${at}`) };
  const captioned = { picture: pictures[at], caption: named.title };
  return {
    cards: named,
    points: { ...named, icon: "leaf" },
    facts: { ...named, icon: "leaf" },
    steps: named,
    prices: { ...named, number_fact: "course_price", per: pair("each") },
    figures: { fact: "students", icon: "leaf", label: named.title, description: named.text },
    people: { name: null, role: named.title, text: named.text },
    timeline: { ...named, year: String(2000 + at) },
    pictures: captioned,
    slides: captioned,
    text: { id: `entry-${"abcdefg"[at]}`, title: named.title, text: [named.text] },
  };
};
const kinds = Object.keys(entry(0)) as (keyof ReturnType<typeof entry>)[];

test.each(kinds)("a block of %s shows all its entries, and nothing without entries", (kind) => {
  for (const count of [0, 1, 3, 5]) {
    const items = Array.from({ length: count }, (_, at) => entry(at)[kind]);
    const html = render({ kind, title, items });
    if (count === 0) expect(html).toBe("");
    for (let at = 0; at < 7; at += 1) expect(html.includes(`Entry ${at}`)).toBe(at < count);
  }
});

test("a block with a name is marked for the preview", () => {
  const words = { kind: "words", title: pair("The part"), lead: pair("a") };
  expect(render(words)).not.toContain("data-part");
  expect(render({ ...words, part: "words The part" })).toMatch(
    /^<div data-part="words The part"><section/,
  );
});

test("a block of films shows no heading until one of them has an address", () => {
  const film = { id: "a", title: pair("A film"), video: null, picture: "grade-7" };
  expect(render({ kind: "words", title }, { kind: "films", title, items: [film] })).toBe("");
  const html = render({ kind: "films", title, items: [{ ...film, video: "abc" }] });
  expect(html).toMatch(/The part.*A film/);
});
