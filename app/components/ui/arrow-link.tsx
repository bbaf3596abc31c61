import type { ReactNode } from "react";
import type { Destination } from "#reader/resolve.ts";
import { DestinationLink } from "./destination-link.tsx";
import { Icon } from "./icon.tsx";

type Props = {
  to: Destination;
  /** Hidden words for screen readers after a text that is unclear alone: "Learn More". */
  context?: string | undefined;
  children: ReactNode;
};

/** A text link with an arrow, or with the external-link icon where it leaves the site. */
export function ArrowLink({ to, context, children }: Props) {
  return (
    <DestinationLink to={to} className="arrow-link">
      {children}
      {context && <span className="visually-hidden"> {context}</span>}
      {!to.outside && <Icon name="arrow" size={20} />}
    </DestinationLink>
  );
}
