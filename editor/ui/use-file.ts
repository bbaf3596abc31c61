import { useEffect, useReducer, useState } from "react";
import type { ToldFault } from "../fault-words.ts";
import { api, type Opened, type SaveAnswer } from "./parts/api.ts";
import { setAt, withIds, type Path } from "./parts/values.ts";

type Edit = { readonly value: unknown; readonly past: readonly unknown[]; readonly last: string };
type Act =
  | { readonly do: "set"; readonly path: Path; readonly value: unknown }
  | { readonly do: "back" }
  | { readonly do: "open"; readonly value: unknown };

/** Steps that can be taken back before anything is saved; typing in one field is one step. */
const longestPast = 100;

function edit(state: Edit, act: Act): Edit {
  if (act.do === "open") return { value: act.value, past: [], last: "" };
  if (act.do === "back") {
    return { value: state.past.at(-1) ?? state.value, past: state.past.slice(0, -1), last: "" };
  }
  const value = setAt(state.value, act.path, act.value);
  const place = act.path.join(".");
  const isTyping = typeof act.value === "string" && place === state.last;
  const past = isTyping ? state.past : [...state.past.slice(-longestPast), state.value];
  return { value, past, last: place };
}

type Draft = { readonly version: string; readonly value: unknown };
const draftKey = (path: string) => `editor-draft ${path}`;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What was left unsaved of a file in this browser; null when it says the same. */
function draftOf({ path, value }: Opened): Draft | null {
  const kept = localStorage.getItem(draftKey(path));
  const draft = kept === null ? null : (JSON.parse(kept) as Draft);
  return draft && !isSame(draft.value, value) ? draft : null;
}

/** What is told after a save or an undo; its name is a word of the editor. */
export type Note = {
  readonly name:
    | "saved"
    | "faults"
    | "changed_meanwhile"
    | "draft"
    | "draft_old"
    | "undone"
    | "not_undone"
    | "failed";
  readonly lines?: number;
};

/** A file that is being edited: its value, what is wrong with it, and what can be done. */
export function useFile(opened: Opened, onSaved: (path?: string) => void) {
  const { path } = opened;
  const [draft] = useState(() => draftOf(opened));
  const [version, setVersion] = useState(opened.version);
  const [kept, setKept] = useState(opened.value);
  const [state, act] = useReducer(edit, {
    value: draft ? draft.value : opened.value,
    past: [],
    last: "",
  });
  const [faults, setFaults] = useState<readonly ToldFault[]>([]);
  const [note, setNote] = useState<Note | null>(
    draft && { name: draft.version === opened.version ? "draft" : "draft_old" },
  );
  const [isBusy, setBusy] = useState(false);
  const isChanged = !isSame(state.value, kept);

  useEffect(() => {
    if (isChanged) {
      const unsaved: Draft = { version, value: state.value };
      localStorage.setItem(draftKey(path), JSON.stringify(unsaved));
    } else localStorage.removeItem(draftKey(path));
  }, [path, isChanged, version, state.value]);

  const open = (next: Opened) => {
    setVersion(next.version);
    setKept(next.value);
    act({ do: "open", value: next.value });
    setFaults([]);
  };

  const take = async (answer: SaveAnswer) => {
    if (answer.status === 409) return setNote({ name: "changed_meanwhile" });
    if (answer.status === 422) {
      setFaults(answer.faults);
      return setNote({ name: "faults" });
    }
    localStorage.removeItem(draftKey(path));
    if (answer.path === undefined) open(await api.open(path));
    setNote({ name: "saved", lines: answer.lines });
    onSaved(answer.path);
  };

  return {
    value: state.value,
    kept,
    faults,
    note,
    isBusy,
    isChanged,
    hasPast: state.past.length > 0,
    set: (at: Path, value: unknown) => act({ do: "set", path: at, value }),
    async save() {
      if (isBusy) return;
      setBusy(true);
      try {
        const value = withIds(state.value);
        const isNew = opened.version === "";
        await take(isNew ? await api.createArticle(value) : await api.save(path, version, value));
      } catch {
        setNote({ name: "failed" });
      } finally {
        setBusy(false);
      }
    },
    /** The last unsaved step, else the last save. */
    async undo() {
      if (state.past.length > 0) return act({ do: "back" });
      const paths = await api.undo();
      setNote({ name: paths ? "undone" : "not_undone" });
      if (!paths) return;
      if (paths.includes(path)) {
        const before = await api.open(path).catch(() => null);
        // A file that was new is gone again.
        if (before === null) return onSaved("overview");
        open(before);
      }
      onSaved();
    },
    discard() {
      act({ do: "open", value: kept });
      setFaults([]);
      setNote(null);
    },
  };
}
