import { expect, test } from "vitest";
import { readContent } from "./content.ts";
import { readSlots } from "./slots.ts";

/** Subjects that a visitor expects in a picture whose text names them, in English or Spanish. */
const SUBJECTS = {
  tires: /\btires?\b|\bllantas?\b/i,
  earthbags: /\bearthbags?\b|superadobe|sacos de tierra/i,
  ecobricks: /\beco-?bricks?\b|\beco-?ladrillos?\b/i,
  bottles: /\bbottles?\b|\bbotellas?\b/i,
  bamboo: /\bbamboo\b|\bbambú\b/i,
  dome: /\bdomes?\b|\bdomos?\b|cúpulas?/i,
  stove: /\bstoves?\b|\bestufas?\b/i,
  tank: /\btanks?\b|\bcistern|\btanques?\b|\bcisterna/i,
  latrine: /\blatrines?\b|\bletrinas?\b/i,
  solar: /\bsolar\b/i,
  rain: /\brain(s|ing)?\b|\blluvia\b|\bllueve\b/i,
  volcano: /\bvolcano(es)?\b|\bvolc(án|anes)\b/i,
  maize: /\bmaize\b|\bcorn\b|\bmilpa\b|\bmaíz\b/i,
  market: /\bmarket\b|\bmercado\b/i,
  church: /\bchurch\b|\biglesia\b/i,
  bus: /\bbus\b/i,
  marimba: /\bmarimbas?\b/i,
  football: /\bfootball\b|\bsoccer\b|\bfútbol\b/i,
  graduation: /\bgraduat(es?|ion)\b|\bdiplomas?\b|\bgraduación\b/i,
  mural: /\bmurals?\b|\bmurales\b/i,
  loom: /\blooms?\b|\btelar(es)?\b/i,
  books: /\bbooks?\b|\blibros?\b/i,
  braids: /\bbraids?\b|\btrenzas?\b/i,
  tortillas: /\btortillas?\b/i,
  stairs: /\bstairs?\b|\bsteps\b|\bgradas\b/i,
};

/** Subjects named in texts. */
const subjectsIn = (words: string[]): string[] =>
  Object.entries(SUBJECTS)
    .filter(([, named]) => words.some((text) => named.test(text)))
    .map(([subject]) => subject);

const content = readContent();
const slots = readSlots(content);
const shown = new Map(slots.map(({ name, tags }) => [name, subjectsIn(tags)]));

/** Subjects named in texts but missing from the slot's tags. */
const missing = (name: string, words: string[]): string[] =>
  subjectsIn(words)
    .filter((subject) => !shown.get(name)!.includes(subject))
    .map((subject) => `${name}: no ${subject} among its tags`);

// Exceptions: comparisons and future things, named but not shown.
const FIGURES_OF_SPEECH = [
  "gallery-080: no maize among its tags",
  "gallery-063: no stairs among its tags",
];

test("alternative texts and captions name only subjects of their picture", () => {
  const astray = slots.flatMap(({ name, alt, caption }) =>
    missing(name, [alt.en, alt.es, caption?.en ?? "", caption?.es ?? ""]),
  );
  expect(astray).toEqual([]);
});

test("captions of the sketchbook name only subjects of their picture", () => {
  const { drawings } = content.lists;
  expect(drawings.length).toBeGreaterThanOrEqual(40);
  const astray = drawings.flatMap(({ picture, caption }) =>
    missing(picture, [caption.en, caption.es]),
  );
  expect(astray).toEqual(FIGURES_OF_SPEECH);
});
