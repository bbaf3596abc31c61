import { expect, inject, test } from "vitest";
import { guatemalaDay } from "#domain/clock.ts";
import { buildSheetPath } from "#domain/documents/documents.ts";
import { isPublished } from "#reader/schema/blog.ts";
import { fillTemplate, addressOf } from "#domain/language/language.ts";
import { readSent } from "../sent-page.ts";
import { inEachLanguage } from "./in-each-language.ts";

const origin = inject("origin");
const today = guatemalaDay(new Date());

inEachLanguage("the blog", ({ language, inTurn, content, reader }) => {
  const posts = content.posts.filter((post) => isPublished(post, today));
  const words = reader.resolve(content.pages.blog);
  const postWords = reader.resolve(content.pages.blogPost);
  const categories = content.lists.blogCategories;
  const list = (query = {}) => origin + addressOf("blog", language, { query });
  const post = (id: string) => addressOf("blogPost", language, { params: { id } });
  const cards = (html: string) =>
    [...html.matchAll(/<article class="card post-card.*?<\/article>/gs)].map(([card]) => card);

  // Specification 3.
  test("every article is told in this language, at the length of a short read", () => {
    expect(posts.length).toBeGreaterThanOrEqual(16);
    for (const { id, bodies } of posts) {
      const text = bodies[language]!.replace(/!\[[^\]]*\]\([^)]*\)/g, "");
      const count = text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,%$-]*/gu)!.length;
      expect(count, id).toBeGreaterThanOrEqual(60);
      expect(count, id).toBeLessThanOrEqual(400);
    }
  });

  inTurn.test("the list leads to every article, page by page", async () => {
    const first = await readSent(list());
    const second = await readSent(list({ page: "2" }));
    const found = [first, second].flatMap(({ html }) =>
      cards(html).map((card) => card.match(/href="([^"]*)"/)![1]),
    );
    expect(found).toEqual(posts.map(({ id }) => post(id)));
  });

  inTurn.test("every category, even an empty one, has a button and a matching list", async () => {
    const { html } = await readSent(list());
    for (const name of [words.all, ...categories.map(({ name }) => reader.text(name))])
      expect(html).toContain(name);
    for (const { id: category } of categories) {
      const of = posts.filter((each) => each.category === category);
      const sent = await readSent(list({ category }));
      expect(cards(sent.html).length, category).toBe(of.length);
      expect(sent.text.includes(words.empty), category).toBe(of.length === 0);
    }
  });

  test("every article leads to its sources from each step or paragraph", async () => {
    const { sheets } = content.documents.buildSheets;
    expect(sheets).toHaveLength(8);
    for (const { id, bodies, excerpt, tags } of posts) {
      const { html, text, hrefs } = await readSent(origin + post(id));
      for (const said of [excerpt, ...tags]) expect(text).toContain(reader.text(said));
      const sheet = sheets.find(({ article }) => article === id);
      if (sheet) expect(hrefs).toContain(buildSheetPath(sheet.id, language));
      const steps = sheet?.steps ?? [];
      for (const step of steps) expect(text).toContain(reader.text(step.text));
      const marks = [...html.matchAll(/href="#(source-\d+)"/g)].map(([, mark]) => mark!);
      const paragraphs = bodies[language]!.match(/\[[a-z0-9_, ]+\]$/gm) ?? [];
      expect(marks.length, id).toBeGreaterThanOrEqual(steps.length + paragraphs.length);
      for (const mark of marks) expect(html).toContain(`id="${mark}"`);
      expect(text).not.toMatch(/\[[a-z_]{4}/);
    }
  });

  inTurn.test("an unknown article answers 404 with an explanation and the way back", async () => {
    const sent = await readSent(origin + post("no-such-story"));
    expect(sent.status).toBe(404);
    // The search beside it already asks for the words of the address.
    expect(sent.html).toContain('value="no such story"');
  });

  inTurn.test("the feed names every article, and both days of one written later", async () => {
    const feed = await (await fetch(`${origin}${addressOf("blog", language)}/feed.xml`)).text();
    const ids = [...feed.matchAll(/<entry>.*?<id>[^<]*\/blog\/([^<]*)<\/id>/gs)];
    expect(ids.map(([, id]) => id)).toEqual(posts.map(({ id }) => id));
    const later = posts.filter((each) => each.written !== undefined);
    expect(later.length).toBeGreaterThan(0);
    for (const { id, written: day, published } of later) {
      const { text } = await readSent(origin + post(id));
      expect(text).toContain(fillTemplate(postWords.written.title, { year: day!.slice(0, 4) }));
      const entry = feed.split("<entry>").find((part) => part.includes(`${post(id)}</id>`))!;
      expect(entry).toContain(`<published>${day}T`);
      expect(entry).toContain(published.slice(0, 4));
    }
  });
});
