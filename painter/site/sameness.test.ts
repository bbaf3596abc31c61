import { describe, expect, test } from "vitest";
import { readContent } from "./content.ts";
import { readSlots } from "./slots.ts";

const slots = readSlots(readContent());

/** The slots of every template of a scene. */
const templates = new Map<string, string[]>();
for (const { name, description } of slots)
  if (description.draw === "scene")
    templates.set(description.scene, [...(templates.get(description.scene) ?? []), name]);

/** How often a visitor may meet one stage. */
const OFTEN = 3;
/** Four places speak of the march. */
const OFTENER: Readonly<Record<string, number>> = { still: 8, march: 4 };

describe("a visitor does not meet the same stage at every turn", () => {
  test("no template stands more than three times on the site", () => {
    const tooOften = [...templates]
      .filter(([template, names]) => names.length > (OFTENER[template] ?? OFTEN))
      .map(([template, names]) => `${template}: ${names.join(", ")}`);
    expect(tooOften).toEqual([]);
  });

  test("nor twice on one page", () => {
    // The gallery and the lists of builds, posts and films are walked through, not seen at once.
    const listed = /^(gallery|project|blog|media-video|video|grade|affiliate|internship|course)-/;
    const page = (name: string): string => /^[a-z]+/.exec(name)![0];
    const twice = [...templates].flatMap(([template, names]) => {
      // What closes a page is one picture in the light of either theme.
      if (template.startsWith("closing")) return [];
      const pages = names.filter((name) => !listed.test(name)).map(page);
      return pages
        .filter((one, i) => pages.indexOf(one) !== i)
        .map((one) => `${template} twice on ${one}`);
    });
    expect(twice).toEqual([]);
  });
});
