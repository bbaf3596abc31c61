import type { ComponentProps } from "react";
import { fieldId, type FieldViewModel, type FormViewModel } from "./form-view-model.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { OwnClock } from "./own-clock.tsx";
import "./form.css";

type Props = { field: FieldViewModel; form: string; words: FormViewModel["words"] };

/** One question: label above, the control, then what is wrong and the hint, all tied to the control. */
export function FormField({ field, form, words }: Props) {
  const id = fieldId(form, field.name);
  const described = describedBy(field, id);
  const classes = ["form-field", field.wide && "is-wide", field.problem && "is-wrong"];
  const className = classes.filter(Boolean).join(" ");
  const mark = <span className="form-mark muted">({words[field.mark]})</span>;
  const after = <FieldNotes field={field} id={id} error={words.error} />;

  if (field.kind === "radios") {
    return (
      <fieldset className={className} aria-describedby={described}>
        <legend>
          {field.label} {mark}
        </legend>
        <div className="chips cluster gap-2">
          {field.options?.map(({ value, label }, index) => (
            <label className="chip" key={value}>
              <input
                {...common(field)}
                type="radio"
                id={index === 0 ? id : `${id}-${value}`}
                value={value}
                defaultChecked={value === field.value}
              />
              {label}
            </label>
          ))}
        </div>
        {after}
      </fieldset>
    );
  }
  if (field.kind === "checkbox") {
    return (
      <div className={className}>
        <label className="tick">
          <input
            {...common(field)}
            type="checkbox"
            id={id}
            defaultChecked={field.value !== ""}
            aria-describedby={described}
          />
          <span>
            {field.label} {field.required && mark}
          </span>
        </label>
        {after}
      </div>
    );
  }
  return (
    <div className={className}>
      <label htmlFor={id}>
        {field.label} {mark}
      </label>
      <Control field={field} id={id} described={described} />
      {field.kind === "datetime-local" && <OwnClock input={id} text={words.ownClock} />}
      {after}
    </div>
  );
}

function describedBy({ problem, hint }: FieldViewModel, id: string): string | undefined {
  const notes = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean);
  return notes.length > 0 ? notes.join(" ") : undefined;
}

function common(field: FieldViewModel) {
  return {
    name: field.name,
    required: field.required,
    "aria-invalid": field.problem ? true : undefined,
  };
}

const lines: Partial<Record<FieldViewModel["kind"], ComponentProps<"input">>> = {
  email: { inputMode: "email", autoCapitalize: "none", spellCheck: false },
  tel: { inputMode: "tel" },
  number: { type: "text", inputMode: "numeric", autoComplete: "off" },
};

type ControlProps = { field: FieldViewModel; id: string; described: string | undefined };

function Control({ field, id, described }: ControlProps) {
  const shared = {
    ...common(field),
    id,
    className: "input",
    autoComplete: field.autocomplete,
    "aria-describedby": described,
  };
  switch (field.kind) {
    case "textarea":
      return <textarea {...shared} rows={7} defaultValue={field.value} />;
    case "select":
      return (
        <select {...shared} defaultValue={field.value}>
          {[...Map.groupBy(field.options ?? [], ({ group }) => group)].map(([group, options]) => {
            const drawn = options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ));
            return group ? (
              <optgroup key={group} label={group}>
                {drawn}
              </optgroup>
            ) : (
              drawn
            );
          })}
        </select>
      );
    case "file":
      return <input {...shared} type="file" accept={field.accept} multiple={field.multiple} />;
    default:
      return (
        <>
          <input
            {...shared}
            type={field.kind}
            list={field.options && `${id}-offered`}
            placeholder={field.placeholder}
            defaultValue={field.value}
            {...lines[field.kind]}
          />
          {field.options && (
            <datalist id={`${id}-offered`}>
              {field.options.map(({ value }) => (
                <option key={value}>{value}</option>
              ))}
            </datalist>
          )}
        </>
      );
  }
}

function FieldNotes({ field, id, error }: { field: FieldViewModel; id: string; error: string }) {
  return (
    <>
      {field.problem && (
        <p className="field-message" id={`${id}-problem`}>
          <Icon name="alert" size={20} />
          <span>
            <span className="visually-hidden">{error} </span>
            {field.problem}
          </span>
        </p>
      )}
      {field.hint && (
        <p className="hint" id={`${id}-hint`}>
          {field.hint}
        </p>
      )}
    </>
  );
}
