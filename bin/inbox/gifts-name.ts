import { isConfirmed } from "./delete.ts";
import { requireGift } from "./gifts-find.ts";
import type { GiftsOptions } from "./gifts-options.ts";
import type { StaffWorld } from "./staff-world.ts";
import { say } from "./terminal.ts";
import type { Terminal } from "./terminal.ts";
import { UsageError } from "./usage.ts";

/** `gifts hide-name`: a name that is no name, or whose donor asks for it, is shown no more. */
export async function hideGiftName(
  world: StaffWorld,
  options: GiftsOptions,
  terminal: Terminal,
): Promise<void> {
  const gift = await requireGift(world.storage, options.target);
  const { display_name: name } = gift.remarks;
  if (name === null) throw new UsageError(`${gift.reference} shows no name in public`);
  const question = `Show "${name}" no more, on this gift and all others of its donor?`;
  if (!(await isConfirmed(options, terminal, question))) {
    say(terminal.err, "nothing was changed");
    return;
  }
  await world.storage.gifts.hideNames(gift.row, gift.email);
  await world.storage.audit.append(world.clock.now(), "name", { gift: gift.reference });
  say(terminal.out, "the name is shown no more");
}
