import { expect, inject, test } from "vitest";
import { addressOf } from "#domain/language/language.ts";
import { readSent, wordsOf } from "../sent-page.ts";
import { siteWords } from "../site-words.ts";

test("the form of a position for interns holds its title", async () => {
  const { content, reader } = await siteWords("es");
  const [{ id, title } = { id: "", title: "" }] = reader.resolve(content.lists.internships);
  const path = addressOf("internship", "es", { params: { id } });
  const { html } = await readSent(inject("origin") + path);
  const [form = ""] = html.match(/<form[^>]*method="post"[^>]*>.*?<\/form>/s) ?? [];
  expect(form).toContain(`action="${path}"`);
  const [tag = ""] = form.match(/<input[^>]*name="position"[^>]*>/) ?? [];
  expect(wordsOf(tag.replace(/.*value="([^"]*)".*/s, "$1"))).toBe(title);
});
