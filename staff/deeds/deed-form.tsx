import type { ReactNode } from "react";
import type { Field as FormField } from "#domain/forms/field.ts";
import { controlNames, type Form } from "#domain/forms/form.ts";
import type { Faults, Typed } from "#domain/giving/read-typed.ts";
import { randomToken } from "#domain/hashing.ts";
import { feeKinds } from "#domain/program-fees/program-fee.ts";
import { designationOptions } from "#reader/designations.ts";
import { offered, type Act } from "./acts.ts";
import { deedsOf } from "./kinds.ts";
import type { Visit } from "../visit/visit.ts";
import { kindOf } from "../parts/rows.tsx";
import { Input } from "../../editor/form/input.tsx";
import { Action } from "../parts/parts.tsx";

type Told = Readonly<Record<string, string | number>>;
type Named = readonly (readonly [value: string, name: string])[];

/** A text of a field: of this form alone, or of every form; undefined: there is none. */
function wordOf(
  { say }: Visit,
  what: "field" | "hint" | "fault",
  form: string,
  field: string,
  told: Told = {},
): string | undefined {
  const key = [`${what}_${form}_${field}`, `${what}_${field}`].find((one) => say.has(one));
  return key && say(key, told);
}

/** A field's fault in words. */
export function faultOf(visit: Visit, { name, fields }: Form, field: string, code: string): string {
  const isOwn = code === "required" || code === "option";
  const own = isOwn ? wordOf(visit, "fault", name, field) : undefined;
  const of = fields[field];
  const max = of && "maxLength" in of ? of.maxLength.toLocaleString(visit.language) : "";
  return own ?? visit.say(`fault_${code}`, { max });
}

/** The values that a field is chosen from, with their names. */
function choicesOf(visit: Visit, form: string, name: string, field: FormField): Named | undefined {
  const { say, language } = visit;
  if (name === "for" && form === "gift") {
    const purposes = designationOptions(language).map(
      ({ value, label, group }) => [value, `${group}: ${label}`] as const,
    );
    return [["", say("most_needed")], ...purposes];
  }
  if (field.kind !== "select") return undefined;
  const named =
    name === "for"
      ? feeKinds.map((kind) => [kind, kindOf(kind, visit)] as const)
      : field.options.map((one) => [one, say(`${name}_${one}`)] as const);
  return [["", say("choose")], ...named];
}

type DeedFormOf<On> = {
  readonly visit: Visit;
  readonly act: Act<On>;
  readonly on: On;
  readonly values?: Typed;
  readonly faults?: Faults;
  /** The fields that are asked; the others go along unseen. Left out: all. */
  readonly only?: readonly string[];
  /** The key of another text for the button. */
  readonly button?: string;
  readonly look?: "strong" | "plain" | "grave";
};

const formatOf = (field: FormField) => ("format" in field ? field.format : undefined);

/** The form of a deed, with its button; sent twice, it is done once. */
export function DeedForm<On>(props: DeedFormOf<On>) {
  const { visit, act, on, values = {}, faults = {}, only } = props;
  const { say } = visit;
  const { name, deed, kind } = act;
  const { form } = deed;
  const ownButton = say.has(`${name}_button`) ? `${name}_button` : name;
  const button = props.button ?? ownButton;
  const isAsked = (one: string, field: FormField) =>
    formatOf(field) !== "unseen" && (only?.includes(one) ?? true);
  const fields = Object.entries(form.fields);
  const unseen = fields.filter(([one, field]) => !isAsked(one, field) && values[one]);
  const told = { ...kind.values?.(on, visit) };
  const key = controlNames.idempotencyKey;
  const look = props.look ?? ("sure" in form.fields ? "grave" : "strong");
  return (
    <Action
      to={`${deedsOf(kind, on)}/${deed.path}`}
      button={say(button, told)}
      hidden={{
        ...kind.hidden?.(on),
        ...Object.fromEntries(unseen.map(([one]) => [one, values[one] ?? ""])),
        [key]: visit.form.get(key) ?? randomToken(),
      }}
      look={look}
    >
      {fields
        .filter(([one, field]) => isAsked(one, field))
        .map(([one, field]) => (
          <Input
            key={one}
            name={one}
            label={wordOf(visit, "field", form.name, one, told) ?? one}
            hint={wordOf(visit, "hint", form.name, one)}
            value={values[one]}
            fault={faults[one] && faultOf(visit, form, one, faults[one])}
            required={field.required}
            maxLength={"maxLength" in field ? field.maxLength : undefined}
            type={typeOf(field)}
            inputMode={formatOf(field) === "dollars" ? "decimal" : undefined}
            options={choicesOf(visit, form.name, one, field)}
          />
        ))}
    </Action>
  );
}

function typeOf(field: FormField) {
  if (field.kind === "textarea" || field.kind === "email" || field.kind === "checkbox") {
    return field.kind;
  }
  return formatOf(field) === "day" ? "date" : "text";
}

type DeedLinksOf<On> = {
  readonly visit: Visit;
  readonly on: On;
  readonly all: readonly Act<On>[];
  /** Leads to all that is kept of a record's person, by its number. */
  readonly person?: string | null;
  readonly children?: ReactNode;
};

/** The acts that are possible now: a button where nothing is asked, else a link to the form. */
export function DeedLinks<On>({ visit, on, all, person, children }: DeedLinksOf<On>) {
  const now = offered(all, on, visit.acting);
  const isAsked = ({ deed }: Act<On>) => Object.keys(deed.form.fields).length > 0;
  return (
    <>
      <ul className="row">
        {now.filter(isAsked).map(({ name, deed, kind }) => (
          <li key={name}>
            <a href={`${deedsOf(kind, on)}/${deed.path}`}>{visit.say(name)}</a>
          </li>
        ))}
        {children}
        {person && (
          <li>
            <a href={`/people/${person}`}>{visit.say("all_of_person")}</a>
          </li>
        )}
      </ul>
      {now
        .filter((act) => !isAsked(act))
        .map((act) => (
          <DeedForm key={act.name} visit={visit} act={act} on={on} look="plain" />
        ))}
    </>
  );
}
