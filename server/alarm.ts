import { setTimeout } from "node:timers/promises";
import type { Trouble } from "#domain/trouble.ts";

export type AlarmNews = {
  readonly site: string;
  readonly what: Trouble;
  readonly state: "began" | "ended";
  /** ISO 8601. */
  readonly at: string;
  /** For a program that only shows a line: Slack and Mattermost take this field. */
  readonly text: string;
};

type AlarmSettings = {
  readonly url: string;
  readonly siteUrl: string;
  /** One line for the operator's log. */
  readonly log: (line: string) => void;
  /** Milliseconds before each try; shortened in tests. */
  readonly pausesMs?: readonly number[];
};

export type Alarm = {
  /** Compares what does not work now with the last look, and posts what began and what ended. */
  look(current: readonly Trouble[]): void;
};

const longestMs = 10_000;
const inWords: Record<Trouble, string> = {
  storage: "nothing can be kept: forms and gifts are refused",
  payment: "the payment page cannot be reached",
  mail: "e-mails do not leave",
  books: "the books of gifts need a look: npm run inbox -- reconcile",
};

export const asPost = (news: object) => ({
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(news),
});

/** Posts JSON to `ALARM_URL`, one after the other, so that an end never comes before its beginning. */
export function createAlarm({
  url,
  siteUrl,
  log,
  pausesMs = [0, 5000, 60_000],
}: AlarmSettings): Alarm {
  let known: readonly Trouble[] = [];
  let queue = Promise.resolve();

  async function post(news: AlarmNews): Promise<void> {
    let why = "";
    for (const pauseMs of pausesMs) {
      await setTimeout(pauseMs, null, { ref: false });
      try {
        const signal = AbortSignal.timeout(longestMs);
        const answer = await fetch(url, { ...asPost(news), signal });
        await answer.body?.cancel();
        if (answer.ok) return;
        why = `status ${answer.status}`;
      } catch (error) {
        why = error instanceof Error ? error.message : String(error);
      }
    }
    // The address may hold a key; it stays out of the log.
    log(`the alarm that ${news.what} ${news.state} was not taken by ALARM_URL: ${why}`);
  }

  return {
    look(current) {
      const began = current.filter((one) => !known.includes(one));
      const ended = known.filter((one) => !current.includes(one));
      known = current;
      const at = new Date().toISOString();
      const tell = (state: AlarmNews["state"]) => (what: Trouble) => {
        const text = `${siteUrl}: ${state === "began" ? inWords[what] : `${what} works again`}`;
        queue = queue.then(() => post({ site: siteUrl, what, state, at, text }));
      };
      began.forEach(tell("began"));
      ended.forEach(tell("ended"));
    },
  };
}
