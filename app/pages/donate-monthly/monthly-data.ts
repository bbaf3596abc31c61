import type { Route } from "./+types/page";

type Data = Route.ComponentProps["loaderData"];

export type MonthlyGift = NonNullable<Data["monthly"]>;
export type MonthlyWords = Data["content"];

/** Whether what went wrong is the amount, and so stands beside its field. */
export const isAmount = (problem: MonthlyGift["problemKind"]) =>
  problem?.startsWith("amount") ?? false;
