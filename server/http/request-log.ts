export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Writes a line of the log. Fields must contain nothing that a visitor wrote, and nothing about who they are. */
export type Log = (event: string, fields: LogFields) => void;

/** Writes a line of JSON to standard error. */
export const jsonLog: Log = (event, fields) => {
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), event, ...fields })}\n`);
};

const minuteMs = 60_000;

/** Limits the lines of one event per minute; the next minute begins with the number that was left out. */
export function limitLog(log: Log, event: string, maxPerMinute: number): Log {
  let minute = 0;
  let count = 0;
  return (name, fields) => {
    if (name !== event) return log(name, fields);
    const now = Math.floor(Date.now() / minuteMs);
    if (now !== minute) {
      if (count > maxPerMinute) log(event, { left_out: count - maxPerMinute });
      minute = now;
      count = 0;
    }
    count += 1;
    if (count <= maxPerMinute) log(event, fields);
  };
}

/** True for an error with a status below 500: the request was wrong, the program did not fail. */
export function isClientError(error: unknown): boolean {
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === "number" && status < 500;
}

/** An error with its stack, and those of its causes. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = error.stack ?? `${error.name}: ${error.message}`;
  return error.cause === undefined ? own : `${own}\nbecause of ${describeError(error.cause)}`;
}
