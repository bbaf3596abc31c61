import type Stripe from "stripe";
import { paymentWays, type PaymentWay } from "#domain/giving/payments.ts";

/**
 * Payment methods that are switched on in the account's own settings, which the hosted page follows
 * (https://docs.stripe.com/payments/payment-method-configurations).
 */
export async function stripeWays(stripe: Stripe): Promise<readonly PaymentWay[]> {
  const { data } = await stripe.paymentMethodConfigurations.list({ limit: 100 });
  const own = data.find(
    ({ is_default, active, application }) => is_default && active && !application,
  );
  return paymentWays.filter((way) => {
    const method = own?.[way];
    return method?.available && method.display_preference.value === "on";
  });
}
