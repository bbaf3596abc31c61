import { strFromU8, unzipSync } from "fflate";
import { expect, inject } from "vitest";
import { addressOf } from "#domain/language/language.ts";
import { sketchbookStories } from "#reader/schema/giving-and-press-lists.ts";
import { readSent, wordsOf } from "../sent-page.ts";
import { inEachLanguage } from "./in-each-language.ts";

const origin = inject("origin");

inEachLanguage("the media centre", async ({ language, inTurn, content, reader, label }) => {
  const words = reader.resolve(content.pages.media);
  const videos = reader.resolve(content.lists.featuredVideos);
  const drawings = reader.resolve(content.lists.drawings);
  const here = addressOf("media", language);
  const sent = await readSent(origin + here);
  const pictureOf = (id: string) => addressOf("mediaDrawing", language, { params: { id } });
  const idsIn = (html: string) => [...html.matchAll(/id="drawing-([\d.]+)"/g)].map(([, id]) => id);
  const shownAt = async (query: string) => {
    const page = await readSent(`${origin}${here}?${query}`);
    return { page, ids: idsIn(page.html) };
  };

  inTurn.test("only films with a known id name their service", () => {
    const known = videos.filter(({ video }) => video !== null);
    expect(sent.text.split(label("video.platform"))).toHaveLength(1 + known.length);
  });

  inTurn.test("every drawing has words and a page of its own", async () => {
    expect(idsIn(sent.html)).toEqual(drawings.map(({ id }) => id));
    for (const { id, picture } of drawings) {
      const thumb = sent.html.match(
        new RegExp(`<a id="drawing-${id}" href="([^"]*)".*?<img([^>]*)>`, "s"),
      )!;
      expect(thumb[1]).toBe(pictureOf(id));
      expect(thumb[2]).toContain('loading="lazy"');
      expect(wordsOf(thumb[2]!)).toContain(picture.alt);
    }
  });

  inTurn.test("six filters count and show their drawings without script", async () => {
    for (const category of ["all", ...sketchbookStories]) {
      const text = `${label(`gallery.${category}`)} ${category === "all" ? drawings.length : 8}`;
      const href = `${here}${category === "all" ? "" : `?category=${category}`}#drawings`;
      expect(sent.links).toContainEqual({ text, href });
      if (category === "all") continue;
      const { ids, page } = await shownAt(`category=${category}`);
      const inStory = drawings.filter((drawing) => drawing.category === category);
      expect(ids).toEqual(inStory.map(({ id }) => id));
      expect(page.html).toMatch(
        new RegExp(`aria-current="true"[^>]*href="[^"]*category=${category}#drawings"`),
      );
    }
    const { ids, page } = await shownAt("category=weather");
    expect(ids).toEqual([]);
    expect(page.text).toContain(label("gallery.empty"));
  });

  inTurn.test("a picture's page has words, number and neighbours", async () => {
    const { id, caption, category, picture } = drawings[0]!;
    const page = await readSent(origin + pictureOf(id));
    const words = label("shell.illustration").replace("{text}", picture.alt);
    const counter = label("gallery.counter")
      .replace("{number}", "1")
      .replace("{count}", String(drawings.length));
    expect(page.html).toContain(`<h1 class="drawing-caption">${caption}</h1>`);
    expect(page.text).toContain(`${caption} ${words} ${label(`gallery.${category}`)} ${counter}`);
    const leadTo = (name: string) => page.links.find(({ text }) => text === label(name))?.href;
    expect(leadTo("gallery.previous")).toBe(pictureOf(drawings.at(-1)!.id));
    expect(leadTo("gallery.next")).toBe(pictureOf(drawings[1]!.id));
    expect(leadTo("gallery.all_drawings")).toBe(`${here}#drawings`);
  });

  inTurn.test("a drawing opened from a story has its neighbours in that story", async () => {
    const among = drawings.filter(({ category }) => category === "volunteers");
    const page = await readSent(`${origin}${pictureOf(among[0]!.id)}?category=volunteers`);
    const next = page.links.find(({ text }) => text === label("gallery.next"));
    expect(next?.href).toBe(`${pictureOf(among[1]!.id)}?category=volunteers`);
  });

  inTurn.test("the addresses under which drawings were called photographs lead on", async () => {
    const there = drawings[0]!.id;
    const leadsTo = async (old: string) => {
      const answer = await fetch(`${origin}${here}/photos/${old}`, { redirect: "manual" });
      return answer.headers.get("location");
    };
    expect(await leadsTo(there)).toContain(pictureOf(there));
    expect(await leadsTo("2")).toContain(`${here}#drawings`);
  });

  inTurn.test("the press kit is one file of the stated size", async () => {
    const link = sent.links.find(({ href }) => href.endsWith(".zip"))!;
    const response = await fetch(origin + link.href);
    expect(response.status).toBe(200);
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(link.text).toContain(`${Math.round(bytes.length / 100_000) / 10} MB`);
    const files = unzipSync(bytes);
    const named = (pattern: RegExp) => Object.keys(files).filter((name) => pattern.test(name));
    expect(named(/\/logo\/.*\.svg$/).length).toBeGreaterThan(0);
    expect(named(/\/licence\.txt$/)).toHaveLength(1);
    const pictures = named(/\/pictures\/.*\.jpg$/);
    expect(sent.text).toContain(words.kit.text.replace("{count}", String(pictures.length)));
    const descriptions = strFromU8(files[named(/descriptions\.txt$/)[0]!]!);
    for (const picture of pictures) {
      const slot = picture.match(/([\w-]+)\.jpg$/)![1]!;
      expect(descriptions).toContain(reader.picture(slot).alt);
    }
    const sheet = strFromU8(files[named(new RegExp(`facts-sheet-${language}\\.txt$`))[0]!]!);
    for (const name of ["students", "tires_whole_programme", "programme_share"]) {
      const { text, label, source } = reader.figure(name);
      expect(sheet).toContain(`${text}\n  ${label}`);
      expect(sheet).toContain(source.title);
    }
  });
});
