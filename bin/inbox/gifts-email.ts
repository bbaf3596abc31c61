import { askForNewEmail, requireNewEmail } from "#domain/staff/gifts.ts";
import { emailLinkDays } from "#domain/giving/gift.ts";
import { isEmail } from "#domain/forms/form-schema.ts";
import { isConfirmed } from "./delete.ts";
import { requireGift } from "./gifts-find.ts";
import type { GiftsOptions } from "./gifts-options.ts";
import type { GivingActing } from "#domain/staff/acting.ts";
import { say } from "./terminal.ts";
import type { Terminal } from "./terminal.ts";
import { UsageError } from "./usage.ts";

/**
 * `gifts email`: staff name the right address of a donor. Who has it confirms by the link that goes
 * there, so that nobody here can lead a donor's receipts to another mailbox.
 */
export async function changeEmail(
  world: GivingActing,
  options: GiftsOptions,
  terminal: Terminal,
): Promise<void> {
  const gift = await requireGift(world.storage, options.target);
  const { email } = options.filter;
  if (email === undefined) throw new UsageError("which address? --email ana@example.org");
  if (!isEmail(email)) throw new UsageError(`--email is "${email}", which is no address`);
  requireNewEmail(gift, email);
  const question = `Mail ${email} a link that takes over ${gift.reference} from ${gift.email}?`;
  if (!(await isConfirmed(options, terminal, question))) {
    say(terminal.err, "nothing was changed");
    return;
  }
  await askForNewEmail(world, gift, email);
  say(
    terminal.out,
    `a link goes to ${email} and works for ${emailLinkDays} days; once it is pressed, the receipt follows and the old address is told`,
  );
}
