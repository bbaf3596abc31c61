import { perform } from "#domain/staff/deed.ts";
import { mailDeeds, messageDeeds } from "#domain/staff/message-deeds.ts";
import type { Config } from "#server/config.ts";
import { requireSubmission } from "./find-target.ts";
import type { Options } from "./options.ts";
import { counted, say, type Terminal } from "./terminal.ts";
import { withWorld } from "./with-world.ts";

/** `retry`: e-mails given up after three days are tried for three more. */
export const retry = (config: Config, { target }: Options, terminal: Terminal) =>
  withWorld(config, terminal, async (acting) => {
    const one = target === null ? null : await requireSubmission(acting.storage, target);
    const { record } = one
      ? await perform(acting, messageDeeds.send_again, one, {})
      : await perform(acting, mailDeeds.send_all_again, true, {});
    const revived = Number(record?.[1]["letters"] ?? 0);
    const done = `${counted(revived, "letter")} to be sent again`;
    say(terminal.out, revived === 0 ? "no letter had been given up" : done);
    return true;
  });
