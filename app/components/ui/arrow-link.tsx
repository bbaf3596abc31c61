import type { ReactNode } from "react";
import type { Destination } from "#reader/resolve.ts";
import { DestinationLink } from "./destination-link.tsx";
import { Icon } from "./icon.tsx";

type Props = {
  to: Destination;
  /** Completes words that are too short to stand alone ("Learn More"), unseen. */
  context?: string | undefined;
  children: ReactNode;
};

/** A text link with an arrow; an outside target has the outside mark in its place. */
export function ArrowLink({ to, context, children }: Props) {
  return (
    <DestinationLink to={to} className="arrow-link">
      {children}
      {context && <span className="visually-hidden"> {context}</span>}
      {!to.outside && <Icon name="arrow" size={20} />}
    </DestinationLink>
  );
}
