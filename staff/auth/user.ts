import { roles, type Role } from "#domain/staff/deed.ts";
import type { Account, Session } from "#domain/staff/accounts.ts";

/** Stored in place of a passkey's id when the session began by OIDC. */
export const viaOidc = "office";

/** A mailed link proves access to a mailbox only: it opens messages and readers, no money, accounts or export. */
const rolesByLink: readonly Role[] = ["words", "messages"];

/** Parts of a request that identify its sender. */
export type ClientRequest = {
  readonly cookies: ReadonlyMap<string, string>;
  readonly query: URLSearchParams;
  readonly isReading: boolean;
  readonly port: number;
  /** Its network, for rate limits; null when unknown. */
  readonly network: string | null;
  readonly agent: string;
};

export type StaffUser = {
  readonly by: string;
  readonly name: string;
  readonly roles: readonly Role[];
  /** Null for the browser of this machine (local-auth.ts). */
  readonly login: { readonly account: Account; readonly session: Session } | null;
};

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

/** The sign-in of staff: on this machine (local-auth.ts) or with accounts (account-auth.ts). */
export type StaffAuth = {
  /** Origins under which the staff pages are served. */
  readonly originsAt: (port: number) => readonly string[];
  /** @returns the user; cookies to set when the URL signed somebody in; null for anybody else */
  readonly enter: (
    client: ClientRequest,
  ) => Promise<StaffUser | { readonly cookies: string[] } | null>;
};
