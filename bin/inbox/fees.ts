import type { GivingActing } from "#domain/staff/acting.ts";
import type { Config } from "#server/config.ts";
import { correctFee, enterFee, withdrawFee } from "./fees-enter.ts";
import { exportFees, listFees, resendFee, saveLetter, showFee } from "./fees-list.ts";
import type { FeesOptions } from "./fees-options.ts";
import type { Terminal } from "./terminal.ts";
import { UsageError } from "./usage.ts";
import { withGiving } from "./with-giving.ts";

type Command = (world: GivingActing, options: FeesOptions, terminal: Terminal) => Promise<void>;

const commands: Readonly<Record<string, Command>> = {
  list: listFees,
  show: showFee,
  export: exportFees,
  enter: enterFee,
  correct: correctFee,
  withdraw: withdrawFee,
  resend: resendFee,
  letter: saveLetter,
};

/** `fees …`. Answers the exit code. */
export async function fees(
  config: Config,
  options: FeesOptions,
  terminal: Terminal,
): Promise<number> {
  const command = commands[options.command ?? ""];
  if (!command) {
    const there = Object.keys(commands).join(", ");
    throw new UsageError(`there is no command "fees ${options.command}"; there are ${there}`);
  }
  return withGiving(config, terminal, (world) => command(world, options, terminal));
}
