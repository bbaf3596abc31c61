export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Writes one line about something that happened. Never give it what a visitor wrote or who they are. */
export type Log = (event: string, fields: LogFields) => void;

/** One line of JSON on standard error, with the time. */
export const jsonLog: Log = (event, fields) => {
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), event, ...fields })}\n`);
};

const minuteMs = 60_000;

/** The same log, with so many lines of one event a minute; of the others it says how many they were. */
export function limitLog(log: Log, event: string, mostPerMinute: number): Log {
  let minute = 0;
  let count = 0;
  return (given, fields) => {
    if (given !== event) return log(given, fields);
    const now = Math.floor(Date.now() / minuteMs);
    if (now !== minute) {
      if (count > mostPerMinute) log(event, { left_out: count - mostPerMinute });
      minute = now;
      count = 0;
    }
    count += 1;
    if (count <= mostPerMinute) log(event, fields);
  };
}

/** Faults that a visitor's request has, and not we, are answered but not noted as failures. */
export function isVisitorsFault(error: unknown): boolean {
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === "number" && status < 500;
}

/** An error for a log: its stack with the stacks of its causes. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = error.stack ?? `${error.name}: ${error.message}`;
  return error.cause === undefined ? own : `${own}\nbecause of ${describeError(error.cause)}`;
}
