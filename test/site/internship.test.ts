import { describe, expect, inject, test } from "vitest";
import { addressOf, languages } from "#domain/language/language.ts";
import { readSent, wordsOf } from "../sent-page.ts";
import { siteWords } from "../site-words.ts";
import { postForm } from "./form-page.ts";

const origin = inject("origin");

describe.each(languages)("a position for interns in %s", async (language) => {
  const { content, reader } = await siteWords(language);
  const positions = reader.resolve(content.lists.internships);
  const pathOf = (id: string) => addressOf("internship", language, { params: { id } });
  const onSite = positions.find(({ places }) => places.includes("on-site"))!;
  const remote = positions.find(({ places }) => !places.includes("on-site"));

  test.each([[onSite.id, "intern-on-site"], ...(remote ? [[remote.id, "intern-remote"]] : [])])(
    "%s fills its form, program %s and all",
    async (id, program) => {
      const { html } = await readSent(origin + pathOf(id));
      const [form = ""] = html.match(/<form[^>]*method="post"[^>]*>.*?<\/form>/s) ?? [];
      expect(form).toContain(`action="${pathOf(id)}"`);
      const valuesOf = (name: string) =>
        [...form.matchAll(new RegExp(`<input[^>]*name="${name}"[^>]*>`, "g"))]
          .filter(([tag]) => name === "position" || tag.includes("checked"))
          .map(([tag]) => wordsOf(tag.replace(/.*value="([^"]*)".*/s, "$1")));
      expect(valuesOf("position")).toEqual([positions.find((each) => each.id === id)!.title]);
      expect(valuesOf("program")).toEqual([program]);
    },
  );

  test("one that does not exist is not found", async () => {
    expect((await fetch(origin + pathOf("nothing"))).status).toBe(404);
  });

  test("an application half filled comes back on its page", async () => {
    const fields = { form: "application", name: "María Xicay", email: "maria" };
    const answer = await postForm(origin + pathOf(onSite.id), fields);
    expect(answer.status).toBe(422);
    const html = await answer.text();
    for (const part of ['value="María Xicay"', onSite.summary]) expect(html).toContain(part);
  });
});
