import type { MessagePort, Worker } from "node:worker_threads";

/** Functions that another thread can call. Arguments and results are structured clones. */
export type Calls = Record<string, (...args: never[]) => Promise<unknown>>;

type Call = { readonly id: number; readonly name: string; readonly args: readonly unknown[] };
type Reply = { readonly id: number } & ({ readonly result: unknown } | { readonly error: unknown });

/** A thread's port to its parent, or the thread as its parent has it. */
type Port = Pick<MessagePort | Worker, "postMessage" | "on">;

/** Answers the calls that arrive at a port. */
export function serveCalls(port: Port, calls: Calls): void {
  port.on("message", async ({ id, name, args }: Call) => {
    try {
      const result = await calls[name]!(...(args as never[]));
      port.postMessage({ id, result } satisfies Reply);
    } catch (error) {
      port.postMessage({ id, error } satisfies Reply);
    }
  });
}

/** The functions of the thread at the other end of a port. They reject when the thread ends. */
export function remoteCalls<Offered extends object>(
  port: Port,
  names: readonly (keyof Offered & string)[],
): Offered {
  let lastId = 0;
  const pending = new Map<number, PromiseWithResolvers<unknown>>();
  port.on("message", (message: Reply) => {
    const call = pending.get(message.id);
    if (!call) return;
    pending.delete(message.id);
    if ("error" in message) call.reject(message.error);
    else call.resolve(message.result);
  });
  port.on("exit" as "close", () => {
    for (const call of pending.values()) call.reject(new Error("the thread has ended"));
    pending.clear();
  });
  const call =
    (name: string) =>
    (...args: unknown[]) => {
      const result = Promise.withResolvers<unknown>();
      lastId += 1;
      pending.set(lastId, result);
      port.postMessage({ id: lastId, name, args } satisfies Call);
      return result.promise;
    };
  return Object.fromEntries(names.map((name) => [name, call(name)])) as Offered;
}
