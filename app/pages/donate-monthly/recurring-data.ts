import type { Route } from "./+types/page";

type Data = Route.ComponentProps["loaderData"];

export type RecurringGift = NonNullable<Data["recurring"]>;
export type RecurringWords = Data["content"];
export type IntervalWords = RecurringWords["monthly"];

export const isAmount = (problem: RecurringGift["problemKind"]) =>
  problem?.startsWith("amount") ?? false;
