import { guatemalaDay } from "#domain/calendar/guatemala-time.ts";
import { confirmClock, dailyJob } from "#domain/daily/clock-doubt.ts";
import type { Storage } from "#domain/storage/storage.ts";
import { isConfirmed } from "./delete.ts";
import type { Options } from "./options.ts";
import { say } from "./terminal.ts";
import type { Terminal } from "./terminal.ts";

/** `clock`: after a jump of the server's clock, a person says that it is right. */
export async function clock(storage: Storage, options: Options, terminal: Terminal): Promise<void> {
  const today = guatemalaDay(new Date());
  const last = await storage.lastDay(dailyJob);
  say(terminal.out, `today is ${today}; the last daily work was ${last ? `on ${last}` : "never"}`);
  if (last === today) return;
  if (!(await isConfirmed(options, terminal, `Is today ${today}?`))) return;
  await storage.transaction((stores) => confirmClock(stores, today));
  say(terminal.out, "confirmed: the site does its daily work within ten minutes");
}
