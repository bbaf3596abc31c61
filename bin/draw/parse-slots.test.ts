import { describe, expect, test } from "vitest";
import { parseSlots } from "./parse-slots.ts";

const file = "content/scenes/home.yaml";

const market = `
home-path-community:
  use: arch
  draw: { scene: market, time: morning }
  alt: { en: market day in front of the church, es: día de mercado frente a la iglesia }
  tags: [market]
`;

function faultsIn(text: string) {
  const parsed = parseSlots({ [file]: text });
  return "faults" in parsed ? parsed.faults : [];
}

describe("an editor who describes a picture", () => {
  test("need not say that a scene is a scene, nor the shape its place already has", () => {
    const parsed = parseSlots({ [file]: market });
    expect("slots" in parsed && parsed.slots[0]).toMatchObject({
      name: "home-path-community",
      description: { draw: "scene", scene: "market", ratio: "4:5", time: "morning" },
    });
  });

  test("is told which field the painter cannot draw, and what it could", () => {
    const [fault] = faultsIn(market.replace("time: morning", "time: teatime"));
    expect(fault).toMatchObject({
      file,
      field: "home-path-community.draw.time",
      found: '"teatime"',
    });
    expect(fault!.expected).toContain("morning");
  });

  test("is told that the Spanish alternative text is missing", () => {
    expect(faultsIn(market.replace(/, es: [^}]*/, " "))).toEqual([
      { file, field: "home-path-community.alt.es", expected: "text", found: "nothing" },
    ]);
  });

  test("is told that an alternative text is too long to listen to", () => {
    const [fault] = faultsIn(market.replace("market day", "market day ".repeat(12)));
    expect(fault).toMatchObject({
      field: "home-path-community.alt.en",
      expected: "at most 120 characters",
    });
  });

  test("need not write Illustration, and is told so", () => {
    const [fault] = faultsIn(market.replace("en: market", "en: Illustration of the market"));
    expect(fault!.field).toBe("home-path-community.alt.en");
    expect(fault!.expected).toContain("the site adds the word");
  });

  test("cannot use a name twice, even in two files", () => {
    const parsed = parseSlots({ [file]: market, "content/scenes/town.yaml": market });
    expect("faults" in parsed && parsed.faults).toEqual([
      {
        file: "content/scenes/town.yaml",
        field: "home-path-community",
        expected: "a name of its own",
        found: `it in ${file} too`,
      },
    ]);
  });

  test("is told where a text is not YAML", () => {
    expect(faultsIn("home: [")[0]).toMatchObject({ file, expected: "YAML" });
  });
});
