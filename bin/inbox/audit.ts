import type { GivingActing } from "#domain/staff/acting.ts";
import type { Options } from "./options.ts";
import { tell } from "./show.ts";
import type { Terminal } from "./terminal.ts";

/** `audit`: what was done, newest first. False when a line was changed or taken out. */
export async function audit({ storage }: GivingActing, options: Options, terminal: Terminal) {
  const lines = await storage.audit.list(options.limit);
  const brokenAt = await storage.audit.findBreak();
  const isWhole = brokenAt === null;
  tell({ isWhole, ...(!isWhole && { brokenAt }), lines }, options, terminal);
  return isWhole;
}
