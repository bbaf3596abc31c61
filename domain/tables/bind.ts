import type { Database } from "./database.ts";

type Takes<First> = (first: First, ...rest: never[]) => unknown;

/** A module's functions that take one thing first, as they are called once it is given. */
export type Bound<Module, First = Database> = {
  readonly [
    Name in keyof Module as Module[Name] extends Takes<First> ? Name : never
  ]: Module[Name] extends (first: First, ...rest: infer Rest) => infer Result
    ? (...rest: Rest) => Result
    : never;
};

/** Gives functions what they take first: a database, one transaction on it, the world. */
export function bind<Module extends object, First>(
  module: Module,
  first: First,
): Bound<Module, First> {
  const bound = Object.entries(module as Record<string, unknown>).flatMap(([name, take]) =>
    typeof take === "function" ? [[name, (take as Takes<First>).bind(null, first)]] : [],
  );
  return Object.fromEntries(bound) as Bound<Module, First>;
}
