import type { ReactNode } from "react";
import { randomToken } from "#domain/hashing.ts";
import type { Visit } from "../visit/visit.ts";
import { Action, Field, type FieldOf } from "./parts.tsx";

type EntryFormOf = {
  readonly visit: Visit;
  readonly to: string;
  readonly button: string;
  readonly back: string;
  readonly text: string;
  readonly fields: readonly FieldOf[];
  /** The box that has a letter mailed. */
  readonly tick: { readonly name: string; readonly label: string };
  /** What stands below what is wrong. */
  readonly children?: ReactNode;
};

/** What staff enter by hand, field by field; sent twice, it is entered once. */
export function EntryForm(entry: EntryFormOf) {
  const { visit, to, button, back, text, fields, tick, children } = entry;
  const { say, form } = visit;
  const faulty = fields.filter(({ fault }) => fault).length;
  return (
    <>
      {visit.acting.payments.mode !== "live" && (
        <p className="notice warn">{say("no_money_yet")}</p>
      )}
      {faulty > 0 && (
        <p className="notice err" role="alert">
          {say("to_mend", { count: faulty })}
        </p>
      )}
      {children}
      <p>{text}</p>
      <Action
        to={to}
        button={button}
        hidden={{ key: form.get("key") ?? randomToken() }}
        look="strong"
      >
        {fields.map((field) => (
          <Field key={field.name} {...field} />
        ))}
        <label className="sure">
          <input
            type="checkbox"
            name={tick.name}
            value="yes"
            defaultChecked={faulty === 0 || form.has(tick.name)}
          />
          <span>{tick.label}</span>
        </label>
      </Action>
      <p>
        <a href={back}>{say("back")}</a>
      </p>
    </>
  );
}
