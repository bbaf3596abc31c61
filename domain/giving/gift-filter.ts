import type { GiftState, Interval } from "./gift.ts";

/** Which gifts are looked for; what is left out does not matter. */
export type GiftFilter = {
  readonly state?: GiftState;
  readonly interval?: Interval;
  readonly since?: Date;
  readonly email?: string;
  readonly designationId?: string;
  /** Charged next after one moment and no later than the other. */
  readonly nextPayment?: { readonly after: Date; readonly until: Date };
};
