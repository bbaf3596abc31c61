import type { GivingActing } from "#domain/staff/acting.ts";
import { perform } from "#domain/staff/deed.ts";
import { mailDeeds, messageDeeds } from "#domain/staff/message-deeds.ts";
import { requireTarget } from "./read.ts";
import type { Options } from "./options.ts";
import { counted, say, type Terminal } from "./terminal.ts";
import { UsageError } from "./usage.ts";

/** `retry`: e-mails given up after three days are tried for three more. */
export async function retry(acting: GivingActing, { target }: Options, { out }: Terminal) {
  const found = target === null ? null : await requireTarget(acting.storage, target);
  if (found && found.kind !== "message") throw new UsageError(`${target} is no message`);
  const { record } = found
    ? await perform(acting, messageDeeds.send_again, found.on, {})
    : await perform(acting, mailDeeds.send_all_again, true, {});
  const revived = Number(record?.[1]["letters"] ?? 0);
  const done = `${counted(revived, "letter")} to be sent again`;
  say(out, revived === 0 ? "no letter had been given up" : done);
}
