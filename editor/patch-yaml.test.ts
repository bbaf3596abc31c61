import { parse } from "yaml";
import { expect, test } from "vitest";
import { newYaml, patchYaml } from "./patch-yaml.ts";

const events = `# Events of the year.
# Never change an id.
- id: first
  title: { en: One, es: Uno }
  note: null
  tags: [a, b]

# The second is in May.
- id: second # by agreement
  title: { en: "Two, too", es: 'Dos, también' }
  note: A remark
  tags: [c]
`;
type Event = { id: string; title: { en: string; es: string }; note: string | null; tags: string[] };

function patched(change: (events: Event[]) => unknown): string {
  const wanted = parse(events) as Event[];
  change(wanted);
  const text = patchYaml(events, wanted);
  expect(parse(text)).toEqual(wanted);
  return text;
}

test.each<[string, (events: Event[]) => unknown, string, string]>([
  ["null that becomes a text", ([one]) => (one!.note = "Known"), "note: null", "note: Known"],
  ["a text that becomes null", ([, two]) => (two!.note = null), "A remark", "null"],
  // YAML would read it as a number.
  ["a text of figures", ([, two]) => (two!.note = "2026"), "A remark", '"2026"'],
  ["a text with signs", ([, two]) => (two!.note = "yes: no # {x}"), "A remark", '"yes: no # {x}"'],
])("%s is replaced, and everything else stays", (_, change, from, to) => {
  expect(patched(change)).toBe(events.replace(from, to));
});

test("the comments of an entry move with it, unlike the one at the head of the file", () => {
  const text = patched((all) => all.reverse());
  expect(text).toMatch(/^# Events of the year\.\n# Never change an id\.\n/);
  expect(text).toContain("# The second is in May.\n- id: second # by agreement");
  expect(text.indexOf("second")).toBeLessThan(text.indexOf("first"));
});

test("a copied entry is formatted as its neighbors, without their comments", () => {
  const text = patched((all) => all.push({ ...all[1]!, id: "third" }));
  expect(text).toBe(`${events}
- id: third
  title: { en: "Two, too", es: "Dos, también" }
  note: A remark
  tags: [c]
`);
});

test("the comment at the head of the file stays when some or all entries are removed", () => {
  for (const most of [1, 2]) {
    const text = patched((all) => all.splice(0, most));
    expect(text).toContain("# Events of the year.\n# Never change an id.\n");
    expect(text).not.toContain("first");
  }
});

test("an optional field is added in its place and removed again", () => {
  const text = `a: 1\nc: 3 # three\n`;
  const added = patchYaml(text, { a: 1, b: { en: "x", es: "y" }, c: 3 });
  expect(added).toBe("a: 1\nb: { en: x, es: y }\nc: 3 # three\n");
  expect(patchYaml(added, { a: 1, c: 3 })).toBe(text);
});

test("a new file has one line per field, with small groups on one line", () => {
  const title = { en: "A, b", es: "C" };
  const text = newYaml({ title, tags: [], languages: ["en"], sample: false });
  expect(text).toBe(`title: { en: "A, b", es: C }\ntags: []\nlanguages: [en]\nsample: false\n`);
});
