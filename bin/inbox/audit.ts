import { guatemalaMinute } from "#domain/calendar/guatemala-time.ts";
import type { GivingActing } from "#domain/staff/acting.ts";
import type { Options } from "./options.ts";
import { say, styled, table } from "./terminal.ts";
import type { Terminal } from "./terminal.ts";

/** `audit`: what was done, newest first. False when a line was changed or taken out. */
export async function audit(
  { storage }: GivingActing,
  options: Options,
  terminal: Terminal,
): Promise<boolean> {
  const { out, err } = terminal;
  const lines = await storage.audit.list(options.limit);
  const broken = await storage.audit.findBreak();
  if (options.isJson) {
    say(out, JSON.stringify({ isWhole: broken === null, lines }, null, 2));
    return broken === null;
  }
  const rows = lines.map((line) => [
    String(line.number),
    guatemalaMinute(line.at),
    line.action,
    Object.entries(line.detail)
      .map(([what, value]) => `${what} ${value}`)
      .join(", "),
  ]);
  if (rows.length > 0) say(out, table(out, ["Line", "When", "What", "Detail"], rows));
  if (broken === null) {
    say(out, styled(out, "green", "The record is whole."));
    return true;
  }
  const line = `The record does not fit together at line ${broken}: something was changed or taken out.`;
  say(err, styled(err, "red", line));
  return false;
}
