import { Lead } from "./parts.tsx";
import type { Visit } from "../visit/visit.ts";

const step = 50;

type MoreOf = {
  readonly visit: Pick<Visit, "say" | "query">;
  readonly path: string;
  readonly shown: number;
  readonly all: number;
};

/** The way to more lines of a list, where there are any. */
export function More({ visit, path, shown, all }: MoreOf) {
  if (shown >= all) return null;
  const query = new URLSearchParams(visit.query);
  query.set("show", String(shown + step));
  query.delete("done");
  return <Lead to={`${path}?${query.toString()}`}>{visit.say("more")}</Lead>;
}

/** The number of lines that are asked for: 50, or what `More` leads to. */
More.lines = (query: URLSearchParams): number => {
  const show = Number(query.get("show"));
  return Number.isInteger(show) && show > step ? Math.min(show, 5000) : step;
};
