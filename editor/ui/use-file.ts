import { useEffect, useReducer, useRef, useState } from "react";
import type { Stale } from "../waiting.ts";
import type { ToldFault } from "../fault-words.ts";
import { fileAddress } from "../names.ts";
import type { Opened } from "../save.ts";
import { api, type SaveAnswer } from "./parts/api.ts";
import { draftOr, edit, isSame, keepDraft, rebase } from "./parts/editing.ts";
import { withIds, type Path } from "./parts/values.ts";

export type Note = { readonly name: string };

export function useFile(opened: Opened) {
  const { path } = opened;
  const [state, act] = useReducer(edit, opened, () => draftOr(path, opened));
  const { base, value, past } = state;
  const [stale, setStale] = useState(opened.stale);
  const [faults, setFaults] = useState<readonly ToldFault[]>([]);
  const [note, setNote] = useState<Note | null>(past.length === 0 ? null : { name: "draft" });
  const [isBusy, setBusy] = useState(false);
  const isChanged = !isSame(value, base.value);
  const latest = useRef(value);

  useEffect(() => {
    latest.current = value;
    keepDraft(path, isChanged ? { base, value } : null);
  }, [path, isChanged, base, value]);

  /** @param sent the value as it stood when the save began */
  const take = async (answer: SaveAnswer, sent: unknown, waits: boolean) => {
    if (answer.status === 409) {
      act({ do: "merge", file: await api.open(path) });
      setFaults([]);
      return setNote({ name: "merged" });
    }
    if (answer.status === 422) {
      setFaults(answer.faults);
      return setNote({ name: "faults" });
    }
    const file = await api.open(answer.path ?? path);
    setStale(file.stale);
    setFaults([]);
    if (answer.path === undefined) act({ do: "saved", sent, file });
    else {
      // Words typed meanwhile are found again in the form of the new file.
      const since = rebase(sent, file.value, latest.current);
      keepDraft(answer.path, isSame(since, file.value) ? null : { base: file, value: since });
      keepDraft(path, null);
    }
    setNote({ name: answer.waits ? (waits ? "waits" : "needs_others") : "saved" });
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
    hasPast: past.length > 0,
    set: (at: Path, next: unknown) => act({ do: "set", path: at, value: next }),
    /** @param waits for others, to be published with them */
    save: (waits: boolean) =>
      busy(async () => {
        const saving = api.save(path, base.version, withIds(value), waits);
        await take(await saving, value, waits);
      }),
    undo: async () => act({ do: "back" }),
    fits: (text: Stale) =>
      busy(async () => {
        await api.fits(path, text);
        setStale((await api.open(path)).stale);
      }),
    discard: async () => {
      act({ do: "open", file: base });
      setFaults([]);
      setNote(null);
    },
  };
}
