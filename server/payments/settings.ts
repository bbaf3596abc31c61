import type { PaymentMode } from "#domain/giving/gift.ts";

export type StripeSettings = {
  readonly kind: "stripe";
  readonly secretKey: string;
  /** Two while a secret is being rotated. */
  readonly webhookSecrets: readonly string[];
  /** Null: Stripe's public API. */
  readonly apiUrl: string | null;
};

export type PaymentSettings = { readonly kind: "demonstration" } | StripeSettings;

export function modeOf(payments: PaymentSettings): PaymentMode {
  if (payments.kind === "demonstration") return "demonstration";
  return /^(sk|rk)_live_/.test(payments.secretKey) ? "live" : "test";
}
