import type { Visit } from "../visit/visit.ts";
import { Action } from "./parts.tsx";

/** The button that saves a list as the page shows it, whole. */
export function AsTable({ visit: { say, query }, path }: { visit: Visit; path: string }) {
  const hidden = Object.fromEntries([...query].filter(([name]) => name !== "done"));
  return <Action to={`${path}/table`} hidden={hidden} button={say("as_table")} />;
}
