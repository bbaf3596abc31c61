import type { Destination } from "#reader/resolve.ts";
import { DestinationLink } from "./destination-link.tsx";

export type Action = { label: string; target: Destination };

type Props = {
  actions: readonly Action[];
  /** The first one's colour; the others are outlined. */
  first?: "red" | "marigold" | "indigo" | undefined;
};

/** What to do next, for a row of actions: the first is a full button, the others are outlined. */
export function ActionLinks({ actions, first = "red" }: Props) {
  const full = first === "red" ? "button" : `button button-${first}`;
  return actions.map(({ label, target }, index) => (
    <DestinationLink
      key={label}
      className={index === 0 ? full : "button button-outline"}
      to={target}
    >
      {label}
    </DestinationLink>
  ));
}
