import type { Database } from "./database.ts";

type Takes = (database: Database, ...rest: never[]) => unknown;

/** A module's functions that take the database first, as they are called once it is given. */
export type Bound<Module> = {
  readonly [
    Name in keyof Module as Module[Name] extends Takes ? Name : never
  ]: Module[Name] extends (database: Database, ...rest: infer Rest) => infer Result
    ? (...rest: Rest) => Result
    : never;
};

/** Gives a database, or one transaction on it, to functions that take it first. */
export function bind<Module extends object>(module: Module, database: Database): Bound<Module> {
  const bound = Object.entries(module as Record<string, unknown>).flatMap(([name, take]) =>
    typeof take === "function" ? [[name, (take as Takes).bind(null, database)]] : [],
  );
  return Object.fromEntries(bound) as Bound<Module>;
}
