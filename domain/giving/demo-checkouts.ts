import type { Language } from "#domain/language/language.ts";
import type { Interval } from "./gift.ts";

/** A payment page of our own that moves no money and sends the same signed events. */
export type DemoCheckouts = {
  /** The checkout that the page shows; null for an id that is not ours or is done with. */
  find(checkoutId: string): Promise<DemoCheckout | null>;
  /** Does what was pressed; answers where to go on, a path and query of ours. */
  act(checkoutId: string, action: "pay" | "decline" | "cancel"): Promise<string | null>;
};

export type DemoCheckout = {
  readonly interval: Interval;
  readonly totalCents: number;
  readonly email: string;
  readonly language: Language;
  /** A card was declined on this page before. */
  readonly wasDeclined: boolean;
};
