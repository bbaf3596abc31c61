import { describe, expect, test } from "vitest";
import type { Block } from "#app/components/blocks/block.ts";
import type { BrochurePage } from "#reader/pages.ts";
import { blocksOf, siteWords } from "./site-words.ts";
import { specification } from "./specification.ts";

// That a page shows what its file says, test/site/page-content.test.ts asks.
const { content, reader } = await siteWords("en");
const { lists } = content;
const pages = reader.resolve(content.pages);
/** The cards of a page: of the part with this name, else of the first that has some. */
function cardsOf(
  page: "educationalOpportunities" | "greenBuildingWorkshop" | "groupTrips" | "schools",
  id?: string,
) {
  const cards = blocksOf<(typeof pages)[typeof page]["sections"][number] & object>(
    pages[page],
  ).find((block) => block.kind === "cards" && (id === undefined || block.id === id));
  if (cards?.kind !== "cards") throw new Error(`There are no such cards on ${page}.`);
  return cards.items;
}
/** The entries of the first block of a kind. */
function entriesOf<Kind extends Block["kind"]>(page: BrochurePage | "opportunities", kind: Kind) {
  const found = blocksOf<Block | { kind: "package" }>(pages[page]).find(
    (block) => block.kind === kind,
  );
  if (!found || !("items" in found)) throw new Error(`${page} has no entries of ${kind}.`);
  return found.items as Extract<Block, { kind: Kind }> extends { items: infer Items } ? Items : [];
}
/** The labels of all buttons of a page. */
const buttonsOf = (page: BrochurePage) =>
  pages[page].sections.flatMap(({ actions = [] }) => actions.map(({ label }) => label));
const momentsOf = ({ sections }: typeof pages.recognition) =>
  sections.flatMap((block) => (block.kind === "pictures" ? block.items : []));

test.each([
  ["entries of the timeline", entriesOf("about", "timeline"), specification.about.timelineEntries],
  ["people of the team", entriesOf("team", "people"), specification.team.members],
  ["partners", lists.partners, specification.home.partners],
  ["moments", momentsOf(pages.recognition), specification.recognition.moments],
  ["reports by others", lists.reports, specification.transparencyTrust.reports],
  ["accomplishments", lists.accomplishments, specification.transparencyTrust.accomplishments],
  ["positions", lists.internships, specification.volunteer.positions],
  ["pieces of press", lists.press, specification.media.press],
  ["films", lists.featuredVideos, specification.media.featuredVideos],
  ["drawings", lists.drawings, specification.media.drawings],
  ["highlights", lists.highlights, specification.media.highlights],
  ["references", pages.comalapa.references.entries, specification.comalapa.references],
  [
    "pictures of groups",
    entriesOf("opportunities", "pictures"),
    specification.opportunities.pictures,
  ],
  ["teachers", cardsOf("greenBuildingWorkshop"), specification.greenBuildingWorkshop.teachers],
  [
    "courses",
    cardsOf("educationalOpportunities", "courses"),
    specification.educationalOpportunities.courses,
  ],
] as const)("there are as many %s as specified", (_, found, least) => {
  expect(found.length).toBeGreaterThanOrEqual(least);
});

describe("words are those of the specification", () => {
  test("about, mission, values and groups", () => {
    expect(buttonsOf("about")).toEqual(specification.about.closing);
    const { title, commitment, values, buttons } = specification.missionVision;
    const { opening, sections } = pages.missionVision;
    expect(opening.title).toBe(title);
    expect(sections.map((block) => block.title)).toContain(commitment);
    expect(buttonsOf("missionVision")).toEqual(buttons);
    expect(entriesOf("missionVision", "points").map((value) => value.title)).toEqual(values);
    expect(pages.opportunities.opening.title).toBe(specification.opportunities.title);
    const group = pages.groupTrips.opening;
    const asked = ("actions" in group && group.actions) || [];
    const [packet, consultation] = asked.map(({ label }) => label);
    expect({
      title: group.title,
      packet,
      consultation,
      audiences: cardsOf("groupTrips", "audiences").map((item) => item.title),
    }).toEqual(specification.groupTrips);
  });

  test("programs, courses, builds and the town", () => {
    const programs = reader.resolve(lists.programs).map(({ title }) => title);
    expect(programs).toEqual(expect.arrayContaining([...specification.volunteer.programs]));
    const { enrol } = specification.educationalOpportunities;
    for (const { label } of cardsOf("educationalOpportunities", "courses"))
      expect(label).toBe(enrol);
    const { empty, filters } = pages.greenBuilds;
    expect({ nothing: empty.title, clear: filters.clear }).toEqual(specification.greenBuilds);
    expect(pages.comalapa.surveys.areas.map(({ name }) => name)).toEqual(
      specification.comalapa.surveyAreas,
    );
    expect(JSON.stringify(pages.recognition.sections)).toContain(specification.recognition.closing);
  });

  test("home and its structures", () => {
    const { donate, volunteer, learn, involved } = pages.home.hero;
    const labels = [donate, volunteer.label, learn.label, involved.label];
    expect(labels).toEqual(specification.home.heroButtons);
    const build = JSON.stringify(pages.home.build);
    for (const label of specification.home.structureButtons) expect(build).toContain(label);
  });

  test("the media center", () => {
    const said = JSON.stringify([pages.media, content.ui.gallery, content.ui.shell]);
    for (const words of specification.media.words) expect(said).toContain(words);
  });
});

test("no award is missing, and each has the amount that is named", () => {
  const amounts = reader.resolve(lists.awards).map(({ id, amount_fact: fact }) => {
    return [id, fact ? Number(fact.text.replace(/[$,]/g, "")) : null] as const;
  });
  expect(Object.fromEntries(amounts)).toMatchObject(specification.recognition.dollarsOfAwards);
});

test("each annual report and each year's 990 is listed", () => {
  const { annualReports, form990Years } = specification.transparencyTrust;
  const { reports, forms } = pages.transparencyTrust;
  expect(reports.list.map(({ name }) => name)).toEqual(expect.arrayContaining([...annualReports]));
  const years = forms.list.map(({ name }) => Number(name));
  expect(years).toEqual(years.toSorted().toReversed());
  for (let year = form990Years.from; year <= form990Years.to; year += 1)
    expect(years).toContain(year);
});

test("each grade of the register has its project", () => {
  const [from = 0, to = 0] = (reader.figure("student_project_grades").text.match(/\d+/g) ?? []).map(
    Number,
  );
  const grades = cardsOf("schools", "student-led-projects").map(({ title }) =>
    Number(/^Grade (\d+)/.exec(title)![1]),
  );
  expect(grades).toEqual(Array.from({ length: to - from + 1 }, (_, at) => from + at));
});

test("nobody is named whom no public source names", () => {
  for (const { name, sources } of entriesOf("team", "people"))
    expect(sources.length > 0, String(name)).toBe(name !== null);
});
