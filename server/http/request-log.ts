export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Writes one line about something that happened. Never give it what a visitor wrote or who they are. */
export type Log = (event: string, fields: LogFields) => void;

/** One line of JSON on standard error, with the time. */
export const jsonLog: Log = (event, fields) => {
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), event, ...fields })}\n`);
};

/** An error for a log: its stack with the stacks of its causes. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = error.stack ?? `${error.name}: ${error.message}`;
  return error.cause === undefined ? own : `${own}\nbecause of ${describeError(error.cause)}`;
}
