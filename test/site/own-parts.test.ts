import { expect, inject } from "vitest";
import type { PlainPage } from "#domain/addresses.ts";
import { figureAddress } from "#domain/language/figure-address.ts";
import { addressOf } from "#domain/language/language.ts";
import { figureGroups } from "#reader/content.ts";
import { readSent, wordsOf } from "../sent-page.ts";
import { inEachLanguage } from "./in-each-language.ts";

inEachLanguage("a part that only one page has", ({ language, inTurn, content, reader }) => {
  const words = reader.resolve(content.pages);
  const open = (page: PlainPage, query = {}) =>
    readSent(inject("origin") + addressOf(page, language, { query }));

  inTurn.test("names of the town are marked with their speech", async () => {
    const { html } = await open("comalapa");
    const { items } = words.comalapa.names;
    for (const { word, speech } of items) expect(html).toContain(`<dt lang="${speech}">${word}`);
  });

  inTurn.test("a figure that others have counted has its year and its source", async () => {
    const { text } = await open("comalapa");
    for (const { fact } of words.comalapa.counted.rows)
      expect(text).toContain(`${fact.label} ${fact.text} ${fact.asOf} ${fact.source.title}`);
  });

  inTurn.test("each of six figures leads to its place in the register", async () => {
    const { hrefs } = await open("impact");
    const { items } = words.impact.numbers;
    expect(items).toHaveLength(6);
    for (const { fact } of items) expect(hrefs).toContain(figureAddress(fact, language));
  });

  inTurn.test("the register opens only the group of its address", async () => {
    const groups = figureGroups(language);
    const { html } = await open("impactFigures");
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    for (const { figures } of groups)
      for (const { name } of figures) expect(ids.filter((id) => id === name)).toHaveLength(1);
    expect(html).not.toMatch(/<details[^>]* open/);
    const { id } = groups[2]!;
    const one = await open("impactFigures", { group: id });
    expect(one.html.match(/<details[^>]* open=""/g)).toHaveLength(1);
    expect(one.html).toMatch(new RegExp(`<details (?=[^>]*id="${id}")[^>]*open=""`));
  });

  inTurn.test("the form of a position for interns holds its title", async () => {
    const { id, title } = reader.resolve(content.lists.internships)[0]!;
    const path = addressOf("internship", language, { params: { id } });
    const { html } = await readSent(inject("origin") + path);
    const [form = ""] = html.match(/<form[^>]*method="post"[^>]*>.*?<\/form>/s) ?? [];
    expect(form).toContain(`action="${path}"`);
    expect(form).not.toMatch(/individual-volunteer|name="adult"/);
    const [tag = ""] = form.match(/<input[^>]*name="position"[^>]*>/) ?? [];
    expect(wordsOf(tag.replace(/.*value="([^"]*)".*/s, "$1"))).toBe(title);
  });
});
