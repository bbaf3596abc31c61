import type { GivingActing } from "#domain/staff/acting.ts";
import { exportPerson as takeOut } from "#domain/staff/person.ts";
import { openPrivate, counted, say, type Terminal } from "./terminal.ts";
import type { Options } from "./options.ts";
import { UsageError } from "./usage.ts";

/** `export-person`: everything kept under an address, as JSON that a person can read. */
export async function exportPerson(
  acting: GivingActing,
  { target, output }: Options,
  { out, err }: Terminal,
): Promise<void> {
  if (!target?.includes("@")) throw new UsageError("of whom? Name an e-mail address");
  const { person, records } = await takeOut(acting, target.toLowerCase());
  const text = `${JSON.stringify(person, null, 2)}\n`;
  if (output === null) {
    out.write(text);
    return;
  }
  const file = await openPrivate(output);
  await file.write(text);
  await file.close();
  say(err, `${counted(records, "record")} in ${output}`);
}
