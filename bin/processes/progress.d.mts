import type { ChildProcess } from "node:child_process";

/** Shows a title while the work goes on, with the seconds when it takes longer than two. */
export function step<Result>(title: string, work: () => Promise<Result>): Promise<Result>;

/** Signals go on to what was started; this process ends when that has ended. */
export function passSignals(child: ChildProcess): void;

/** A command ended with another code than 0; `output` is all that it said. */
export class CommandFailed extends Error {
  readonly output: string;
  constructor(output: string, code: string);
}

/**
 * Runs a command as a step; what it says is kept back.
 * @returns what it printed, without warnings and errors
 * @throws CommandFailed
 */
export function runStep(
  title: string,
  command: string,
  args: readonly string[],
  env?: Readonly<Record<string, string>>,
): Promise<string>;
