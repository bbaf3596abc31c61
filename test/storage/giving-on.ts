import { afterEach, beforeEach, expect } from "vitest";
import { startStripe, type StripeServer } from "../fakes/stripe-server.ts";
import { stripeSite, type StripeSite } from "../fakes/stripe-site.ts";
import { useEngine } from "./engines.ts";

/** The start of a test of giving. */
type Fresh = {
  readonly site: StripeSite;
  readonly stripe: StripeServer;
  /** One more process of the site on the same database. */
  openSite(mode?: "live" | "test"): Promise<StripeSite>;
};

/**
 * Opens an empty database and a fake Stripe before each test of a file; after each test the books are in balance.
 * @param use takes the start of a test
 */
export function givingOn(use: (fresh: Fresh) => void): void {
  const engine = useEngine();
  let fresh: Fresh;

  beforeEach(async () => {
    const stripe = await startStripe();
    const settings = await engine.create();
    const openSite: Fresh["openSite"] = async (mode) =>
      stripeSite(await engine.open(settings), stripe, mode);
    fresh = { site: await openSite(), stripe, openSite };
    use(fresh);
  });
  afterEach(async () => {
    expect(await fresh.site.storage.gifts.findUnbalanced()).toEqual([]);
    await fresh.stripe.stop();
  });
}
