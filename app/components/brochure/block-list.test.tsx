import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { LanguageProvider } from "#app/language/labels.tsx";
import { labelsOf, reader } from "#reader/content.ts";
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

const pair = (en: string) => ({ en, es: en });
const title = pair("The part");

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
