import { Fragment, useId, type ReactNode } from "react";

/** A part of a page under its own heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

type LeadOf = { readonly to: string; readonly isButton?: boolean; readonly children: ReactNode };

/** A way that stands on a line of its own. */
export const Lead = ({ to, isButton = false, children }: LeadOf) => (
  <p>
    <a className={isButton ? "button" : undefined} href={to}>
      {children}
    </a>
  </p>
);

export type FactsOf = readonly (readonly [name: string, value: ReactNode])[];

/** Names and what stands for them; what is empty is left out. */
export function Facts({ of }: { of: FactsOf }) {
  const there = of.filter(([, value]) => value !== null && value !== "" && value !== undefined);
  return (
    <dl>
      {there.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** One line of a list: what it is, where it leads, what is known of it. */
export type RowOf = {
  /** Null where it leads nowhere. */
  readonly href: string | null;
  readonly name: string;
  readonly about: readonly (string | null | undefined)[];
  readonly mark?: { readonly kind: "late" | "plain" | "good"; readonly says: string } | null;
};

export function Rows({ rows, none = "" }: { rows: readonly RowOf[]; none?: string }) {
  if (rows.length === 0) return <p className="quiet">{none}</p>;
  return (
    <ul className="rows">
      {rows.map(({ href, name, about, mark }) => (
        <li key={`${href} ${name}`}>
          {href === null ? <b>{name}</b> : <a href={href}>{name}</a>}
          {mark && <b className={`mark ${mark.kind}`}>{mark.says}</b>}
          <span>
            {about.filter(Boolean).map((one, at) => (
              <Fragment key={one}>
                {at > 0 && " · "}
                <i>{one}</i>
              </Fragment>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

type TableOf = {
  /** Says what the table shows. */
  readonly name: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly ReactNode[])[];
  readonly none: string;
};

/** Columns of numbers and words; on a narrow screen it scrolls by itself. */
export function Table({ name, heads, rows, none }: TableOf) {
  if (rows.length === 0) return <p className="quiet">{none}</p>;
  return (
    <div className="scroll" role="region" aria-label={name} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, at) => (
            // Rows of one table never change places: the page is drawn once.
            <tr key={at}>
              {cells.map((cell, column) => (
                <td key={heads[column]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export type ActionOf = {
  readonly to: string;
  readonly button: string;
  readonly hidden?: Readonly<Record<string, string>> | readonly (readonly [string, string])[];
  readonly look?: "strong" | "plain" | "grave";
  /** The browser's passkey is asked for before it is sent (staff/entry/browser.ts), with options by SimpleWebAuthn. */
  readonly asks?: { readonly does: "touch" | "make"; readonly options: object };
  readonly children?: ReactNode;
};

/** A button that changes something, with what it asks before. */
export function Action({ to, button, hidden = {}, look = "plain", asks, children }: ActionOf) {
  const carried = Array.isArray(hidden) ? hidden : Object.entries(hidden);
  const options = asks && {
    "data-passkey": asks.does,
    "data-options": JSON.stringify(asks.options),
  };
  return (
    <form method="post" action={to} className="action" {...options}>
      {carried.map(([name, value], at) => (
        <input key={at} type="hidden" name={name} value={value} />
      ))}
      {children}
      <button className={look}>{button}</button>
    </form>
  );
}

export type FieldOf = {
  readonly name: string;
  readonly label: string;
  readonly value?: string;
  readonly hint?: string;
  readonly fault?: string;
  readonly required?: boolean;
  readonly type?: "text" | "email" | "date" | "textarea" | "checkbox";
  /** Makes it a choice among values and their names. */
  readonly options?: readonly (readonly [value: string, name: string])[];
  readonly inputMode?: "decimal" | "numeric";
  /** In characters, of what is typed. */
  readonly maxLength?: number;
};

/** One input with its label, its hint and its fault. */
export function Field(field: FieldOf) {
  const { name, label, value = "", hint, fault, required, type = "text", options } = field;
  const id = useId();
  const notes = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(" ");
  const common = {
    id,
    name,
    required,
    "aria-describedby": notes || undefined,
    "aria-invalid": fault ? true : undefined,
  };
  const says = fault && (
    <strong id={`${id}-fault`} className="fault">
      {fault}
    </strong>
  );
  if (type === "checkbox") {
    return (
      <label className="tick">
        <input {...common} type="checkbox" value={value || "on"} defaultChecked={value !== ""} />
        <span>
          {label} {says}
        </span>
      </label>
    );
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      {options ? (
        <select {...common} defaultValue={value}>
          {options.map(([one, says]) => (
            <option key={one} value={one}>
              {says}
            </option>
          ))}
        </select>
      ) : type === "textarea" ? (
        <textarea
          {...common}
          defaultValue={value}
          rows={(field.maxLength ?? 0) > 2000 ? 9 : 3}
          maxLength={field.maxLength}
        />
      ) : (
        <input
          {...common}
          defaultValue={value}
          type={type}
          inputMode={field.inputMode}
          maxLength={field.maxLength}
          autoComplete="off"
        />
      )}
      {says}
    </div>
  );
}
