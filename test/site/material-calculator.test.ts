import { expect, inject } from "vitest";
import { formatNumber } from "#domain/language/format.ts";
import { addressOf } from "#domain/language/language.ts";
import { readSent } from "../sent-page.ts";
import { siteWords } from "../site-words.ts";
import { inEachLanguage } from "./in-each-language.ts";

const origin = inject("origin");

inEachLanguage("the material calculator", async (language, inTurn) => {
  const { content, reader } = await siteWords(language);
  const words = reader.resolve(content.pages.materialCalculator);
  const { materials } = words.result;
  const ask = (query: Record<string, string>) =>
    readSent(origin + addressOf("materialCalculator", language, { query }));
  const range = (from: number, to: number) =>
    words.result.range
      .replace("{from}", formatNumber(from, language))
      .replace("{to}", formatNumber(to, language));

  inTurn.test(
    "a wall of ten by two metres takes 117 to 160 tires, and the sum stands beside it",
    async () => {
      const page = await ask({ build: "house-wall", across: "10", height: "2" });
      expect(page.text).toContain(`${materials.tires.label} ${range(117, 160)} 10 m ÷`);
      expect(page.text).toContain(`${materials.wheelbarrows.label} ${range(351, 640)}`);
      expect(page.text).toContain(`${materials.bottles.label} ${range(253, 408)}`);
      for (const { fact } of words.numbers.walls) {
        expect(page.text).toContain(fact.text);
        expect(page.text).toContain(fact.source.title);
      }
    },
  );

  inTurn.test("what no source tells, and what a dome does not take, is left out", async () => {
    const page = await ask({ build: "dome", across: "4", height: "3.5" });
    for (const { label } of [materials.hours, materials.tires])
      expect(page.html).not.toContain(`<h3>${label}</h3>`);
    expect(page.text).toContain(words.notes.dome[0]);
  });

  inTurn.test(
    "a size that cannot be keeps what was typed and says beside the field what can be",
    async () => {
      const page = await ask({ build: "tank", across: "two", height: "40" });
      expect(page.status).toBe(200);
      expect(page.html).toMatch(/name="across"[^>]*value="two"/);
      expect(page.html).toMatch(/name="height"[^>]*value="40"/);
      expect(page.count("is-wrong")).toBe(2);
      expect(page.text).toContain(words.form.diameter);
      expect(page.count("estimate")).toBe(0);
    },
  );

  inTurn.test(
    "from the plan of a structure one gets to its materials, and from them back to a plan",
    async () => {
      const home = await readSent(origin + addressOf("home", language));
      const { calculate } = reader.resolve(content.pages.home).build;
      const calculable = reader.resolve(content.lists.structures).flatMap((structure) => {
        const { calculator, title } = structure;
        return calculator ? { title, href: calculator.target.href } : [];
      });
      expect(calculable.length).toBe(4);
      for (const { title, href } of calculable) {
        expect(home.links).toContainEqual({ text: `${calculate} : ${title}`, href });
        const { text, links } = await readSent(origin + href);
        expect(text).toContain(`${materials.courses.label} `);
        const back = Object.values(words.result.blueprints).find(({ label }) =>
          links.some((link) => link.text === label),
        );
        expect(back?.target.href).toContain("structure=");
        const form = await readSent(origin + back!.target.href);
        expect(form.html).toMatch(/<option value="[a-z-]+" selected=""/);
      }
    },
  );
});
