import { describe, expect, test } from "vitest";
import { expectedBy } from "../../reader/fault.ts";
import { parseSlots } from "./slots.ts";

const file = "painter/slots/home.yaml";
const alt = { en: "market day", es: "día de mercado" };
const words = { "home-path-community": { use: "arch" as const, alt } };

const market = `
home-path-community:
  draw: { scene: market, time: morning }
  tags: [market]
`;

function faultsIn(text: string) {
  const parsed = parseSlots({ [file]: text }, words);
  return "faults" in parsed ? parsed.faults : [];
}

describe("a picture description", () => {
  test("can omit the kind and the ratio", () => {
    const parsed = parseSlots({ [file]: market }, words);
    expect("slots" in parsed && parsed.slots[0]).toMatchObject({
      name: "home-path-community",
      description: { draw: "scene", scene: "market", ratio: "4:5", time: "morning" },
    });
  });

  test.each([
    {
      draw: "{ scene: moonlanding, time: teatime, crop: { zoom: 12, x: -5, y: 400 } }",
      told: [
        ["scene", /^one of tireCrew, /, '"moonlanding"'],
        ["time", /^one of .*morning/, '"teatime"'],
        ["crop.zoom", "a number from 1 to 2", '"12"'],
        ["crop.x", "a number from 0 to 1200", '"-5"'],
      ],
    },
    {
      draw: "{ draw: fresco }",
      told: [["draw", "one of scene, hero, portrait, plan, thing", '"fresco"']],
    },
    {
      draw: "{ draw: hero, layout: wide, time: dawn, tiem: night }",
      told: [["", 'no field called "tiem"; known are draw, layout, time', '"tiem"']],
    },
    {
      draw: "{ portrait: cannon }",
      told: [["portrait", /^one of founder, /, '"cannon"']],
    },
    {
      draw: "{ scene: market, time: noon, mirror: yes }",
      told: [["mirror", "one of true, false", '"yes"']],
    },
  ])("reports all faults in $draw by field", ({ draw, told }) => {
    const faults = faultsIn(market.replace(/draw: .*/, `draw: ${draw}`));
    for (const fault of faults) expect(fault.file).toBe(file);
    expect(faults.map((fault) => [fault.field, expectedBy(fault), fault.found])).toEqual(
      told.map(([field, expected, found]) => [
        ["home-path-community.draw", field].filter(Boolean).join("."),
        typeof expected === "string" ? expected : expect.stringMatching(expected!),
        found,
      ]),
    );
  });

  test("must not repeat a slot or name an unknown one", () => {
    const town = "painter/slots/town.yaml";
    const texts = { [file]: market, [town]: market + market.replace("home-path", "town") };
    const parsed = parseSlots(texts, words);
    expect("faults" in parsed && parsed.faults).toEqual([
      {
        file: town,
        field: "home-path-community",
        expected: "a name of its own",
        found: '"home-path-community"',
      },
      {
        file: town,
        field: "town-community",
        expected: "a slot of content/scenes/",
        found: '"town-community"',
      },
    ]);
  });

  test("that is not YAML reports the file", () => {
    expect(faultsIn("home: [")[0]).toMatchObject({ file, expected: "YAML" });
  });
});
