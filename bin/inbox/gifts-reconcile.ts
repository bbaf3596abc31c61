import type { GivingActing } from "#domain/staff/acting.ts";
import { guatemalaMinute } from "#domain/calendar/guatemala-time.ts";
import { reconcile } from "#domain/giving/reconcile.ts";
import type { UnclaimedMoney } from "#domain/giving/unclaimed.ts";
import { amountIn, settle, settleable } from "#domain/staff/money.ts";
import { isConfirmed } from "./delete.ts";
import { requireGift } from "./gifts-find.ts";
import type { GiftsOptions } from "./gifts-options.ts";
import { counted, say, styled, table } from "./terminal.ts";
import type { Terminal } from "./terminal.ts";
import { UsageError } from "./usage.ts";

/** `gifts reconcile`. False when somebody must look. */
export async function reconcileGifts(
  world: GivingActing,
  options: GiftsOptions,
  { out, err }: Terminal,
): Promise<boolean> {
  const found = await reconcile(world, options.filter.since);
  const isFine = found.problems.length + found.unbalanced.length + found.unclaimed.length === 0;
  if (options.isJson) {
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
  say(out, styled(out, "yellow", "Money of no gift we know; it stays here until you decide:"));
  say(out, table(out, ["Payment", "When", "What", "Amount"], rows));
  say(out, "  of a gift of ours:  npm run inbox -- gifts settle PAYMENT --gift NUMBER");
  say(out, "  not of this site:   npm run inbox -- gifts settle PAYMENT --elsewhere");
  say(out);
}

/** `gifts settle`: a person says whose a payment is that nobody knew a gift for. */
export async function settlePayment(
  world: GivingActing,
  options: GiftsOptions,
  terminal: Terminal,
): Promise<void> {
  const { target, giftNumber, isElsewhere } = options;
  if (target === null) throw new UsageError("which payment? gifts reconcile lists them");
  if ((giftNumber === null) !== isElsewhere) {
    throw new UsageError("say whose it is: --gift NUMBER, or --elsewhere");
  }
  await settleable(world, target, null);
  const gift = isElsewhere ? null : await requireGift(world.storage, giftNumber);
  await settleable(world, target, gift);
  const whose = gift ? `as a payment of ${gift.reference}` : "as one that is not of this site";
  if (!(await isConfirmed(options, terminal, `Settle ${target} ${whose}?`))) {
    say(terminal.err, "nothing was changed");
    return;
  }
  await settle(world, target, gift);
  say(terminal.out, `${target} is settled ${whose}`);
}
