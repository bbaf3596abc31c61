import { isGroup, setAt, type Path } from "./values.ts";

/** A file as it was read: a save of another version is refused. */
export type Base = { readonly version: string; readonly value: unknown };

export type Editing = {
  readonly base: Base;
  readonly value: unknown;
  /** Values that can be gone back to, the last one last. */
  readonly past: readonly unknown[];
  readonly last: string;
};

type Act =
  | { readonly do: "set"; readonly path: Path; readonly value: unknown }
  | { readonly do: "back" }
  | { readonly do: "open"; readonly file: Base }
  /** A value was sent and lies in the file now: what was typed since then stays. */
  | { readonly do: "saved"; readonly sent: unknown; readonly file: Base }
  /** Puts the changes into a file that somebody else has changed meanwhile. */
  | { readonly do: "merge"; readonly file: Base };

/** Steps that can be taken back before anything is saved; typing in one field is one step. */
const longestPast = 100;

export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Changes that were made to one value, made to another one: where both changed the same place, `own` stands. */
export function rebase(from: unknown, onto: unknown, own: unknown): unknown {
  if (isSame(from, own)) return onto;
  if (isGroup(from) && isGroup(onto) && isGroup(own)) {
    const names = new Set([...Object.keys(onto), ...Object.keys(own)]);
    const parts = [...names].map((name) => [name, rebase(from[name], onto[name], own[name])]);
    return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
  }
  const lists = [from, onto, own].filter((one): one is unknown[] => Array.isArray(one));
  const [before, there, here] = lists;
  if (before && there && here && lists.every(({ length }) => length === before.length)) {
    return before.map((one, at) => rebase(one, there[at], here[at]));
  }
  return own;
}

export function edit(state: Editing, act: Act): Editing {
  switch (act.do) {
    case "open":
      return { base: act.file, value: act.file.value, past: [], last: "" };
    case "back": {
      const value = state.past.length > 0 ? state.past.at(-1) : state.value;
      return { ...state, value, past: state.past.slice(0, -1), last: "" };
    }
    case "saved":
    case "merge": {
      const from = act.do === "saved" ? act.sent : state.base.value;
      const value = rebase(from, act.file.value, state.value);
      const past = isSame(value, act.file.value) ? [] : [act.file.value];
      return { base: act.file, value, past, last: "" };
    }
    case "set": {
      const place = act.path.join(".");
      const isTyping = typeof act.value === "string" && place === state.last;
      const past = isTyping ? state.past : [...state.past.slice(-longestPast), state.value];
      return { ...state, value: setAt(state.value, act.path, act.value), past, last: place };
    }
  }
}

type Draft = Pick<Editing, "base" | "value">;
const draftKey = (path: string) => `editor-unsaved ${path}`;

/** Keeps in this browser what is not saved; null forgets it. */
export function keepDraft(path: string, draft: Draft | null): void {
  if (draft === null) localStorage.removeItem(draftKey(path));
  else
    localStorage.setItem(draftKey(path), JSON.stringify({ base: draft.base, value: draft.value }));
}

/** The file with the changes that were left unsaved in this browser. */
export function draftOr(path: string, file: Base): Editing {
  const kept = localStorage.getItem(draftKey(path));
  const draft = kept === null ? null : (JSON.parse(kept) as Draft);
  if (draft === null || isSame(draft.value, file.value)) {
    return { base: file, value: file.value, past: [], last: "" };
  }
  const value = rebase(draft.base.value, file.value, draft.value);
  return { base: file, value, past: [file.value], last: "" };
}
