import { statSync } from "node:fs";
import { expect, test } from "vitest";
import { paint } from "#painter/paint.ts";
import { readSlots } from "../draw.ts";
import { FILM_BYTES, FILM_HEIGHT, FILM_WIDTH, FILMS } from "./films.ts";
import { motionSheet } from "./motion.ts";

const slots = await readSlots();
const names = Object.keys(FILMS);

const paintingOf = (name: string): string => {
  const film = FILMS[name]!;
  return paint(slots.find((slot) => slot.name === film.slot)!.description, film);
};

test.each(names)("the film %s is a loop of 6 to 12 seconds", (name) => {
  expect(FILMS[name]!.seconds).toBeGreaterThanOrEqual(6);
  expect(FILMS[name]!.seconds).toBeLessThanOrEqual(12);
});

test.each(names)("a visitor's connection can carry the film %s, in either form", (name) => {
  for (const ending of ["webm", "mp4"])
    expect(statSync(`public/films/${name}.${ending}`).size).toBeLessThanOrEqual(FILM_BYTES);
});

const ofScenes = names.filter((name) => !name.startsWith("home"));

test.each(ofScenes)("the still picture under the film %s has its shape", (name) => {
  const [, , width, height] = /viewBox="([^"]+)"/
    .exec(paintingOf(name))![1]!
    .split(" ")
    .map(Number);
  expect(width! / height!).toBeCloseTo(FILM_WIDTH / FILM_HEIGHT, 2);
});

test.each(ofScenes)("all that the painter wants moved in the film %s moves", (name) => {
  const sheet = motionSheet(8);
  const classes = [...paintingOf(name).matchAll(/<g class="([a-z]+\d)"/g)].map(
    (found) => found[1]!,
  );
  expect(classes.length).toBeGreaterThan(5);
  expect(classes.filter((each) => !sheet.includes(`.${each} {`))).toEqual([]);
});
