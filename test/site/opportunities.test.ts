import { describe, expect, inject, test } from "vitest";
import { addressOf, wholeLanguages } from "#domain/language/language.ts";
import { labels } from "../labels.ts";
import { readSent } from "../sent-page.ts";
import { siteWords } from "../site-words.ts";
import { specification } from "../specification.ts";
import { escaped, expectIn } from "./form-page.ts";

const origin = inject("origin");

describe.each(wholeLanguages)("service groups in %s", async (language) => {
  const { content, reader } = await siteWords(language);
  const words = reader.resolve(content.pages.opportunities);
  const sent = await readSent(origin + addressOf("opportunities", language));

  test("the week is a receipt: its things and their price from the register", () => {
    const { items, price, total } = words.package;
    for (const { name, detail } of items) expect(sent.text).toContain(`${name} ${detail}`);
    expect(sent.text).toContain(`${total} US${price.fact.text}`);
  });

  test("pictures with captions, a story in slides and a film that is a sample", () => {
    expect(words.gallery.items.length).toBeGreaterThanOrEqual(specification.opportunities.pictures);
    for (const { picture, caption } of words.gallery.items) {
      expect(sent.text).toContain(caption);
      expectIn(sent.html, escaped(picture.alt));
    }
    for (const { caption } of words.partnership.slider.slides) expect(sent.text).toContain(caption);
    const toCome = labels(language).label("shell.video_to_come");
    expect(sent.text).toContain(`${words.partnership.video.title} ${toCome}`);
  });

  test("the steps lead to the coordinator, and the positions to their descriptions", () => {
    for (const { title, text } of words.apply.steps)
      expect(sent.text).toContain(`${title} ${text}`);
    const { action } = words.apply;
    expect(sent.links).toContainEqual({ text: action.label, href: action.target.href });
    expect(sent.count("position-row")).toBe(words.positions.items.length);
    for (const { title, label, target } of words.positions.items) {
      expect(sent.links).toContainEqual({ text: `${label} : ${title}`, href: target.href });
    }
  });

  test("it is called as the specification says", () => {
    if (language === "en") expect(words.opening.title).toBe(specification.opportunities.title);
    expect(sent.text).toContain(words.opening.title);
  });

  test("the organisation has the name that it has everywhere", () => {
    const head = sent.html.slice(0, sent.html.indexOf("</head>"));
    expect(head.match(/<title>([^<]*)/)![1]).toContain("Long Way Home");
    expect(head.match(/name="description" content="([^"]*)/)![1]).toContain("Long Way Home");
  });
});
