import { Fragment, type ReactNode } from "react";
import { Table as SiteTable } from "#app/components/ui/table.tsx";
import type { Visit } from "../visit/visit.ts";

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Tells at once what went wrong, also to a screen reader; a keyboard goes on from here. */
export const Alert = ({ children, links = [] }: { children: ReactNode; links?: Links }) =>
  children && (
    <div className="notice err" role="alert" tabIndex={-1} {...{ autoFocus: true }}>
      {children}
      {links.length > 0 && <LinkRow links={links} />}
    </div>
  );

type LinkLineOf = { to: string; isButton?: boolean; children: ReactNode };

export const LinkLine = ({ to, isButton = false, children }: LinkLineOf) => (
  <p>
    <a className={isButton ? "button" : undefined} href={to}>
      {children}
    </a>
  </p>
);

export type Definitions = readonly (readonly [name: string, value: ReactNode])[];

/** Without an address: the page itself. */
export type Links = readonly (readonly [to: string | null, text: string])[];

export const LinkRow = ({ links, name }: { links: Links; name?: string }) => (
  <ul className="row" aria-label={name}>
    {links.map(([to, text]) => (
      <li key={text}>{to === null ? <strong>{text}</strong> : <a href={to}>{text}</a>}</li>
    ))}
  </ul>
);

/** A number that leads to its page, for a definition; nothing without a number. */
export const linkOf = (base: string, number: string | null | undefined) =>
  number && <a href={`${base}/${number}`}>{number}</a>;

export type RowOf = {
  /** Null for a line without a link. */
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
  readonly name: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly ReactNode[])[];
  readonly none: string;
};

export const Table = ({ name, none, ...table }: TableOf) =>
  table.rows.length === 0 ? (
    <p className="quiet">{none}</p>
  ) : (
    <SiteTable caption={name} isCaptionHidden className="table-cards" {...table} />
  );

export const TablePart = (table: TableOf) => (
  <Part title={table.name}>
    <Table {...table} />
  </Part>
);

export type ActionOf = {
  readonly to: string;
  readonly button: string;
  readonly hidden?: Readonly<Record<string, string>> | readonly (readonly [string, string])[];
  readonly look?: "strong" | "plain" | "grave";
  /** Asks for a passkey before submitting (staff/sign-in/browser.ts); options by SimpleWebAuthn. */
  readonly asks?: { readonly does: "verify" | "create"; readonly options: object };
  readonly children?: ReactNode;
};

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

const step = 50;
/** All lines are in the table that a list can be downloaded as. */
const mostLines = 500;

type MoreOf = {
  readonly visit: Pick<Visit, "say" | "query">;
  readonly shown: number;
  readonly all: number;
};

export function More({ visit, shown, all }: MoreOf) {
  if (shown >= Math.min(all, mostLines)) return null;
  const query = new URLSearchParams(visit.query);
  query.set("show", String(shown + step));
  query.delete("done");
  return <LinkLine to={`?${query.toString()}`}>{visit.say("more")}</LinkLine>;
}

/** The number of lines to show: 50, or that in the link of `More`. */
export function linesShown(query: URLSearchParams): number {
  const show = Number(query.get("show"));
  return Number.isInteger(show) && show > step ? Math.min(show, mostLines) : step;
}
