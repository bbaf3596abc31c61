import type { Role } from "#domain/staff/deed.ts";
import type { Account, Session } from "#domain/staff/accounts.ts";
import type { AccountAuth } from "./account-auth.ts";

/**
 * Each page names the one that opens it.
 * - `words`: the content; `e-mails`: messages and the newsletter
 * - `money`: gifts, program fees, statements; `house`: people, the record, publishing
 */
export const roles: readonly Role[] = ["words", "letters", "money", "house"];

/** In the place of a passkey: the office vouched for whoever began the session. */
export const viaOidc = "office";

/** A mailed link proves a mailbox alone. */
const rolesByLink: readonly Role[] = ["words", "letters"];

/** A request's word on its sender. */
export type ClientRequest = {
  readonly cookies: ReadonlyMap<string, string>;
  readonly query: URLSearchParams;
  readonly isReading: boolean;
  /** The port we listen on. */
  readonly port: number;
  /** The network it comes from; null: it is not known. */
  readonly network: string | null;
  /** The browser, as it calls itself. */
  readonly agent: string;
};

/** Somebody who came in. */
export type StaffUser = {
  /** For the record. */
  readonly by: string;
  readonly name: string;
  readonly roles: readonly Role[];
  /** Null: this machine's own browser. */
  readonly login: { readonly account: Account; readonly session: Session } | null;
};

/** Roles as a form or a command names them, without those that do not exist. */
export const parseRoles = (names: readonly string[]): Role[] =>
  roles.filter((role) => names.includes(role));

export function userOf(account: Account, session: Session): StaffUser {
  const own = parseRoles(account.roles.split(","));
  return {
    by: account.email,
    name: account.name || account.email,
    roles: session.passkey === null ? own.filter((role) => rolesByLink.includes(role)) : own,
    login: { account, session },
  };
}

/** The way staff come in: on this machine, or by their accounts. */
export type StaffAuth = {
  /** Null: everybody who is here is the same person. */
  readonly accounts: AccountAuth | null;
  /** Under which origins it is reached. */
  readonly originsAt: (port: number) => readonly string[];
  /** The visitor; cookies to be set where the address let them in; null: nobody we know. */
  readonly enter: (
    client: ClientRequest,
  ) => Promise<StaffUser | { readonly cookies: string[] } | null>;
};
