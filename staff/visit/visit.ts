import type { ReactNode } from "react";
import type { GivingActing } from "#domain/staff/acting.ts";
import type { Language } from "#domain/language/language.ts";
import type { MailWriter } from "#domain/mail/mail-writer.ts";
import type { Editor } from "../../editor/publication.ts";
import type { AccountAuth } from "../auth/account-auth.ts";
import type { Role } from "#domain/staff/deed.ts";
import type { ClientRequest, StaffUser } from "../auth/user.ts";
import type { Launch } from "../parts/launch-words.ts";
import type { Say } from "./words.ts";

export type Desk = {
  /** Gifts and all that is kept; whoever visits is added to it. */
  readonly world: Omit<GivingActing, "by">;
  readonly mails: MailWriter;
  /** Hours in which we promise an answer on business days (content/facts.yaml). */
  readonly replyHours: number;
};

/** One request, as a page sees it. */
export type Visit = {
  /** Missing where only the content is here; its pages ask for nothing of it. */
  readonly desk: Desk;
  readonly acting: GivingActing;
  readonly editor: Editor;
  readonly launch: Launch;
  /** Null: nobody came in; only the pages that let people in are shown then. */
  readonly user: StaffUser | null;
  /** Missing on this machine, where there are no accounts; its pages ask for nothing of it. */
  readonly auth: AccountAuth;
  readonly client: ClientRequest;
  /** The ways that are open to whoever visits. */
  readonly menu: readonly (readonly [path: string, name: string])[];
  /** All that was sent and is no form. @param largest in bytes */
  readonly readBody: (largest: number) => Promise<Buffer>;
  readonly contentType: string;
  readonly language: Language;
  readonly say: Say;
  /** Names in the address: `:reference` of `/messages/:reference`. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** The form that was sent; empty for a page that is only looked at. */
  readonly form: URLSearchParams;
};

/** A page, a way to another page, or a file. Null: there is no such thing. */
export type Answer =
  | {
      readonly title: string;
      readonly body: ReactNode;
      readonly status?: number;
      /** The address of a script of its own. */
      readonly script?: string;
      readonly allows?: Readonly<Record<string, string>>;
      readonly cookies?: readonly string[];
    }
  | { readonly to: string; readonly done?: string; readonly cookies?: readonly string[] }
  | {
      readonly file: Uint8Array | string;
      readonly type: string;
      /** Saved under this name; without one it is shown. */
      readonly name?: string;
      readonly status?: number;
      /** The content security policy of a page that is not ours. */
      readonly policy?: string;
      readonly cache?: string;
    }
  | null;

/** By method and address, `GET /messages/:reference`. */
export type Routes = Readonly<Record<string, (visit: Visit) => Promise<Answer> | Answer>>;

/** Routes and the role that opens them; `anybody`: those who come in, `everybody`: those who have. */
export type Page = {
  readonly opens: Role | "anybody" | "everybody";
  /** It is there where this is. */
  readonly needs?: "desk" | "auth";
  readonly routes: Routes;
  /** True where the page cannot be undone or takes people's data out. */
  readonly needsStepUp?: boolean;
};

/** True when a role of whoever visits opens it. */
export const may = ({ user }: Pick<Visit, "user">, role: Role): boolean =>
  user?.roles.includes(role) ?? false;

/** Notes in the record that somebody looked at what is kept of people. */
export function recordView(
  { acting }: Pick<Visit, "acting">,
  detail: Readonly<Record<string, string | number>>,
): Promise<void> {
  const { storage, clock, by } = acting;
  return storage.audit.append(clock.now(), "seen", by === null ? detail : { ...detail, by });
}
