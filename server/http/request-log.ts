export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Writes a line of the log. Fields must contain nothing that a visitor wrote, and nothing about who they are. */
export type Log = (event: string, fields: LogFields) => void;

export const jsonLog: Log = (event, fields) => {
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), event, ...fields })}\n`);
};

/** An error with its stack, and those of its causes. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = error.stack ?? `${error.name}: ${error.message}`;
  return error.cause === undefined ? own : `${own}\nbecause of ${describeError(error.cause)}`;
}
