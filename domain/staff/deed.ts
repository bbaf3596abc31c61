import type { Form, FormInput } from "#domain/forms/form.ts";
import { readTyped, type Faults, type ReadTyped, type Typed } from "#domain/giving/read-typed.ts";
import { randomToken } from "#domain/hashing.ts";
import { retryWhenLost } from "#domain/retry-when-lost.ts";
import type { AuditAction, AuditLine } from "#domain/storage/audit.ts";
import type { Stores } from "#domain/storage/storage.ts";
import type { Designation } from "#domain/giving/gift.ts";
import type { GivingWorld } from "#domain/giving/giving-world.ts";

export type Acting = GivingWorld & {
  /** E-mail address or name for the audit record; null on the command line. */
  readonly by: string | null;
  /** The purpose with this id on the donation page; null when there is none. */
  findDesignation(id: string): Designation | null;
};

export function signedBy({ by }: Pick<Acting, "by">, detail: AuditLine["detail"]) {
  return by === null ? detail : { ...detail, by };
}

/** Why a deed was not done; each has its text `refused_…` in staff/words/. */
export type RefusalReason =
  | "already_withdrawn"
  | "another_mode"
  | "answered"
  | "being_paid"
  | "by_card"
  | "by_hand"
  | "entered_without_address"
  | "entry_changed"
  | "erased"
  | "given_back"
  | "has_address"
  | "in_hand"
  | "like_another"
  | "no_address"
  | "no_name"
  | "no_payment"
  | "not_recurring"
  | "nothing_kept"
  | "other_currency"
  | "other_subscription"
  | "over"
  | "payments_away"
  | "payments_refused"
  | "records_away"
  | "recurring"
  | "settled"
  | "year_open";

/** Nothing was changed. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly reason: RefusalReason;
  readonly values: Readonly<Record<string, string>>;

  constructor(reason: RefusalReason, values: Readonly<Record<string, string>> = {}) {
    super(reason);
    this.reason = reason;
    this.values = values;
  }
}

/**
 * A part of staff's place that an account may open:
 * `words` the content; `messages` messages, e-mails and the newsletter; `money` gifts, program fees and statements;
 * `house` accounts, personal data and the audit record.
 */
export const roles = ["words", "messages", "money", "house"] as const;
export type Role = (typeof roles)[number];

/** The target of a deed that acts on no single record, such as entering a gift. */
export type Whole = true;

export type Done = {
  /** Action and details for the audit record; null when nothing was changed. */
  readonly record: readonly [AuditAction, AuditLine["detail"]] | null;
  /** The reference of a gift or number of a program fee that was entered. */
  readonly number?: string;
};

/** The state that the form was made from; `faults` compares it with the present one. */
export const seen = { kind: "text", required: false, maxLength: 200, format: "unseen" } as const;

/** A checkbox that must be ticked before a deed that cannot be undone. */
export const sure = { kind: "checkbox", required: true } as const;

/** One action of staff: its form, who may do it, and the rule that changes storage. `On` is the target's type. */
export type Deed<On, F extends Form = Form, Prepared = unknown> = {
  /** Last segment of its address. */
  readonly path: string;
  /** Defaults to the role of the target's kind (staff/deeds/kinds.ts). */
  readonly role?: Role;
  readonly form: F;
  readonly removesTarget?: true;
  /** @throws Refusal when the deed is impossible for this target; pages then do not offer it */
  may?(acting: Acting, on: On): void;
  /** Initial values of the fields. @param query of the form's address */
  first?(acting: Acting, on: On, query: Typed): Promise<Typed> | Typed;
  /** Faults that involve several fields or storage, by field. */
  faults?(acting: Acting, values: Typed, on: On): Promise<Faults> | Faults;
  /** `prepare` returns a list, and the rule gets a part of it in each of several transactions (`partLength`). */
  readonly inParts?: true;
  /** Runs once before the transaction: calls to payment providers and other work outside of the database. */
  prepare?(acting: Acting, on: On, input: FormInput<F>): Promise<Prepared>;
  /**
   * Changes storage through `stores`, inside the transaction that also writes the audit record.
   * @param how.key idempotency key of the form and its values: the same key again must change nothing
   */
  rule(
    acting: Acting,
    stores: Stores,
    on: On,
    input: FormInput<F>,
    how: { readonly key: string; readonly prepared: Prepared },
  ): Promise<Done>;
  /** Runs once after the transaction. */
  finish?(acting: Acting): Promise<void> | void;
};

/** Defines a deed with typed fields. @param deed.form name of its form; defaults to its path */
export const deedOn =
  <On>() =>
  <const Fields extends Form["fields"] = Record<never, never>, Prepared = undefined>({
    fields = {} as Fields,
    form,
    ...deed
  }: Omit<Deed<On, Form<string, Fields>, Prepared>, "form"> & {
    readonly fields?: Fields;
    readonly form?: string;
  }): Deed<On, Form<string, Fields>, Prepared> => ({
    ...deed,
    form: { name: form ?? deed.path, fields },
  });

type Erased = { readonly table: keyof typeof auditKeys; readonly number: string };

/** Key of a record's number in the audit record; a message is gone. */
const auditKeys = { gift: "gift", programFee: "fee", submission: null } as const;

/**
 * A deed that erases a record and others with it, and names the first in its audit record.
 * @param recordsOf the record first; their numbers are noted, so that restoring an older backup erases them again
 */
export const erasing = <On>(recordsOf: (stores: Stores, on: On) => Promise<readonly Erased[]>) =>
  ({
    path: "erase",
    fields: { sure },
    async prepare({ storage, clock }: Acting, on: On) {
      for (const { number } of await recordsOf(storage, on))
        await storage.noteErased(number, clock.now());
    },
    async rule(_: Acting, stores: Stores, on: On): Promise<Done> {
      const records = await recordsOf(stores, on);
      const counts: Record<string, number> = {};
      for (const { table, number } of records)
        for (const [kind, rows] of Object.entries(await stores.eraseRecord(table, number)))
          counts[kind] = (counts[kind] ?? 0) + rows;
      const [first] = records;
      const key = first && auditKeys[first.table];
      return { record: ["erased", { ...counts, ...(key && { [key]: first.number }) }] };
    },
    finish: ({ storage }: Acting) => storage.scrub(),
  }) as const;

export async function readDeed<On, F extends Form>(
  acting: Acting,
  deed: Deed<On, F>,
  on: On,
  sent: FormData,
): Promise<ReadTyped<F>> {
  const faultsOf = (values: Typed) => deed.faults?.(acting, values, on) ?? {};
  const first = await deed.first?.(acting, on, {});
  return readTyped(sent, deed.form, acting.clock.now(), faultsOf, first);
}

/**
 * Items that a deed in parts takes in one transaction. The desk is a process of its own: one transaction for thousands
 * of e-mails or gifts would hold SQLite's only write lock for many seconds, and visitors' forms would fail as busy.
 */
export const partLength = 50;
/** Longer than the pauses of a process that waits for the lock, so that it gets its turn between two parts. */
const betweenPartsMs = 50;

/** Slices of `partLength` items; one empty slice of an empty list, so that its deed is recorded too. */
const partsOf = (items: readonly unknown[]): (readonly unknown[])[] =>
  Array.from({ length: Math.ceil(items.length / partLength) || 1 }, (_, at) =>
    items.slice(at * partLength, (at + 1) * partLength),
  );

/** Fields that make a form no other one: a gift is the same with a tick or a note more. */
const aside = { thank: undefined, tell: undefined, note: undefined };

/**
 * Runs a deed. Its changes and its audit record are committed in one transaction; a deed in parts has one of each per
 * part, and running it again completes what an interruption left out.
 * @returns the result of the last part
 * @throws Refusal when the rule forbids it
 */
export async function perform<On, F extends Form, Prepared>(
  acting: Acting,
  deed: Deed<On, F, Prepared>,
  on: On,
  input: FormInput<F>,
  key: string | null = null,
): Promise<Done> {
  deed.may?.(acting, on);
  const prepared = await deed.prepare?.(acting, on, input);
  const ofForm = JSON.stringify([key ?? randomToken(), { ...input, ...aside }]);
  let done: Done = { record: null };
  const parts = deed.inParts ? partsOf(prepared as readonly unknown[]) : [prepared];
  for (const [at, part] of parts.entries()) {
    if (at > 0) await new Promise((resolve) => setTimeout(resolve, betweenPartsMs));
    const how = { key: ofForm, prepared: part as Prepared };
    done = await recorded(acting, (stores) => deed.rule(acting, stores, on, input, how));
  }
  await deed.finish?.(acting);
  acting.wakeOutbox();
  return done;
}

/**
 * Commits the changes of a rule with its audit record. When the connection breaks during the commit, the retry looks
 * into the audit record for whether the first attempt was committed.
 */
function recorded(acting: Acting, rule: (stores: Stores) => Promise<Done>): Promise<Done> {
  const at = acting.clock.now();
  let attempted: Done | null = null;
  return retryWhenLost(() =>
    acting.storage.transaction(async (stores) => {
      const line = attempted?.record && signed(acting, attempted.record);
      if (attempted && line && (await stores.audit.isNoted(at, ...line))) return attempted;
      attempted = await rule(stores);
      if (attempted.record) await stores.audit.append(at, ...signed(acting, attempted.record));
      return attempted;
    }),
  );
}

type Line = readonly [AuditAction, AuditLine["detail"]];

const signed = (acting: Acting, [action, detail]: Line): Line => [action, signedBy(acting, detail)];
