import { expect, inject } from "vitest";
import { addressOf } from "#domain/language/language.ts";
import { readSent, wordsOf } from "../sent-page.ts";
import { siteWords } from "../site-words.ts";
import { postForm } from "./form-page.ts";
import { inEachLanguage } from "./in-each-language.ts";

const origin = inject("origin");

inEachLanguage("a position for interns", async (language, inTurn) => {
  const { content, reader } = await siteWords(language);
  const positions = reader.resolve(content.lists.internships);
  const pathOf = (id: string) => addressOf("internship", language, { params: { id } });
  const [first] = positions;

  inTurn.test("its form holds the title of the position", async () => {
    const { html } = await readSent(origin + pathOf(first!.id));
    const [form = ""] = html.match(/<form[^>]*method="post"[^>]*>.*?<\/form>/s) ?? [];
    expect(form).toContain(`action="${pathOf(first!.id)}"`);
    const [tag = ""] = form.match(/<input[^>]*name="position"[^>]*>/) ?? [];
    expect(wordsOf(tag.replace(/.*value="([^"]*)".*/s, "$1"))).toBe(first!.title);
  });

  inTurn.test("one that does not exist is not found", async () => {
    expect((await fetch(origin + pathOf("nothing"))).status).toBe(404);
  });

  inTurn.test("an application half filled comes back on its page", async () => {
    const fields = { form: "application", name: "María Xicay", email: "maria" };
    const answer = await postForm(origin + pathOf(first!.id), fields);
    expect(answer.status).toBe(422);
    const html = await answer.text();
    for (const part of ['value="María Xicay"', first!.title]) expect(html).toContain(part);
  });
});
