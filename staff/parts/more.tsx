import { Lead } from "./parts.tsx";
import type { Visit } from "../visit/visit.ts";

const step = 50;

/** The way to more lines of a list, where there are any. */
export function More({
  visit,
  path,
  shown,
  all,
}: {
  visit: Pick<Visit, "say" | "query">;
  path: string;
  shown: number;
  all: number;
}) {
  if (shown >= all) return null;
  const query = new URLSearchParams(visit.query);
  query.set("show", String(shown + step));
  query.delete("done");
  return <Lead to={`${path}?${query.toString()}`}>{visit.say("more")}</Lead>;
}

/** How many lines are asked for: 50, or what `More` leads to. */
More.lines = (query: URLSearchParams): number => {
  const show = Number(query.get("show"));
  return Number.isInteger(show) && show > step ? Math.min(show, 5000) : step;
};
