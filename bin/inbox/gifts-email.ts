import { sendNewEmailLink } from "#domain/giving/email-change.ts";
import { emailLinkDays } from "#domain/giving/gift.ts";
import { isEmail } from "#domain/forms/form-schema.ts";
import { isConfirmed } from "./delete.ts";
import { requireGift } from "./gifts-find.ts";
import type { GiftsOptions } from "./gifts-options.ts";
import type { StaffWorld } from "./staff-world.ts";
import { say } from "./terminal.ts";
import type { Terminal } from "./terminal.ts";
import { UsageError } from "./usage.ts";

/**
 * `gifts email`: staff name the right address of a donor. Who has it confirms by the link that goes
 * there, so that nobody here can lead a donor's receipts to another mailbox.
 */
export async function changeEmail(
  world: StaffWorld,
  options: GiftsOptions,
  terminal: Terminal,
): Promise<void> {
  const { storage, clock } = world;
  const gift = await requireGift(storage, options.target);
  const { email } = options.filter;
  if (email === undefined) throw new UsageError("which address? --email ana@example.org");
  if (!isEmail(email)) throw new UsageError(`--email is "${email}", which is no address`);
  if (gift.email === "") {
    throw new UsageError(
      gift.entered
        ? "it was entered without an address: gifts correct enters it anew with one"
        : "the donor was erased",
    );
  }
  if (gift.email === email) throw new UsageError(`${gift.reference} has that address already`);
  const question = `Mail ${email} a link that takes over ${gift.reference} from ${gift.email}?`;
  if (!(await isConfirmed(options, terminal, question))) {
    say(terminal.err, "nothing was changed");
    return;
  }
  await sendNewEmailLink(world, gift, email);
  await storage.audit.append(clock.now(), "email", { gift: gift.reference });
  say(
    terminal.out,
    `a link goes to ${email} and works for ${emailLinkDays} days; once it is pressed, the receipt follows and the old address is told`,
  );
}
