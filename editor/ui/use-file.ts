import { useEffect, useReducer, useRef, useState } from "react";
import type { Translation } from "#reader/translations.ts";
import type { ToldFault } from "../fault-words.ts";
import { fileAddress } from "../names.ts";
import type { Opened } from "../server.ts";
import { api, type SaveAnswer } from "./parts/api.ts";
import { draftOr, edit, isSame, keepDraft, rebase } from "./parts/editing.ts";
import { withIds, type Path } from "./parts/values.ts";

/** What is told after a save or an undo: a word of the editor, `note_…`. */
export type Note = { readonly name: string; readonly lines?: number };

/** Notes of a file that somebody else has changed since it was opened. */
const isOvertaken = (note: Note | null) =>
  note?.name === "changed_meanwhile" || note?.name === "draft_old";

/** A file that is being edited: its value, what is wrong with it, and what can be done. */
export function useFile(opened: Opened, steps: number) {
  const { path, shelf } = opened;
  const [hasSaved, setSaved] = useState(steps > 0);
  const [state, act] = useReducer(edit, opened, () => draftOr(path, opened));
  const { base, value, past } = state;
  const [stale, setStale] = useState(opened.stale);
  const [faults, setFaults] = useState<readonly ToldFault[]>([]);
  const [note, setNote] = useState<Note | null>(() => {
    if (past.length === 0) return null;
    return { name: base.version === opened.version ? "draft" : "draft_old" };
  });
  const [isBusy, setBusy] = useState(false);
  const isChanged = !isSame(value, base.value);
  const latest = useRef(value);

  useEffect(() => {
    latest.current = value;
    keepDraft(path, isChanged ? { base, value } : null);
  }, [path, isChanged, base, value]);

  /** @param sent the value as it stood when the save began */
  const take = async (answer: SaveAnswer, sent: unknown) => {
    if (answer.status === 409) return setNote({ name: "changed_meanwhile" });
    if (answer.status === 422) {
      setFaults(answer.faults);
      return setNote({ name: "faults" });
    }
    const file = await api.open(answer.path ?? path);
    setStale(file.stale);
    setFaults([]);
    if (answer.path === undefined) act({ do: "saved", sent, file });
    else {
      // What was typed meanwhile is found again in the form of the new file.
      const since = rebase(sent, file.value, latest.current);
      keepDraft(answer.path, isSame(since, file.value) ? null : { base: file, value: since });
      keepDraft(path, null);
    }
    setNote({ name: "saved", lines: answer.lines });
    setSaved(true);
    if (answer.path !== undefined) location.assign(fileAddress(answer.path));
  };

  /** Something that asks the server; one after the other. */
  const busy = async (ask: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    try {
      await ask();
    } catch {
      setNote({ name: "failed" });
    } finally {
      setBusy(false);
    }
  };

  return {
    value,
    stale,
    faults,
    note,
    isBusy,
    isChanged,
    isOvertaken: isOvertaken(note),
    hasPast: past.length > 0 || hasSaved,
    set: (at: Path, next: unknown) => act({ do: "set", path: at, value: next }),
    save: () =>
      busy(async () => {
        const whole = withIds(value);
        const isNew = opened.version === "";
        const saving = isNew ? api.create(shelf, whole) : api.save(path, base.version, whole);
        await take(await saving, value);
      }),
    /** The last unsaved step, else the last save. */
    async undo() {
      if (past.length > 0) return act({ do: "back" });
      await busy(async () => {
        const { paths } = await api.undo();
        setNote({ name: paths ? "undone" : "not_undone" });
        if (!paths) return setSaved(false);
        if (!paths.includes(path)) return;
        const before = await api.open(path).catch(() => null);
        // A file that was new is gone again.
        if (before === null) return location.assign("/content");
        act({ do: "open", file: before });
        setStale(before.stale);
        setFaults([]);
      });
    },
    /** The Spanish of a text still says what its English says. */
    fits: (text: Translation) =>
      busy(async () => {
        await api.fits(path, text);
        setStale((await api.open(path)).stale);
      }),
    /** The file as it lies there now, without what was not saved. */
    discard: () =>
      busy(async () => {
        const file = isOvertaken(note) ? await api.open(path) : base;
        act({ do: "open", file });
        setFaults([]);
        setNote(null);
      }),
    /** What was not saved, put into the file as it lies there now. */
    merge: () =>
      busy(async () => {
        act({ do: "merge", file: await api.open(path) });
        setFaults([]);
        setNote({ name: "merged" });
      }),
  };
}
