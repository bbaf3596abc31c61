import { useEffect, useRef, useState, type FormEvent } from "react";
import type { ToldFault } from "../../fault-words.ts";
import type { FormNode } from "../../form-node.ts";
import { api } from "./api.ts";
import { config } from "./config.ts";
import { FormContext, useForm } from "./form-context.tsx";
import { Select } from "./labelled.tsx";
import { cutTo, placesFor, read, shapeOf, type Photograph, type Shape } from "./photograph-file.ts";
import { getAt, setAt, type Group, type Path } from "./values.ts";
import { t } from "./words.ts";

const fieldsOf = (...names: readonly string[]): FormNode => ({
  kind: "group",
  fields:
    config.photograph.kind === "group"
      ? config.photograph.fields.filter(({ name }) => names.includes(name))
      : [],
});
type CutOf = {
  readonly one: Photograph;
  readonly shape: Shape;
  readonly onChange: (next: Photograph) => void;
};

function Cut({ one, shape, onChange }: CutOf) {
  const { src, naturalWidth, naturalHeight } = one.image;
  const kept = Math.round(Math.min(naturalWidth, naturalHeight * shape.ratio));
  const isSmall = kept < shape.width;
  return (
    <div>
      <div className="cut-frame" style={{ aspectRatio: shape.ratio }}>
        <img
          src={src}
          alt={t("cut_preview")}
          style={{ objectPosition: `${one.x * 100}% ${one.y * 100}%` }}
        />
      </div>
      {(["x", "y"] as const).map((name) => (
        <label key={name} className="field">
          {t(`cut_${name}`)}
          <input
            type="range"
            min="0"
            max="1"
            step="0.01"
            value={one[name]}
            onChange={({ target }) => onChange({ ...one, [name]: Number(target.value) })}
          />
        </label>
      ))}
      <p className={isSmall ? "warning" : "hint"} role="status">
        {t(isSmall ? "too_small" : "large_enough", { kept, width: shape.width })}
      </p>
    </div>
  );
}

type Photographs = {
  /** The slot whose drawing is replaced; null: chosen for each photograph, or a place of its own. */
  readonly slot: string | null;
  readonly use: string;
  readonly onClose: (slot: string | null) => void;
};

const filled = (words: Group) =>
  Object.fromEntries(Object.entries(words).filter(([, text]) => text !== ""));

/** Photographs that were chosen, with what is said of each and of all. */
function usePhotographs({ slot, use, onClose }: Photographs) {
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

/** One photograph or fifty: each proposed a place by its shape, with the drawing's words; consent once for all. */
export function PhotographDialog(props: Photographs) {
  const form = useForm();
  const { Field } = form;
  const dialog = useRef<HTMLDialogElement>(null);
  const { all, value, set, faults, note, isBusy, ...acts } = usePhotographs(props);
  const title = t(props.slot === null ? "new_photograph" : "upload");
  useEffect(() => dialog.current?.showModal(), []);
  const words = (at: string, label: string, ...names: readonly string[]) => (
    <Field
      node={fieldsOf(...names)}
      path={[at]}
      value={getAt(value, [at])}
      label={label}
      name="photograph"
    />
  );
  const placesOf = (one: Photograph) => {
    const others = new Set(all.filter((other) => other !== one).map((other) => other.slot));
    const places = placesFor(one, form.choices, others);
    return [["", t("own_place")], ...places.map(({ name, label }) => [name, label])] as const;
  };
  return (
    <dialog ref={dialog} aria-label={title} onClose={() => props.onClose(null)}>
      <form onSubmit={(event) => void acts.putAll(event)}>
        <h2>{title}</h2>
        <label className="field">
          {t("file")}
          <input
            type="file"
            accept="image/*"
            multiple={props.slot === null}
            onChange={(event) => void acts.choose(event.target.files)}
          />
        </label>
        <FormContext value={{ ...form, value, set, faults, stale: [] }}>
          {all.map((one) => (
            <div key={one.key} className="cut">
              <Cut
                one={one}
                shape={acts.shapeFor(one)}
                onChange={(next) => acts.change(one, next)}
              />
              <div>
                {props.slot === null && (
                  <label className="field">
                    {t("its_place")}
                    <Select
                      id={`place-${one.key}`}
                      value={one.slot}
                      options={placesOf(one) as readonly (readonly [string, string])[]}
                      onPick={(name) => acts.change(one, acts.place(one, name))}
                    />
                  </label>
                )}
                {words(one.key, t("words_of_it"), "alt", "taken")}
              </div>
            </div>
          ))}
          {words("all", t("of_all"), "rights", "consent")}
        </FormContext>
        <p className="fault" role="alert">
          {note}
        </p>
        <p className="row">
          <button className="strong" disabled={all.length === 0 || isBusy}>
            {isBusy ? t("working_on", { count: all.length }) : t("put_photograph")}
          </button>
          <button type="button" onClick={() => props.onClose(null)}>
            {t("cancel")}
          </button>
        </p>
      </form>
    </dialog>
  );
}
