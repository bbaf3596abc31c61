import { setTimeout } from "node:timers/promises";
import type { Trouble } from "#domain/trouble.ts";

type AlarmSettings = {
  readonly url: string;
  readonly siteUrl: string;
  readonly log: (line: string) => void;
  /** Milliseconds before each try. */
  readonly pausesMs?: readonly number[];
};

const timeoutMs = 10_000;
const inWords: Record<Trouble, string> = {
  storage: "nothing can be kept: forms and gifts are refused",
  payment: "the payment page cannot be reached",
  mail: "e-mails do not leave",
  books: "the books of gifts need a look: npm run inbox -- reconcile",
  content:
    "a file of content/ has a fault, and visitors see the last version without: npm run check -- content",
};

export const asPost = (news: object) => ({
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(news),
});

/** Posts JSON to `ALARM_URL`, one alarm after the other, so that the end of a trouble never arrives before its beginning. */
export function createAlarm({ url, siteUrl, log, pausesMs = [0, 5000, 60_000] }: AlarmSettings) {
  let known: readonly Trouble[] = [];
  let queue = Promise.resolve();

  async function post(what: Trouble, state: "began" | "ended", at: string): Promise<void> {
    // A sentence, which Slack and Mattermost show.
    const text = `${siteUrl}: ${state === "began" ? inWords[what] : `${what} works again`}`;
    const news = { site: siteUrl, what, state, at, text };
    let why = "";
    for (const pauseMs of pausesMs) {
      await setTimeout(pauseMs, null, { ref: false });
      try {
        const signal = AbortSignal.timeout(timeoutMs);
        const answer = await fetch(url, { ...asPost(news), signal });
        await answer.body?.cancel();
        if (answer.ok) return;
        why = `status ${answer.status}`;
      } catch (error) {
        why = error instanceof Error ? error.message : String(error);
      }
    }
    // Without the address, which may contain a key.
    log(`the alarm that ${what} ${state} was not taken by ALARM_URL: ${why}`);
  }

  return {
    /** Posts the troubles that began or ended since the last call. */
    update(current: readonly Trouble[]): void {
      const began = current.filter((one) => !known.includes(one));
      const ended = known.filter((one) => !current.includes(one));
      known = current;
      const at = new Date().toISOString();
      for (const what of began) queue = queue.then(() => post(what, "began", at));
      for (const what of ended) queue = queue.then(() => post(what, "ended", at));
    },
  };
}
