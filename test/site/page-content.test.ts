import { expect, inject, test } from "vitest";
import { addresses, type Page, type PlainPage } from "#domain/addresses.ts";
import { figureAddress } from "#domain/language/figure-address.ts";
import { addressOf, languageOf, pathIn, type Language } from "#domain/language/language.ts";
import { figureGroups } from "#reader/content.ts";
import { isPair, type Reader } from "#reader/resolve.ts";
import type { Pair, Target } from "#reader/schema/pair.ts";
import type { Content } from "#reader/load.ts";
import { everyPage } from "../every-page.ts";
import { linksIn, readSent, wordsOf } from "../sent-page.ts";
import { inEachLanguage } from "./in-each-language.ts";

const origin = inject("origin");

/** Pages that say other words in each state of a gift or request. Their own tests bring them there. */
const ofStates: ReadonlySet<string> = new Set([
  "demoCheckout",
  "donateEmail",
  "donateMonthly",
  "donateReceipt",
  "donateStatus",
  "goal",
  "newsletterConfirm",
  "newsletterIssue",
  "newsletterUnsubscribe",
  "requestStatus",
]);

const queries: Partial<Record<Page, readonly string[]>> = {
  donate: ["amount=55", "employer=Nobody"],
  greenBuildingWorkshop: [
    "people=3&latin-america=yes",
    "package=one-week&people=5",
    "people=99&package=private&latin-america=yes",
  ],
  greenBuilds: ["category=waste-management"],
  groupTripFile: ["people=3"],
  groupTrips: ["3", "7", "9", "24", "30", "900"].map((people) => `people=${people}`),
  materialCalculator: [
    ...["house-wall", "dome", "tank"].map((build) => `build=${build}&across=4&height=2`),
    "build=tank&across=two&height=1",
  ],
};

function addressesOf(page: Page, content: Content, language: Language): string[] {
  const path = addresses[page];
  const [project] = content.lists.projects;
  const [position] = content.lists.internships;
  const others: Partial<Record<Page, readonly string[]>> = {
    blogPost: [...content.posts.slice(0, 6).map(({ id }) => `/blog/${id}`), "/blog/nothing"],
    greenBuilds: [`/green-builds/${project?.id}`],
    media: ["/media/drawings/1"],
    search: [
      "zzqq",
      "Comalapaa",
      "Comalapa",
      "school",
      "escuela",
      "muro",
      position?.title[language] ?? "",
      ...content.pages.search.answers.map(({ asked }) => asked[language]!.split(",")[0]!),
    ].map((query) => `/search?${new URLSearchParams({ q: query })}`),
    thanksInterest: Object.keys(content.pages.thanksInterest.by_form).map(
      (form) => `${addresses.thanksInterest}?form=${form}`,
    ),
    volunteer: [`/volunteer/internships/${position?.id}`],
  };
  const asked = (queries[page] ?? []).map((query) => `${path}?${query}`);
  return [...(path.includes(":") ? [] : [path]), ...asked, ...(others[page] ?? [])];
}

/**
 * Places in a page's file whose words it shows in some states alone: what a form answers, what only script or the
 * worker draws, what waits for an address, a rate, a film or a first gift. The tests of these states read them.
 */
const sometimes: Partial<Record<Page, RegExp>> = {
  blogPost: /^(written\.feed|other_language|build\.0\.target)/,
  blog: /^(empty|newsletter\.label)/,
  checkUs: /^rows\.1\./,
  contact: /^(ways|social|hours\.title|form\.(outside|own))/,
  donate: /^(form\.(back|remind|test)|purpose\.goals|matching\.tax_id|panels)/,
  donateGoods: /^needs\.(progress|wanted_only|enough)/,
  // A link to the page itself is left out there.
  greenBuildingWorkshop: /^(opening\.(lead|actions\.1)|lead_over)/,
  greenBuilds: /^detail\.open/,
  home: /^(events\.(title|running|coming|more|add|calendar)|build\.(blueprint|consultation)\.(text|cancel))/,
  impact: /^gifts/,
  newsletterArchive: /^(issues|feed)$/,
  newsletter: /^opening\.actions/,
  offline: /^worker/,
  privacyPolicy: /^ads/,
  search: /^(result$|words|small_words|answers\.\d+\.asked)/,
  thanksInterest: /^documents/,
  thanksItem: /^documents/,
};

/** Parts of lists that stand elsewhere or on some days: media, redirects and day have tests of their own. */
const elsewhere =
  /^(drawings|redirects|structures\.\d+\.picture|stories\.\d+\.title|events\.\d+\.(description|picture)|(featuredVideos|videoGallery|buildVideos)\.\d+\.(target|picture))/;

type Wanted = { readonly place: string } & (
  | { readonly text: string }
  | { readonly href: string; readonly names: readonly string[] }
  | { readonly picture: string }
);

const proper = new Set(["author", "name", "outlet", "publisher", "title", "word"]);

type Film = { readonly video?: string | null; needs_address?: boolean; target?: Target };

/** A film without an address is not on a page, or by its name alone; a way to give without one neither. */
const isGone = (reader: Reader, { video, needs_address, target }: Film): boolean =>
  (video === null || needs_address === true) && !(target && reader.destination(target).outside);

/** All texts, figures, pictures and targets of some content. `names` are the texts that a target's link may bear. */
function wantedOf(reader: Reader, value: unknown, place: string, names: string[] = []): Wanted[] {
  const key = place.slice(place.lastIndexOf(".") + 1);
  if (typeof value === "string") {
    if (key === "picture") return [{ place, picture: `/${value}-${reader.picture(value).hash}-` }];
    if (/^(.*_)?fact$/.test(key)) return [{ place, text: reader.figure(value).text }];
    if (/^https?:/.test(value)) return [{ place, href: value, names: [""] }];
    return proper.has(key) ? [{ place, text: value }] : [];
  }
  if (!value || typeof value !== "object") return [];
  if (isPair(value)) return [{ place, text: reader.text(value) }];
  if (isGone(reader, value)) return [];
  const { kind, items, actions } = value as Record<"kind" | "items" | "actions", Film[]>;
  const only = { films: items, words: actions }[String(kind)];
  if (only?.every((one) => isGone(reader, one))) return [];
  if (key === "target") {
    const { href, note } = reader.destination(value as Target);
    return [{ place, href, names }, ...(note ? [{ place: `${place}.note`, text: note }] : [])];
  }
  const own = ["label", "title", "name"].flatMap((name) => {
    const part = (value as Record<string, unknown>)[name];
    return part && typeof part === "object" && isPair(part) ? [reader.text(part as Pair)] : [];
  });
  return Object.entries(value).flatMap(([name, one]) =>
    wantedOf(reader, one, place ? `${place}.${name}` : name, own),
  );
}

/** Texts of some pages that a person can read or hear, and their links. */
type Sent = ReturnType<typeof sentOf>;

const spoken = /\s(?:alt|aria-label|title|content|placeholder|value|label|data-[\w-]+)="([^"]*)"/g;
const clean = (text: string) => text.replace(/\s+/g, " ").trim();

function sentOf(html: string) {
  const bare = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "");
  const attributes = [...new Set([...bare.matchAll(spoken)].map(([, text]) => text!))].map((text) =>
    wordsOf(text.replaceAll("<", "")),
  );
  // "CO₂" is set with a two of its own (app/components/ui/formula.tsx).
  const words = wordsOf(bare.replaceAll("<sub>2</sub>", "₂").replaceAll("<!-- -->", ""));
  return { html: bare, words: [words, ...attributes].join(" | "), links: linksIn(bare) };
}

/** Several pages as one: the header and footer that all share are read once. */
function joined(pages: readonly string[]): Sent {
  const [first = "", ...others] = pages;
  const own = others.map((html) => {
    const [head = ""] = html.split("<body", 1);
    return head + html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  });
  return sentOf([first, ...own].join("\n"));
}

const open = async (paths: readonly string[]): Promise<Sent> =>
  joined(await Promise.all(paths.map(async (path) => (await fetch(origin + path)).text())));

function isThere({ html, words, links }: Sent, wanted: Wanted): boolean {
  if ("picture" in wanted) return html.includes(wanted.picture);
  if ("href" in wanted)
    return links.some(
      ({ href, text }) =>
        href === wanted.href && wanted.names.some((name) => text.includes(clean(name))),
    );
  // A place that the program fills in is another test's.
  const parts = wanted.text.split(/\{\w+\}/).map(clean);
  const isShown = (part: string) => words.includes(part) || html.includes(encodeURIComponent(part));
  return parts.every((part) => part.length < 3 || isShown(part));
}

function tell(wanted: Wanted): string {
  if ("picture" in wanted) return `${wanted.place}: the picture ${wanted.picture}`;
  if ("href" in wanted) return `${wanted.place}: a link to ${wanted.href} named ${wanted.names}`;
  return `${wanted.place}: ${wanted.text}`;
}

inEachLanguage("each page", ({ language, content, reader }) => {
  const pages = Object.keys(content.pages).filter((page) => !ofStates.has(page)) as Page[];

  test.each(pages)("%s shows what its file says", async (page) => {
    const paths = addressesOf(page, content, language);
    const sent = await open(paths.map((path) => pathIn(language, path)));
    const words = content.pages[page as keyof typeof content.pages];
    const lost = wantedOf(reader, words, "").filter(
      (one) => !isThere(sent, one) && !sometimes[page]?.test(one.place),
    );
    expect(lost.map(tell)).toEqual([]);
  });

  test("each position for interns has a page that is linked from volunteering", async () => {
    const { links } = await open([addressOf("volunteer", language)]);
    const hrefs = links.map(({ href }) => href);
    for (const { id } of content.lists.internships)
      expect(hrefs).toContain(addressOf("internship", language, { params: { id } }));
  });

  test("home leads to each entry of the navigation, by its name", async () => {
    const sent = await open([addressOf("home", language)]);
    const wanted = wantedOf(reader, content.lists.navigation, "");
    expect(wanted.filter((one) => !isThere(sent, one)).map(tell)).toEqual([]);
  });

  test("every entry of a list stands on a page", async () => {
    const pages = [...everyPage].filter(([path]) => languageOf(path) === language);
    const positions = content.lists.internships.map(({ id }) => `/volunteer/internships/${id}`);
    const more = await open(positions.map((path) => pathIn(language, path)));
    const all = [joined(pages.map(([, html]) => html)), more];
    const wanted = wantedOf(reader, content.lists, "").filter(
      ({ place }) => !elsewhere.test(place),
    );
    // A card leads on by words of its page.
    const lost = wanted.filter(
      (one) => !all.some((sent) => isThere(sent, "href" in one ? { ...one, names: [""] } : one)),
    );
    expect(lost.map(tell)).toEqual([]);
  });
});

inEachLanguage("a part that only one page has", ({ language, inTurn, content, reader }) => {
  const words = reader.resolve(content.pages);
  const read = (page: PlainPage, query = {}) =>
    readSent(origin + addressOf(page, language, { query }));

  inTurn.test("names of the town are marked with their speech", async () => {
    const { html } = await read("comalapa");
    const { items } = words.comalapa.names;
    for (const { word, speech } of items) expect(html).toContain(`<dt lang="${speech}">${word}`);
  });

  inTurn.test("a figure that others have counted has its year and its source", async () => {
    const { text } = await read("comalapa");
    for (const { fact } of words.comalapa.counted.rows)
      expect(text).toContain(`${fact.label} ${fact.text} ${fact.asOf} ${fact.source.title}`);
  });

  inTurn.test("each of six figures leads to its place in the register", async () => {
    const { hrefs } = await read("impact");
    const { items } = words.impact.numbers;
    expect(items).toHaveLength(6);
    for (const { fact } of items) expect(hrefs).toContain(figureAddress(fact, language));
  });

  inTurn.test("the register opens only the group of its address", async () => {
    const groups = figureGroups(language);
    const { html } = await read("impactFigures");
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    for (const { figures } of groups)
      for (const { name } of figures) expect(ids.filter((id) => id === name)).toHaveLength(1);
    expect(html).not.toMatch(/<details[^>]* open/);
    const { id } = groups[2]!;
    const one = await read("impactFigures", { group: id });
    expect(one.html.match(/<details[^>]* open=""/g)).toHaveLength(1);
    expect(one.html).toMatch(new RegExp(`<details (?=[^>]*id="${id}")[^>]*open=""`));
  });

  inTurn.test("the form of a position for interns holds its title", async () => {
    const { id, title } = reader.resolve(content.lists.internships)[0]!;
    const path = addressOf("internship", language, { params: { id } });
    const { html } = await readSent(origin + path);
    const [form = ""] = html.match(/<form[^>]*method="post"[^>]*>.*?<\/form>/s) ?? [];
    expect(form).toContain(`action="${path}"`);
    expect(form).not.toMatch(/individual-volunteer|name="adult"/);
    const [tag = ""] = form.match(/<input[^>]*name="position"[^>]*>/) ?? [];
    expect(wordsOf(tag.replace(/.*value="([^"]*)".*/s, "$1"))).toBe(title);
  });
});
