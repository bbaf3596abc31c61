import { useState, type FormEvent } from "react";
import type { ToldFault } from "../../fault-words.ts";
import { api } from "./api.ts";
import { useForm } from "./form-context.tsx";
import { cutTo, placesFor, read, shapeOf, type Photograph } from "./photograph-file.ts";
import { getAt, setAt, type Group, type Path } from "./values.ts";
import { t } from "./words.ts";

export type Photographs = {
  /** The slot whose drawing is replaced; null: chosen for each photograph, or a place of its own. */
  readonly slot: string | null;
  readonly use: string;
  readonly onClose: (slot: string | null) => void;
};

const filled = (words: Group) =>
  Object.fromEntries(Object.entries(words).filter(([, text]) => text !== ""));

/** Photographs that were chosen, with what is said of each and of all. */
export function usePhotographs({ slot, use, onClose }: Photographs) {
  const { choices } = useForm();
  const [all, setAll] = useState<readonly Photograph[]>([]);
  // Nobody's consent is filled in.
  const [value, setValue] = useState<unknown>({ all: { rights: "", consent: "" } });
  const [faults, setFaults] = useState<readonly ToldFault[]>([]);
  const [note, setNote] = useState("");
  const [isBusy, setBusy] = useState(false);
  const set = (path: Path, next: unknown) =>
    setValue((before: unknown) => setAt(before, path, next));
  const find = (name: string) => choices.picture.find((one) => one.name === name);
  const place = (one: Photograph, name: string) => {
    set([one.key], { alt: find(name)?.alt ?? { en: "", es: "" }, taken: one.day });
    return { ...one, slot: name };
  };
  const put = async (one: Photograph): Promise<string | null> => {
    const words = { ...(getAt(value, [one.key]) as Group), ...(getAt(value, ["all"]) as Group) };
    const sent = new FormData();
    sent.set("file", await cutTo(shapeOf(find(one.slot)?.use ?? use), one));
    sent.set("with", JSON.stringify(filled(words)));
    const answer = await api.putPicture(one.slot ? { slot: one.slot } : { use }, sent);
    if (answer.status === 200) return answer.slot ?? null;
    const at = (field: string) => (/^(rights|consent)$/.test(field) ? "all" : one.key);
    const told = answer.status === 422 ? answer.faults : [];
    setFaults(told.map((fault) => ({ ...fault, field: `${at(fault.field)}.${fault.field}` })));
    return null;
  };
  return {
    all,
    value,
    set,
    faults,
    note,
    isBusy,
    shapeFor: ({ slot: name }: Photograph) => shapeOf(find(name)?.use ?? use),
    change: (one: Photograph, next: Photograph) =>
      setAll(all.map((other) => (other === one ? next : other))),
    place,
    async choose(files: FileList | null) {
      const tried = await Promise.allSettled([...(files ?? [])].map(read));
      const found = tried.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
      setNote(found.length < tried.length ? t("no_picture") : "");
      const taken = new Set<string>();
      const placed = found.map((one) => {
        const nearest = found.length > 1 ? placesFor(one, choices, taken)[0]?.name : "";
        taken.add(nearest ?? "");
        return place(one, slot ?? nearest ?? "");
      });
      setAll(placed);
    },
    /** One after the other, until something is wrong with one. */
    async putAll(event: FormEvent) {
      event.preventDefault();
      setBusy(true);
      setFaults([]);
      try {
        let last: string | null = null;
        for (const one of all) {
          last = await put(one);
          if (last === null) return;
          setAll((rest) => rest.filter((other) => other !== one));
        }
        onClose(last);
      } catch {
        setNote(t("photograph_failed"));
      } finally {
        setBusy(false);
      }
    },
  };
}
