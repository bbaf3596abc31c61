import type { MessagePort, Worker } from "node:worker_threads";

/** Functions that another thread offers. Arguments and results cross as structured clones. */
export type Calls = Record<string, (...given: never[]) => Promise<unknown>>;

type Call = { readonly id: number; readonly name: string; readonly given: readonly unknown[] };
type Answer = { readonly id: number } & (
  | { readonly result: unknown }
  | { readonly error: unknown }
);

/** A thread's port, or the thread seen from its parent. */
type Line = Pick<MessagePort | Worker, "postMessage" | "on">;

/** The memory that a result may hand over instead of copying it: its own bytes, when nothing else shares them. */
function transferOf(result: unknown): ArrayBuffer[] {
  const bodies = [result, (result as { body?: unknown } | null)?.body];
  return bodies.flatMap((one) =>
    one instanceof Uint8Array &&
    one.buffer instanceof ArrayBuffer &&
    one.byteLength === one.buffer.byteLength
      ? [one.buffer]
      : [],
  );
}

/** Answers the calls that come in on a line. */
export function answerCalls(line: Line, calls: Calls): void {
  line.on("message", (message: Call) => {
    if (message.name === undefined) return;
    const { id, name, given } = message;
    const call = calls[name] as ((...given: readonly unknown[]) => Promise<unknown>) | undefined;
    Promise.resolve()
      .then(() => {
        if (!call) throw new Error(`the thread offers no "${name}"`);
        return call(...given);
      })
      .then(
        (result) => line.postMessage({ id, result } satisfies Answer, transferOf(result)),
        (error: unknown) => line.postMessage({ id, error } satisfies Answer),
      );
  });
}

/**
 * The functions at the other end of a line.
 * @param names of them
 */
export function callsTo<Offered extends object>(
  line: Line,
  names: readonly (keyof Offered & string)[],
): Offered {
  let last = 0;
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  line.on("message", (message: Answer) => {
    const waiter = waiting.get(message.id);
    if (!waiter) return;
    waiting.delete(message.id);
    if ("error" in message) waiter.reject(message.error);
    else waiter.resolve(message.result);
  });
  // The calls under way of a thread that has ended will never be answered.
  line.on("exit" as "close", () => {
    for (const waiter of waiting.values()) waiter.reject(new Error("the thread has ended"));
    waiting.clear();
  });
  const call =
    (name: string) =>
    (...given: unknown[]) => {
      const waiter = Promise.withResolvers<unknown>();
      last += 1;
      waiting.set(last, waiter);
      line.postMessage({ id: last, name, given } satisfies Call);
      return waiter.promise;
    };
  return Object.fromEntries(names.map((name) => [name, call(name)])) as Offered;
}
