import { type ComponentProps, useEffect, useState } from "react";
import type { FieldViewModel, FormViewModel } from "#app/forms/form-view-model.server.ts";
import { fieldId } from "./form-summary.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { formatMoment, guatemalaZone } from "#domain/language/format.ts";
import { useLanguage } from "#app/language/labels.tsx";
import { fillTemplate } from "#domain/language/language.ts";

type Props = { field: FieldViewModel; form: FormViewModel };

export function FormField({ field, form: { name: form, words } }: Props) {
  const id = fieldId(form, field.name);
  const described = describedBy(id, field);
  const classes = ["form-field", field.wide && "is-wide", field.problem && "is-wrong"];
  const className = classes.filter(Boolean).join(" ");
  const mark = <span className="form-mark muted">({words[field.mark]})</span>;
  const { problem, hint } = field;
  const notes = <FieldNotes id={id} problem={problem} hint={hint} error={words.error} />;

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
                key={field.value}
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
        {notes}
      </fieldset>
    );
  }
  if (field.kind === "checkbox") {
    return (
      <div className={className}>
        <label className="tick">
          <input
            key={field.value}
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
        {notes}
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
      {notes}
    </div>
  );
}

type Notes = { problem?: string | null | undefined; hint?: string | undefined };

/** `aria-describedby` of a control whose `FieldNotes` have this id; undefined without notes. */
export function describedBy(id: string, { problem, hint }: Notes): string | undefined {
  return [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;
}

/** Choices also use their default as `key`: React ignores a changed `defaultValue` on a mounted control. */
function common(field: FieldViewModel) {
  return {
    name: field.name,
    required: field.required,
    "aria-invalid": field.problem ? true : undefined,
  };
}

const inputAttributes: Partial<Record<FieldViewModel["kind"], ComponentProps<"input">>> = {
  email: { inputMode: "email", autoCapitalize: "none", spellCheck: false },
  tel: { inputMode: "tel" },
  number: { type: "text", inputMode: "numeric", autoComplete: "off" },
};

type ControlProps = { field: FieldViewModel; id: string; described: string | undefined };

/** The choices of a select, in their groups. Not by `Map.groupBy`, which phones of before 2024 lack. */
function Options({ options }: { options: NonNullable<FieldViewModel["options"]> }) {
  return [...new Set(options.map(({ group }) => group))].map((group) => {
    const items = options
      .filter((option) => option.group === group)
      .map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ));
    return group ? (
      <optgroup key={group} label={group}>
        {items}
      </optgroup>
    ) : (
      items
    );
  });
}

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
        <select key={field.value} {...shared} defaultValue={field.value}>
          <Options options={field.options ?? []} />
        </select>
      );
    case "file":
      return <input {...shared} type="file" {...field.files} />;
    default:
      return (
        <>
          <input
            {...shared}
            type={field.kind}
            list={field.options && `${id}-offered`}
            placeholder={field.placeholder}
            defaultValue={field.value}
            {...inputAttributes[field.kind]}
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

type FieldNotesProps = Notes & {
  id: string;
  /** "Error:", for screen readers. */
  error?: string;
};

export function FieldNotes({ id, problem, hint, error }: FieldNotesProps) {
  return (
    <>
      {problem && (
        <p className="field-message" id={`${id}-problem`}>
          <Icon name="alert" size={20} />
          <span>
            {error && <span className="visually-hidden">{error} </span>}
            {problem}
          </span>
        </p>
      )}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </>
  );
}

type ClockProps = {
  /** Id of the `datetime-local` input, whose value is in Guatemala's time. */
  input: string;
  /** "In Guatemala {there}; where you are ({zone}) {here}." */
  text: string;
};

/** Shows the chosen time in Guatemala's time zone and in the visitor's. */
function OwnClock({ input, text }: ClockProps) {
  const language = useLanguage();
  const [chosen, setChosen] = useState("");
  useEffect(() => {
    const element = document.getElementById(input) as HTMLInputElement | null;
    // The field may have been filled in before hydration.
    const read = () => setChosen(element?.value ?? "");
    read();
    element?.addEventListener("input", read);
    return () => element?.removeEventListener("input", read);
  }, [input]);
  // The input's value has no zone; Guatemala is at UTC-6 all year.
  const moment = new Date(`${chosen}-06:00`);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <p className="hint own-clock" role="status">
      {!Number.isNaN(moment.getTime()) &&
        fillTemplate(text, {
          there: formatMoment(moment, language, guatemalaZone),
          here: formatMoment(moment, language, zone),
          zone: zone.replaceAll("_", " "),
        })}
    </p>
  );
}
