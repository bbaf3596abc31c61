import type { ReactNode } from "react";
import { signedBy, type Acting, type Role } from "#domain/staff/deed.ts";
import type { AuditLine } from "#domain/storage/audit.ts";
import { type Language, fillTemplate } from "#domain/language/language.ts";
import type { Editor } from "../../editor/publication.ts";
import type { AccountAuth } from "../auth/account-auth.ts";
import type { ClientRequest, StaffUser } from "../auth/user.ts";
import type { Launch } from "../parts/launch-words.ts";
import { guatemalaDay, guatemalaMidnight } from "#domain/clock.ts";
import { dates, guatemalaZone } from "#domain/language/format.ts";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { texts } from "../../editor/words.ts";

/** Returns a text in the user's language with `{placeholders}` filled. */
export type Say = ReturnType<typeof textsIn>;

export function readWords(): Readonly<Record<string, readonly [en: string, es: string]>> {
  const folder = join(import.meta.dirname, "../words");
  const all = readdirSync(folder).map((name) =>
    texts.parse(parse(readFileSync(join(folder, name), "utf8"))),
  );
  return Object.assign({}, ...all) as ReturnType<typeof texts.parse>;
}

export function textsIn(words: ReturnType<typeof readWords>, language: Language) {
  const say = (key: string, values: Readonly<Record<string, string | number>> = {}) => {
    const pair = words[key];
    if (!pair) throw new Error(`staff/words/ holds no "${key}"`);
    return fillTemplate(pair[language === "en" ? 0 : 1], values);
  };
  return Object.assign(say, { has: (key: string) => Object.hasOwn(words, key) });
}

export type Desk = {
  readonly world: Omit<Acting, "by">;
  /** Hours within which we promise an answer on business days (content/facts.yaml). */
  readonly replyHours: number;
  /** False without a mail server: e-mails wait. */
  readonly canMailLeave: () => boolean;
  readonly siteAnswers: () => Promise<boolean>;
};

export type Visit = {
  /** Undefined without a database; routes that need it are then left out (`Page.needs`). */
  readonly desk: Desk;
  readonly acting: Acting;
  readonly editor: Editor;
  readonly launch: Launch;
  /** Null when nobody is signed in. */
  readonly user: StaffUser | null;
  /** Undefined without accounts (auth/local-auth.ts); routes that need it are then left out. */
  readonly auth: AccountAuth;
  readonly client: ClientRequest;
  readonly menu: readonly (readonly [path: string, name: string])[];
  /** Reads a body that is no form. @param largest in bytes */
  readonly readBody: (largest: number) => Promise<Buffer>;
  readonly contentType: string;
  readonly language: Language;
  readonly say: Say;
  /** Parameters of the route: `number` of `/messages/:number`. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly form: URLSearchParams;
};

/** A page, a redirect or a file; null for 404. */
export type Answer =
  | {
      readonly title: string;
      readonly body: ReactNode;
      readonly status?: number;
      /** URL path of its script instead of parts/unsent.ts. */
      readonly script?: string;
      /** Additional directives of its content security policy. */
      readonly allows?: Readonly<Record<string, string>>;
      readonly cookies?: readonly string[];
    }
  | { readonly to: string; readonly done?: string; readonly cookies?: readonly string[] }
  | {
      readonly file: Uint8Array | string;
      readonly type: string;
      /** Makes it a download of this name. */
      readonly name?: string;
      readonly status?: number;
      /** Replaces the content security policy. */
      readonly policy?: string;
      readonly cache?: string;
    }
  | null;

/** By method and URL pattern: `GET /messages/:number`. */
export type Routes = Readonly<Record<string, (visit: Visit) => Promise<Answer> | Answer>>;

/** Routes and the role that opens them; `anybody` needs no sign-in, `everybody` is any signed-in user. */
export type Page = {
  readonly opens: Role | "anybody" | "everybody";
  /** Left out when `Visit` lacks this. */
  readonly needs?: "desk" | "auth";
  readonly routes: Routes;
  /** True: cannot be undone, or exports personal data; `sure`: once that box is ticked, and refused without. */
  readonly needsStepUp?: boolean | "sure";
};

export const may = ({ user }: Pick<Visit, "user">, role: Role): boolean =>
  user?.roles.includes(role) ?? false;

/** Writes an audit record: the user viewed personal data. */
export function recordView({ acting }: Visit, detail: AuditLine["detail"]): Promise<void> {
  return acting.storage.audit.append(acting.clock.now(), "seen", signedBy(acting, detail));
}

const how = { dateStyle: "medium", timeZone: guatemalaZone } as const;

/** A moment on the clocks of Guatemala: "Nov 22, 2026, 3:04 PM". */
export const minuteOf = (moment: Date, language: Language) =>
  dates(language, { ...how, timeStyle: "short" }).format(moment);

/** Its day: "Nov 22, 2026". */
export const dayOf = (moment: Date, language: Language) => dates(language, how).format(moment);

/** The day that ends with this moment, when it is midnight in Guatemala; else null. */
export function dayEndingAt(moment: Date, language: Language): string | null {
  const midnight = guatemalaMidnight(guatemalaDay(moment));
  if (midnight?.getTime() !== moment.getTime()) return null;
  return dayOf(new Date(moment.getTime() - 1), language);
}
