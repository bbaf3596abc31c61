import { afterEach, beforeEach, expect } from "vitest";
import { startStripe, type StripeServer } from "../fakes/stripe-server.ts";
import { stripeSite, type StripeSite } from "../fakes/stripe-site.ts";
import { useEngine } from "./engines.ts";

/** A test of giving begins with these. */
type Fresh = {
  readonly site: StripeSite;
  readonly stripe: StripeServer;
  /** One more process of the site on the same database. */
  openSite(): Promise<StripeSite>;
};

/**
 * Before each test of a file an empty database and a stand-in for Stripe; after each the books are in
 * balance.
 * @param use takes what a test begins with
 */
export function givingOn(use: (fresh: Fresh) => void): void {
  const engine = useEngine();
  let fresh: Fresh;

  beforeEach(async () => {
    const stripe = await startStripe();
    const settings = await engine.create();
    const openSite = async () => stripeSite(await engine.open(settings), stripe);
    fresh = { site: await openSite(), stripe, openSite };
    use(fresh);
  });
  afterEach(async () => {
    expect(await fresh.site.storage.gifts.findUnbalanced()).toEqual([]);
    await fresh.stripe.stop();
  });
}
