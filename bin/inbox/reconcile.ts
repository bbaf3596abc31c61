import { guatemalaMinute } from "#domain/calendar/guatemala-time.ts";
import { reconcile } from "#domain/giving/reconcile.ts";
import type { UnclaimedMoney } from "#domain/giving/unclaimed.ts";
import type { GivingActing } from "#domain/staff/acting.ts";
import { amountIn } from "#domain/staff/money.ts";
import type { Options } from "./options.ts";
import { counted, say, styled, table, type Terminal } from "./terminal.ts";

/** `reconcile`: asks Stripe for what its webhooks missed. False when somebody must look. */
export async function reconcileGifts(
  world: GivingActing,
  { isJson, since }: Options,
  { out, err }: Terminal,
): Promise<boolean> {
  const found = await reconcile(world, since);
  const isFine = found.problems.length + found.unbalanced.length + found.unclaimed.length === 0;
  if (isJson) {
    const unclaimed = found.unclaimed.map(({ events, ...money }) => ({
      ...money,
      ids: events.map(({ id }) => id),
    }));
    say(out, JSON.stringify({ ...found, unclaimed }, null, 2));
    return isFine;
  }
  const of = world.payments.mode === "demonstration" ? " (a demonstration has nothing to ask)" : "";
  say(out, `${counted(found.seen, "event")} at the payment provider${of}`);
  say(out, `${found.missed} had not arrived; what belongs to a gift is in the books now`);
  say(out, `${counted(found.fees, "card fee")} entered`);
  for (const problem of found.problems) say(err, styled(err, "red", problem));
  if (found.unclaimed.length > 0) sayUnclaimed(found.unclaimed, out);
  if (found.unbalanced.length === 0) {
    say(out, styled(out, "green", "The books balance."));
  } else {
    const line = `These entries do not balance: ${found.unbalanced.join(", ")}`;
    say(err, styled(err, "red", line));
  }
  return isFine;
}

function sayUnclaimed(unclaimed: readonly UnclaimedMoney[], out: Terminal["out"]): void {
  const rows = unclaimed.map((one) => [
    one.paymentId,
    guatemalaMinute(one.at),
    one.what,
    amountIn(one, "en-US"),
  ]);
  say(out);
  say(out, styled(out, "yellow", "Money of no gift we know; it stays here until you decide,"));
  say(out, styled(out, "yellow", "under What waits at the desk (npm run staff):"));
  say(out, table(out, ["Payment", "When", "What", "Amount"], rows));
  say(out);
}
