import { expect, test } from "vitest";
import type { BrochurePage } from "#reader/pages.ts";
import { siteWords } from "./site-words.ts";

// test/site/page-content.test.ts checks that each page shows the words of its file.
const { content, reader } = siteWords("en");
const { lists } = content;
const pages = reader.resolve(content.pages);
type Entry = Record<"title" | "label", string> & { name: string | null; sources: unknown[] };
type Sections = readonly { kind: string; id?: string; items?: readonly Entry[] }[];
type Sectioned = BrochurePage | "opportunities" | "greenBuildingWorkshop" | "groupTrips";
function entriesOf(page: Sectioned, kind: string, id?: string) {
  const found = (pages[page].sections as unknown as Sections).find(
    (block) => block.kind === kind && (id === undefined || block.id === id),
  );
  if (!found?.items) throw new Error(`${page} has no entries of ${kind}.`);
  return found.items;
}
const cardsOf = (page: Sectioned, id?: string) => entriesOf(page, "cards", id);
const coursesToEnroll = cardsOf("educationalOpportunities", "courses").filter(
  ({ label }) => label === "Enroll Today",
);
const momentsOf = ({ sections }: typeof pages.recognition) =>
  sections.flatMap((block) => (block.kind === "pictures" ? block.items : []));

// The words and the fewest entries that the specification pins: the one place to change them on purpose.
test.each([
  ["entries of the timeline", entriesOf("about", "timeline"), 11],
  ["people of the team", entriesOf("team", "people"), 6],
  ["partners", lists.partners, 22],
  ["moments", momentsOf(pages.recognition), 9],
  ["reports by others", lists.reports, 27],
  ["accomplishments", lists.accomplishments, 11],
  ["positions", lists.internships, 12],
  ["pieces of press", lists.press, 24],
  ["films", lists.featuredVideos, 11],
  ["highlights", lists.highlights, 3],
  ["references", pages.comalapa.references.entries, 4],
  ["pictures of groups", entriesOf("opportunities", "pictures"), 9],
  ["teachers", cardsOf("greenBuildingWorkshop"), 5],
  ["courses to enroll for", coursesToEnroll, 4],
] as const)("there are as many %s as specified", (_, found, least) => {
  expect(found.length).toBeGreaterThanOrEqual(least);
});

const { missionVision, groupTrips, greenBuilds, home } = pages;

test.each([
  ["about", pages.about, ["Donate Now", "Volunteer With Us"]],
  ["mission", missionVision, ["Our Mission & Vision", "Join Our Mission", "Support Our Vision"]],
  ["promises", missionVision, ["Our Commitment to Change"]],
  [
    "values",
    missionVision.sections,
    ["Compassion", "Sustainability", "Community", "Innovation", "Transformation", "Education"],
  ],
  ["service groups", pages.opportunities, ["Service Groups"]],
  [
    "group trips",
    groupTrips,
    ["Bring a Team. Build a Legacy.", "Request group info packet", "Schedule consultation"],
  ],
  [
    "groups",
    groupTrips,
    ["Universities and schools", "Corporate teams", "Service organizations", "Youth programs"],
  ],
  ["builds", greenBuilds, ["No Projects Found", "Clear All Filters"]],
  ["articles", pages.blogPost.missing, ["Post Not Found", "Back to Blog"]],
  [
    "surveys",
    pages.comalapa.surveys,
    ["Urban Comalapa", "Pavit", "Panimacac", "Simajuleu", "Xiquin Sanaii"],
  ],
  ["home", home.hero, ["Donate Now", "Volunteer With Us", "Learn More", "Get Involved"]],
  ["programs", lists.programs, ["Individual Volunteers", "Service Groups", "Interns"]],
  ["recognition", pages.recognition.sections, ["See Our Impact"]],
  ["structures", home.build, ["Download Blueprint", "Learn More"]],
  [
    "media center",
    [pages.media, content.ui.gallery, content.ui.shell],
    [
      "Stories in Motion",
      "Videos",
      "Stories",
      "In the Media",
      "Press Coverage",
      "View All Press Coverage",
      "Visit Website",
      "Visit Blog",
      "Featured Impact Story",
      "Videos We Are Featured In",
    ],
  ],
])("the %s have the words of the specification", (_, part, words) => {
  for (const one of words) expect(JSON.stringify(part)).toContain(`"${one}"`);
});

test("every named award is there with its amount", () => {
  const amounts = reader.resolve(lists.awards).map(({ id, amount_fact: fact }) => {
    return [id, fact ? Number(fact.text.replace(/[$,]/g, "")) : null] as const;
  });
  expect(Object.fromEntries(amounts)).toMatchObject({
    "global-sustainability-awards-2025": null,
    "tiaw-2025": null,
    "gemas-2025": 1000,
    "rio-motagua-2025": 20_000,
    "human-rights-education-2024": null,
    "unesco-2023": 50_000,
    "sargent-shriver-2020": 1000,
    "david-chow-2018": 10_000,
    "energy-globe-2017": null,
    "heifer-hero-2011": null,
    "stay-classy-2011": 15_000,
    "bbc-world-challenge-2010": 10_000,
    "juan-bautista-gutierrez-2009": 50_000,
  });
});

test("each annual report and each year's 990 is listed", () => {
  const { reports, forms } = pages.transparencyTrust;
  const english = "2022 EN, 2021 EN, 2020 EN, 2019 EN, 2017-2018, 2014-2016, 2012-2013".split(", ");
  const all = [...english, "2020 ES", "2018 ES"];
  expect(reports.list.map(({ name }) => name)).toEqual(expect.arrayContaining(all));
  const years = forms.list.map(({ name }) => Number(name));
  expect(years).toEqual(years.toSorted().toReversed());
  for (let year = 2014; year <= 2024; year += 1) expect(years).toContain(year);
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
