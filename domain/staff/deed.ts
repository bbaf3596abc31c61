import { defineForm, type Form, type FormInput } from "#domain/forms/form.ts";
import { readTyped, type Faults, type ReadTyped, type Typed } from "#domain/giving/read-typed.ts";
import { randomToken } from "#domain/hashing.ts";
import { retryWhenLost } from "#domain/retry-when-lost.ts";
import type { AuditAction, AuditLine } from "#domain/storage/audit.ts";
import type { Stores } from "#domain/storage/storage.ts";
import { signedBy, type GivingActing } from "./acting.ts";

/** A role of staff: edits words, answers e-mails, keeps the books, or runs the house. */
export type Role = "words" | "letters" | "money" | "house";

/** The target of a deed that acts on no single record. */
export type Whole = true;

export type Done = {
  /** Its line of the record; null: nothing was changed. */
  readonly record: readonly [AuditAction, AuditLine["detail"]] | null;
  /** The number under which something new was entered. */
  readonly number?: string;
};

/** A box that must be ticked before something that cannot be taken back. */
export const sure = { kind: "checkbox", required: true } as const;

/** Something staff do, with one thing or on the whole. */
export type Deed<On, F extends Form = Form, Prepared = unknown> = {
  /** The last part of its address. */
  readonly path: string;
  /** Left out: that of its kind. */
  readonly role?: Role;
  readonly form: F;
  /** The deed removes its target. */
  readonly isGone?: true;
  /** @throws Refusal where it cannot be done with this; then it is not offered either */
  may?(acting: GivingActing, on: On): void;
  /** First values of the fields. @param asked the query of the address */
  first?(acting: GivingActing, on: On, asked: Typed): Promise<Typed> | Typed;
  /** Faults between fields. */
  faults?(acting: GivingActing, values: Typed, on: On): Promise<Faults> | Faults;
  /** Done once before the transaction: what asks somebody else, or lies outside of the database. */
  prepare?(acting: GivingActing, on: On, input: FormInput<F>): Promise<Prepared>;
  /**
   * Changes what is kept, within a transaction and by nothing but `stores`; its line of the record is written in the
   * same one.
   * @param how.key the same again does nothing: a form that is sent twice
   */
  rule(
    acting: GivingActing,
    stores: Stores,
    on: On,
    input: FormInput<F>,
    how: { readonly key: string; readonly prepared: Prepared },
  ): Promise<Done>;
  /** Done once after it. */
  finish?(acting: GivingActing): Promise<void> | void;
};

/** Keeps the literal types of a deed's fields, and forgets them for the table. @param deed.form the name of its form, where that is not its path */
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
    form: defineForm({ name: form ?? deed.path, keepDays: 0, fields }),
  });

/** The common part of erasing for good. @param who what a backup of before is told, when it is brought back */
export const erasing = <On>(who: (on: On) => string) =>
  ({
    path: "erase",
    fields: { sure },
    prepare: ({ storage, clock }: GivingActing, on: On) => storage.noteErased(who(on), clock.now()),
    finish: ({ storage }: GivingActing) => storage.scrub(),
  }) as const;

/** Reads what was sent for a deed. */
export const readDeed = <On, F extends Form>(
  acting: GivingActing,
  deed: Deed<On, F>,
  on: On,
  sent: FormData,
): Promise<ReadTyped<F>> =>
  readTyped(
    sent,
    deed.form,
    acting.clock.now(),
    (values) => deed.faults?.(acting, values, on) ?? {},
  );

/**
 * Does a deed: what it changes and its line of the record are on disk together, or neither. When the answer of the
 * database to that was lost, the record tells whether it is done.
 *
 * @throws Refusal where it cannot be done
 */
export async function perform<On, F extends Form, Prepared>(
  acting: GivingActing,
  deed: Deed<On, F, Prepared>,
  on: On,
  input: FormInput<F>,
  key: string | null = null,
): Promise<Done> {
  deed.may?.(acting, on);
  const prepared = (await deed.prepare?.(acting, on, input)) as Prepared;
  const how = { key: key ?? randomToken(), prepared };
  const at = acting.clock.now();
  let tried: Done | null = null;
  const done = await retryWhenLost(() =>
    acting.storage.transaction(async (stores) => {
      if (tried?.record && (await isNoted(stores, at, signed(acting, tried.record)))) return tried;
      tried = await deed.rule(acting, stores, on, input, how);
      if (tried.record) {
        const [action, detail] = signed(acting, tried.record);
        await stores.audit.append(at, action, detail);
      }
      return tried;
    }),
  );
  await deed.finish?.(acting);
  acting.wakeOutbox();
  return done;
}

type Line = readonly [AuditAction, AuditLine["detail"]];

const signed = (acting: GivingActing, [action, detail]: Line): Line => [
  action,
  signedBy(acting, detail),
];

/** Lines in which this one stands, if it was written a moment ago. */
const newest = 50;

async function isNoted({ audit }: Stores, at: Date, [action, detail]: Line): Promise<boolean> {
  const lines = await audit.list(newest);
  const same = JSON.stringify(Object.entries(detail).toSorted());
  return lines.some(
    (line) =>
      line.at.getTime() === at.getTime() &&
      line.action === action &&
      JSON.stringify(Object.entries(line.detail).toSorted()) === same,
  );
}
