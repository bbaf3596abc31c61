import type { ExpressionBuilder, ExpressionWrapper, Selectable, SqlBool, Updateable } from "kysely";
import { hashKey } from "#domain/tables/idempotency-key.ts";
import type { Tables } from "#domain/tables/tables.ts";
import type { EnteredGift } from "./entered-gift.ts";
import type { Designation, Gift, GiftChoice, GiftState, Interval, Pair } from "./gift.ts";

/** The key of a gift's way back to the form, how long it works, and when its donor is reminded. */
export type Resume = { readonly key: string; readonly until: Date; readonly remindAt: Date | null };

export type NewGift = GiftChoice &
  Pick<Gift, "id" | "reference" | "startedAt" | "backPath" | "mode" | "manageToken"> & {
    /** The storage keeps its hash, and never two of one. */
    readonly idempotencyKey: string;
    /** A keyed hash, forgotten soon (card-testing.ts); null for a gift by hand. */
    readonly network: string | null;
    /** The key that brings a form back filled in; left out: none. */
    readonly resume?: Resume;
    /** Set for a gift that staff enter by hand. */
    readonly entered?: EnteredGift;
    readonly staffNote?: string;
  };

/** A change of a gift's row: fields that are left out stay. */
export type GiftChange = Updateable<Tables["gift"]>;

// The program wrote these rows itself, so reading them checks nothing.
/** The gift of a row, as it was kept. */
export function toGift({ rowId, ...row }: Selectable<Tables["gift"]>): Gift {
  const { displayName, employer, designation, designationLabel } = row;
  return {
    ...(row as Omit<Gift, "row" | "remarks" | "designation">),
    row: rowId,
    remarks: { display_name: displayName, employer },
    designation: toDesignation(designation, designationLabel),
  };
}

/** The row of a new gift. */
export function toNewRow({ idempotencyKey, resume, remarks, designation, ...gift }: NewGift) {
  return {
    ...gift,
    idempotencyKey: hashKey(idempotencyKey),
    displayName: remarks.display_name,
    employer: remarks.employer,
    designation: designation?.id ?? null,
    designationLabel: designation?.label ?? null,
    resumeKey: resume?.key ?? null,
    resumeUntil: resume?.until ?? null,
    remindAt: resume?.remindAt ?? null,
    state: "started",
  };
}

export function toDesignation(id: string | null, label: unknown): Designation | null {
  return id === null || label === null ? null : { id, label: label as Pair };
}

export type GiftFilter = {
  readonly state?: GiftState;
  readonly interval?: Interval;
  readonly since?: Date;
  readonly email?: string;
  readonly designationId?: string;
  /** Charged next after one moment and no later than the other. */
  readonly nextPayment?: { readonly after: Date; readonly until: Date };
};

/** The filter as a condition. */
export function matchesGift(
  eb: ExpressionBuilder<Tables, "gift">,
  filter: GiftFilter,
): ExpressionWrapper<Tables, "gift", SqlBool> {
  const all: ExpressionWrapper<Tables, "gift", SqlBool>[] = [];
  if (filter.state) all.push(eb("state", "=", filter.state));
  if (filter.interval) all.push(eb("interval", "=", filter.interval));
  if (filter.since) all.push(eb("startedAt", ">=", filter.since));
  if (filter.email) all.push(eb("email", "=", filter.email));
  if (filter.designationId) all.push(eb("designation", "=", filter.designationId));
  if (filter.nextPayment) {
    const { after, until } = filter.nextPayment;
    all.push(eb("nextPaymentAt", ">", after), eb("nextPaymentAt", "<=", until));
  }
  return eb.and(all);
}
