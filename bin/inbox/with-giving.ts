import type { GivingActing } from "#domain/staff/acting.ts";
import type { Config } from "#server/config.ts";
import { createServices } from "#server/services.ts";
import { say, type Terminal } from "./terminal.ts";

/** Opens all that a command about money needs, runs it, and closes in any case. Answers the exit code. */
export async function withGiving(
  config: Config,
  terminal: Terminal,
  command: (world: GivingActing) => Promise<boolean | void>,
): Promise<number> {
  // Whoever sits here reads what does not work; the alarm is for what the served site finds.
  const log = (line: string) => say(terminal.err, line);
  const services = await createServices({ ...config, alarmUrl: null, log });
  try {
    const world = { ...services.givingWorld, storage: services.storage, by: null };
    return (await command(world)) === false ? 1 : 0;
  } finally {
    await services.close();
  }
}
