import { guatemalaMinute } from "#domain/calendar/guatemala-time.ts";
import type { KeptSubmission } from "#domain/submissions/records.ts";
import { dueOf, setStage as noteStage } from "#domain/staff/requests.ts";
import type { Stage } from "#domain/submissions/stages.ts";
import type { Storage } from "#domain/storage/storage.ts";
import { loadedContent } from "#reader/load.ts";
import { atTerminal } from "./at-terminal.ts";
import { requireSubmission } from "./find-target.ts";
import type { Options } from "./options.ts";
import { say } from "./terminal.ts";
import type { Terminal } from "./terminal.ts";
import { UsageError } from "./usage.ts";

/** `read`, `answered`, `close`: how far staff are with a message; its visitor can look it up. */
export const setStage =
  (stage: Exclude<Stage, "received">) =>
  async (storage: Storage, options: Options, { out }: Terminal): Promise<void> => {
    const one = await requireSubmission(storage, options.target);
    const { because } = options;
    if (stage === "closed" && because === null) {
      throw new UsageError("why? --because done, declined, withdrawn or unreachable");
    }
    if (stage !== "closed" && because !== null) throw new UsageError("--because is for close");
    await noteStage(atTerminal(storage), one, stage, because);
    say(out, `${one.reference} is ${stage}${because ? ` (${because})` : ""}`);
  };

/** Hours in which we promise to answer on business days. */
export const promisedHours = (): number => loadedContent().content.facts.facts.reply_hours.value;

/** `received, answer by 2026-11-24 15:00`; `LATE` where that is past. */
export function standingOf(one: KeptSubmission, hours: number, now: Date): string {
  const because = one.closedBecause ? ` (${one.closedBecause})` : "";
  const due = dueOf(one, hours);
  const stage = one.stage ?? "-";
  if (!due) return stage + because;
  return `${stage}, ${due < now ? "LATE since" : "answer by"} ${guatemalaMinute(due)}`;
}
