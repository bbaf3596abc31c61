import { useEffect, useRef } from "react";
import type { FormNode } from "../../form-node.ts";
import { config } from "./config.ts";
import { FormContext, useForm } from "./form-context.tsx";
import { Select } from "./labelled.tsx";
import { placesFor, type Photograph, type Shape } from "./photograph-file.ts";
import { usePhotographs, type Photographs } from "./use-photographs.ts";
import { getAt } from "./values.ts";
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
