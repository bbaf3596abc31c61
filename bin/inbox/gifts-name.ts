import { hideName, publicNameOf } from "#domain/staff/gifts.ts";
import { isConfirmed } from "./delete.ts";
import { requireGift } from "./gifts-find.ts";
import type { GiftsOptions } from "./gifts-options.ts";
import type { GivingActing } from "#domain/staff/acting.ts";
import { say } from "./terminal.ts";
import type { Terminal } from "./terminal.ts";

/** `gifts hide-name`: a name that is no name, or whose donor asks for it, is shown no more. */
export async function hideGiftName(
  world: GivingActing,
  options: GiftsOptions,
  terminal: Terminal,
): Promise<void> {
  const gift = await requireGift(world.storage, options.target);
  const question = `Show "${publicNameOf(gift)}" no more, on this gift and all others of its donor?`;
  if (!(await isConfirmed(options, terminal, question))) {
    say(terminal.err, "nothing was changed");
    return;
  }
  await hideName(world, gift);
  say(terminal.out, "the name is no longer shown");
}
