import { afterEach, beforeEach, expect } from "vitest";
import type { StorageSettings } from "#server/storage/open-storage.ts";
import { startStripe, type StripeServer } from "../fakes/stripe-server.ts";
import { stripeSite, type StripeSite } from "../fakes/stripe-site.ts";
import { useEngine, type TestEngine } from "./engines.ts";

export let site: StripeSite;
export let stripe: StripeServer;
let engine: TestEngine;
let settings: StorageSettings;

export const openSite = async (mode?: "live" | "test"): Promise<StripeSite> =>
  stripeSite(await engine.open(settings), stripe, mode);

/** Opens an empty database and a fake Stripe before each test of a file; after each test the books are in balance. */
export function givingOn(): void {
  engine = useEngine();
  beforeEach(async () => {
    stripe = await startStripe();
    settings = await engine.create();
    site = await openSite();
  });
  afterEach(async () => {
    expect(await site.storage.gifts.findUnbalanced()).toEqual([]);
    stripe.stop();
  });
}
