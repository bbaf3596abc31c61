import { readdirSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { FILM_BYTES, FILM_HEIGHT, FILM_WIDTH } from "../src/films/films.ts";
import { paint } from "../src/index.ts";
import { readContent } from "./content.ts";
import { FILMS, findFilm } from "./films.ts";
import { readSlots } from "./slots.ts";

const slots = readSlots(readContent());

const names = Object.keys(FILMS);

function paintingOf(name: string, moment = 0): string {
  const { description } = findFilm(name, slots);
  return paint(description, moment);
}

test.each(names)("the film %s is a loop of 6 to 12 seconds", (name) => {
  expect(FILMS[name]!.seconds).toBeGreaterThanOrEqual(6);
  expect(FILMS[name]!.seconds).toBeLessThanOrEqual(12);
});

test.each(names)("the film %s is within the size limit in both formats", (name) => {
  for (const ending of ["webm", "mp4"])
    expect(statSync(`public/films/${name}.${ending}`).size).toBeLessThanOrEqual(FILM_BYTES);
});

const ofScenes = names.filter((name) => !name.startsWith("home"));

test.each(ofScenes)("the still picture of the film %s has the film's ratio", (name) => {
  const painting = paintingOf(name);
  const [, , width, height] = /viewBox="([^"]+)"/.exec(painting)![1]!.split(" ").map(Number);
  expect(width! / height!).toBeCloseTo(FILM_WIDTH / FILM_HEIGHT, 2);
});

/** The painting without the effect of wind, which changes only transforms. */
const withoutWind = (painting: string): string =>
  painting.replaceAll(/<g transform="translate\([-\d. ]+\) (?:rotate|skewX)[^>]*>/g, "<g>");

test.each(names)("the film %s contains more movement than wind", (name) => {
  const still = withoutWind(paintingOf(name, 0.001));
  const moments = [0.13, 0.46, 0.7].map((moment) => paintingOf(name, moment));
  expect(new Set([still, ...moments.map(withoutWind)]).size).toBe(4);
  for (const svg of moments) expect(svg).not.toMatch(/NaN|undefined|Infinity/);
});

test("public/films contains only films", () => {
  const files = names.flatMap((name) => [`${name}.mp4`, `${name}.webm`]);
  expect(readdirSync("public/films").toSorted()).toEqual(files.toSorted());
});
