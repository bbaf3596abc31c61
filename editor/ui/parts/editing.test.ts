import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { draftOr, edit, keepDraft, rebase, type Editing } from "./editing.ts";
import { withIds } from "./values.ts";

const file = { version: "one", value: { title: "Rain", entries: [{ id: "", name: "a" }] } };
const opened: Editing = { base: file, value: file.value, past: [], last: "" };
const typed = (state: Editing, path: (string | number)[], value: unknown) =>
  edit(state, { do: "set", path, value });

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("words typed while a save is under way stay, beside what the save added", () => {
  const sent = typed(opened, ["title"], "Rain on");
  const since = typed(sent, ["title"], "Rain on the roof");
  const saved = { version: "two", value: { title: "Rain on", entries: [{ id: "a", name: "a" }] } };
  const after = edit(since, { do: "saved", sent: sent.value, file: saved });
  expect(after.value).toEqual({ title: "Rain on the roof", entries: [{ id: "a", name: "a" }] });
  expect(edit(after, { do: "back" }).value).toEqual(saved.value);
  expect(edit(sent, { do: "saved", sent: sent.value, file: saved })).toEqual({
    base: saved,
    value: saved.value,
    past: [],
    last: "",
  });
});

test("a draft goes into the file as it is now, and can be taken back", () => {
  keepDraft("a.yaml", typed(opened, ["title"], "Mine"));
  const later = { version: "two", value: { ...file.value, title: "Theirs" } };
  const restored = draftOr("a.yaml", later);
  expect(restored).toMatchObject({ base: { version: "two" }, value: { title: "Mine" } });
  expect(edit(restored, { do: "back" }).value).toEqual(later.value);
  keepDraft("a.yaml", null);
  expect(draftOr("a.yaml", later).base).toEqual(later);
});

test("changes go into a file that was changed meanwhile; what it shows can be gone back to", () => {
  const mine = typed(opened, ["entries", 0, "name"], "b");
  const theirs = { version: "two", value: { ...file.value, title: "Theirs", extra: 1 } };
  const merged = edit(mine, { do: "merge", file: theirs });
  expect(merged.base.version).toBe("two");
  expect(merged.value).toEqual({ title: "Theirs", entries: [{ id: "", name: "b" }], extra: 1 });
  expect(edit(merged, { do: "back" }).value).toEqual(theirs.value);
});

test.each([
  ["a field taken out stays out", { a: 1, b: 2 }, { a: 3, b: 2 }, { a: 1 }, { a: 3 }],
  ["an entry added stays", [1], [1], [1, 2], [1, 2]],
  ["of two changes at one place, one's own stands", "a", "b", "c", "c"],
  ["no change takes theirs", [1], [2, 3], [1], [2, 3]],
])("%s", (_, from, onto, own, expected) => {
  expect(rebase(from, onto, own)).toEqual(expected);
});

test("typing in one field is one step back", () => {
  const state = typed(typed(typed(opened, ["title"], "R"), ["title"], "Ro"), ["title"], "Roo");
  expect(edit(state, { do: "back" }).value).toEqual(file.value);
});

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
