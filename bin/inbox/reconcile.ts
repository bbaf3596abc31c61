import { reconcile } from "#domain/giving/reconcile.ts";
import type { GivingActing } from "#domain/staff/acting.ts";
import type { Options } from "./options.ts";
import { tell } from "./show.ts";
import type { Terminal } from "./terminal.ts";

/**
 * `reconcile`: asks Stripe for what its webhooks missed. False when somebody must look: money of no gift we know is
 * decided on at the desk.
 */
export async function reconcileGifts(world: GivingActing, options: Options, terminal: Terminal) {
  const { unclaimed, ...found } = await reconcile(world, options.since);
  const money = unclaimed.map(({ events, ...one }) => ({
    ...one,
    ids: events.map(({ id }) => id),
  }));
  tell({ ...found, unclaimed: money }, options, terminal);
  return found.problems.length + found.unbalanced.length + unclaimed.length === 0;
}
