import { expect, test } from "vitest";
import { withIds } from "./values.ts";

const ids = (entries: object[]) => (withIds(entries) as { id: string }[]).map(({ id }) => id);
const entry = (en: string, es = "", id = "") => ({ id, title: { en, es } });

test("a new entry is named after its title, and never like another one", () => {
  expect(ids([entry("Rain!", "", "rain"), entry("Rain"), entry("Rain")])).toEqual([
    "rain",
    "rain-2",
    "rain-3",
  ]);
});

test("an entry without an English title is named after the Spanish one, and one without a title all the same", () => {
  expect(ids([entry("", "Lluvia"), entry(""), entry("…")])).toEqual(["lluvia", "entry", "entry-2"]);
});

test("a name that is cut to its length does not end with a hyphen", () => {
  expect(ids([entry(`${"a".repeat(59)} b`)])).toEqual(["a".repeat(59)]);
});
