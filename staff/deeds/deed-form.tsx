import type { ReactNode } from "react";
import type { Field as FormField } from "#domain/forms/field.ts";
import { controlNames, type Form } from "#domain/forms/form.ts";
import { ownFields } from "#domain/giving/entered-gift.ts";
import type { Designation } from "#domain/giving/gift.ts";
import type { Faults, Typed } from "#domain/giving/read-typed.ts";
import { randomToken } from "#domain/hashing.ts";
import { feeKinds } from "#domain/program-fees/program-fee.ts";
import { designationOptions } from "#reader/designations.ts";
import { offered, type NamedDeed, deedsOf, type Values } from "./kinds.ts";
import type { Visit } from "../visit/visit.ts";
import { kindOf } from "../parts/rows.tsx";
import { Input } from "../../editor/form/input.tsx";
import { Action, type Links, LinkRow } from "../parts/parts.tsx";

type Options = readonly (readonly [value: string, name: string])[];

/** The text of a field: the form's own, `field_refund_amount`, or the common one, `field_amount`. */
export function wordOf(
  { say }: Visit,
  what: "field" | "hint" | "fault",
  form: string,
  field: string,
  values: Values = {},
): string | undefined {
  const key = [`${what}_${form}_${field}`, `${what}_${field}`].find((one) => say.has(one));
  return key && say(key, values);
}

/** The text of a fault. @param code such as `required` (domain/giving/read-typed.ts) */
export function faultOf(visit: Visit, { name, fields }: Form, field: string, code: string): string {
  const isOwn = code === "required" || code === "option";
  const own = isOwn ? wordOf(visit, "fault", name, field) : undefined;
  const of = fields[field];
  const max = of && "maxLength" in of ? of.maxLength.toLocaleString(visit.language) : "";
  const isChoice = code === "required" && of?.kind === "select";
  return own ?? visit.say(`fault_${isChoice ? "option" : code}`, { max });
}

function choicesOf(
  visit: Visit,
  form: string,
  name: string,
  field: FormField,
  own?: Designation | null,
): Options | undefined {
  const { say, language } = visit;
  if (name === "for" && form === "gift") {
    const purposes = designationOptions(language).map(
      ({ value, label, group }) => [value, `${group}: ${label}`] as const,
    );
    const kept = own ? [[own.id, own.label[language]] as const] : [];
    return [...new Map([["", say("most_needed")], ...kept, ...purposes])];
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
  readonly act: NamedDeed<On>;
  readonly on: On;
  readonly values?: Typed;
  readonly faults?: Faults;
  /** Visible fields; the others are hidden inputs. Default: all. */
  readonly only?: readonly string[];
  /** Key of the button's text; default: that of the deed. */
  readonly button?: string;
  readonly look?: "strong" | "plain" | "grave";
  readonly children?: ReactNode;
};

/** Fields of a gift that a check, a transfer and cash do not have. */
const rare: readonly string[] = [...ownFields, "in_return", "in_return_value"];

const formatOf = (field: FormField) => ("format" in field ? field.format : undefined);

/** The form of a deed, with an idempotency key: submitted twice, the deed runs once. */
export function DeedForm<On>(props: DeedFormOf<On>) {
  const { visit, act, on, values = {}, faults = {}, only } = props;
  const { say } = visit;
  const { name, deed, kind } = act;
  const { form } = deed;
  const button = props.button ?? (say.has(`${name}_button`) ? `${name}_button` : name);
  const isVisible = (one: string, field: FormField) =>
    formatOf(field) !== "unseen" && (only?.includes(one) ?? true);
  const fields = Object.entries(form.fields);
  const visible = fields.filter(([one, field]) => isVisible(one, field));
  const more = visible.filter(([one]) => rare.includes(one));
  const unseen = fields.filter((one) => !visible.includes(one) && values[one[0]]);
  const named = { ...kind.values?.(on, visit) };
  const key = controlNames.idempotencyKey;
  const isGrave = visible.some(([one]) => one === "sure");
  const look = props.look ?? (isGrave ? "grave" : "strong");
  const inputOf = ([one, field]: (typeof fields)[number]) => (
    <Input
      key={one}
      id={faults[one] && `${name}-${one}`}
      name={one}
      label={wordOf(visit, "field", form.name, one, named) ?? one}
      hint={wordOf(visit, "hint", form.name, one, named)}
      value={values[one]}
      fault={faults[one] && faultOf(visit, form, one, faults[one])}
      required={field.required}
      // Without `maxLength`, at which a browser cuts a pasted text and says nothing.
      {...("maxLength" in field && field.maxLength > 2000 && { rows: 9 })}
      type={typeOf(field)}
      inputMode={formatOf(field) === "dollars" ? "decimal" : undefined}
      options={choicesOf(visit, form.name, one, field, kind.purpose?.(on))}
    />
  );
  return (
    <Action
      to={`${deedsOf(kind, on)}/${deed.path}`}
      button={say(button, named)}
      hidden={{
        ...kind.hidden?.(on),
        ...Object.fromEntries(unseen.map(([one]) => [one, values[one] ?? ""])),
        [key]: visit.form.get(key) ?? randomToken(),
      }}
      look={look}
    >
      {props.children}
      {visible.filter(([one]) => !rare.includes(one)).map(inputOf)}
      {more.length > 0 && (
        <details className="entry" open={more.some(([one]) => faults[one] ?? values[one])}>
          <summary>{say("more_of_gift")}</summary>
          <div className="entry-fields">{more.map(inputOf)}</div>
        </details>
      )}
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
  readonly all: readonly NamedDeed<On>[];
  readonly more?: Links;
};

/** The deeds that are possible now: a link to the form, or a button when it has no fields. */
export function DeedLinks<On>({ visit, on, all, more = [] }: DeedLinksOf<On>) {
  const now = offered(all, on, visit.acting);
  const hasFields = ({ deed }: NamedDeed<On>) => Object.keys(deed.form.fields).length > 0;
  const wayTo = ({ name, deed, kind }: NamedDeed<On>) =>
    [`${deedsOf(kind, on)}/${deed.path}`, visit.say(name)] as const;
  return (
    <>
      <LinkRow links={[...now.filter(hasFields).map(wayTo), ...more]} />
      {now
        .filter((act) => !hasFields(act))
        .map((act) => (
          <DeedForm key={act.name} visit={visit} act={act} on={on} look="plain" />
        ))}
    </>
  );
}
