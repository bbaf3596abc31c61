import { PaymentsUnavailable } from "#domain/giving/payments.ts";

/**
 * Asks Stripe.
 * @throws PaymentsUnavailable whatever went wrong, with what may stand in a log
 */
export async function callStripe<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof PaymentsUnavailable) throw error;
    throw new PaymentsUnavailable(told(error), isRefusal(error));
  }
}

// Keys that do not work and too many calls have types of their own: those concern all that is asked.
// https://docs.stripe.com/api/errors/handling
const refusals = new Set(["StripeInvalidRequestError", "StripeIdempotencyError"]);

const isRefusal = (error: unknown) =>
  error instanceof Error && "type" in error && refusals.has(String(error.type));

/** The part of an error that may stand in a log: Stripe's own message can repeat a donor's address. */
function told(error: unknown): unknown {
  if (!(error instanceof Error) || !("requestId" in error)) return error;
  const { type, code, statusCode, requestId } = error as Error & Record<string, unknown>;
  const parts = { type, code, statusCode, requestId };
  const text = Object.entries(parts).filter(([, value]) => value !== undefined);
  return new Error(`Stripe: ${text.map(([what, value]) => `${what} ${String(value)}`).join(", ")}`);
}
