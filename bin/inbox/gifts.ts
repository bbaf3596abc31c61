import { PaymentsUnavailable } from "#domain/giving/payments.ts";
import type { GivingActing } from "#domain/staff/acting.ts";
import type { Config } from "#server/config.ts";
import { correctGift, enterByHand, withdrawGift } from "./gifts-enter.ts";
import { importGifts } from "./gifts-import.ts";
import { giftStatements, refundGift, resendGift } from "./gifts-change.ts";
import { exportGifts } from "./gifts-export.ts";
import { listGifts, showGift } from "./gifts-list.ts";
import { changeEmail } from "./gifts-email.ts";
import { hideGiftName } from "./gifts-name.ts";
import { saveReceipt } from "./gifts-paper.ts";
import { reconcileGifts, settlePayment } from "./gifts-reconcile.ts";
import type { GiftsOptions } from "./gifts-options.ts";
import { say, styled } from "./terminal.ts";
import type { Terminal } from "./terminal.ts";
import { UsageError } from "./usage.ts";
import { withGiving } from "./with-giving.ts";

type Command = (
  world: GivingActing,
  options: GiftsOptions,
  terminal: Terminal,
) => Promise<boolean | void>;

const commands: Readonly<Record<string, Command>> = {
  list: listGifts,
  show: showGift,
  export: exportGifts,
  refund: refundGift,
  resend: resendGift,
  statements: giftStatements,
  reconcile: reconcileGifts,
  settle: settlePayment,
  enter: enterByHand,
  correct: correctGift,
  withdraw: withdrawGift,
  import: importGifts,
  receipt: saveReceipt,
  email: changeEmail,
  "hide-name": hideGiftName,
};

/** Their names, as typed behind `gifts`. */
export const giftsCommands: ReadonlySet<string> = new Set(Object.keys(commands));

/** `gifts …`. Answers the exit code. */
export async function gifts(
  config: Config,
  options: GiftsOptions,
  terminal: Terminal,
): Promise<number> {
  const command = commands[options.command ?? ""];
  if (!command) {
    throw new UsageError(
      `there is no command "gifts ${options.command}"; there are ${Object.keys(commands).join(", ")}`,
    );
  }
  try {
    return await withGiving(config, terminal, (world) => command(world, options, terminal));
  } catch (error) {
    if (!(error instanceof PaymentsUnavailable)) throw error;
    const { cause } = error;
    const why = cause instanceof Error ? cause.message : String(cause);
    say(terminal.err, `${styled(terminal.err, "red", "inbox:")} ${error.message}: ${why}`);
    return 1;
  }
}
