import { expect, inject } from "vitest";
import { figureAddress } from "#domain/language/figure-address.ts";
import { addressOf } from "#domain/language/language.ts";
import { figureGroups } from "#reader/content.ts";
import { readSent } from "../sent-page.ts";
import { siteWords } from "../site-words.ts";
import { inEachLanguage } from "./in-each-language.ts";

const origin = inject("origin");

inEachLanguage("impact", async (language, inTurn) => {
  const { content, reader } = await siteWords(language);
  const words = reader.resolve(content.pages.impact);
  const groups = figureGroups(language);
  const register = addressOf("impactFigures", language);
  const impact = await readSent(origin + addressOf("impact", language));
  const idsOf = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

  inTurn.test("six figures stand first, each with the way to its source", () => {
    expect(words.numbers.items).toHaveLength(6);
    for (const { fact, label } of words.numbers.items) {
      expect(impact.text).toContain(`${fact.text} ${label}`);
      const hrefs = impact.links.map(({ href }) => href);
      expect(hrefs).toContain(figureAddress(fact, language));
    }
  });

  inTurn.test(
    "the register has each figure once, folded by group, and opens the group of its address",
    async () => {
      const all = await readSent(origin + register);
      const ids = idsOf(all.html);
      for (const { figures } of groups)
        for (const { name } of figures) expect(ids.filter((id) => id === name)).toHaveLength(1);
      expect(all.html).not.toMatch(/<details[^>]* open/);
      const { id } = groups[2]!;
      const one = await readSent(`${origin}${register}?group=${id}`);
      expect(one.html.match(/<details[^>]* open=""/g)).toHaveLength(1);
      expect(one.html).toMatch(new RegExp(`<details (?=[^>]*id="${id}")[^>]*open=""`));
    },
  );

  inTurn.test(
    "figures that differ stand with their dates, the newest first, each a link to the register",
    async () => {
      const sent = await readSent(origin + register);
      const changes = reader.resolve(content.lists.figureChanges);
      expect(sent.count("change-figures")).toBe(changes.length);
      const places = changes.map(({ title, text, figures }) => ({
        newest: figures
          .map(({ fact }) => fact.asOf ?? "")
          .toSorted()
          .at(-1)!,
        at: sent.text.indexOf(`${title} ${text}`),
      }));
      expect(places.every(({ at }) => at > 0)).toBe(true);
      const inOrder = places.toSorted((a, b) => a.at - b.at).map(({ newest }) => newest);
      expect(inOrder).toEqual(inOrder.toSorted().toReversed());
      for (const { fact } of changes.flatMap(({ figures }) => figures)) {
        expect(sent.links).toContainEqual({
          text: fact.text,
          href: figureAddress(fact, language),
        });
      }
    },
  );
});
