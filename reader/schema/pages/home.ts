import { action, head, marks, named, pair, some, target } from "#reader/schema/pair.ts";
import { heading } from "../passages.ts";
import { blocksAnd } from "#reader/schema/brochure.ts";
import { z } from "zod";

/** A short link text; `context` completes it for screen readers and search engines. */
const shortAction = z.strictObject({ label: pair, context: pair, target });
/** Poems are not translated. */
const verses = some(some(z.string().trim().min(1)));

export const home = z.strictObject({
  head,
  sections: blocksAnd([
    "partners",
    "paths",
    "why",
    "work",
    "gallery",
    "build",
    "events",
    "goods",
    "poem",
  ]),
  hero: z.strictObject({
    /** The headline begins with this figure. */
    number_fact: z.string(),
    title: pair,
    lead: pair,
    /** Specification 1: the claim that a gift powers the students. */
    claim: pair,
    /** Names of films in public/films/, one for each color theme, or none. */
    films: z.strictObject({ day: z.string(), night: z.string() }).nullable(),
    donate: pair,
    volunteer: action,
    learn: shortAction,
    involved: action,
  }),
  partners: named("title", "skip", "pause"),
  paths: heading.extend({ families: action }),
  figures: z.strictObject({
    number_fact: z.string(),
    title: pair,
    lead: pair,
    tires_per_ring: z.number().int().positive(),
    first_number_fact: z.string(),
    /** Text alternative of the drawing. */
    wall: pair,
    list: pair,
    pause: pair,
    sources: action,
  }),
  why: named("title"),
  build: heading.extend({
    cost: pair,
    time: pair,
    months: pair,
    materials: pair,
    benefits: pair,
    advice: pair,
    see: pair,
    calculate: pair,
    download: pair,
    open: pair,
    learn: shortAction,
    blueprint: z.strictObject({ open: action, title: pair, text: pair, cancel: pair }),
    consultation: z.strictObject({ open: action, title: pair, text: pair, cancel: pair }),
    films: pair,
  }),
  events: z.strictObject({
    title: pair,
    /** The title when all events are over. */
    title_ended: pair,
    ended: pair,
    running: pair,
    coming: pair,
    more: pair,
    add: pair,
    add_all: pair,
    calendar: pair,
    next: action,
  }),
  /** Empty until graduates give quotes. */
  poem: z
    .strictObject({
      ...marks,
      title: pair,
      note: pair,
      spanish: verses,
      english: verses,
    })
    .nullable(),
  gallery: z.strictObject({ title: pair, all: action }),
  goods: heading.extend({ all: action }),
});
