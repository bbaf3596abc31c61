import { useLocation } from "react-router";
import type { Destination } from "#reader/resolve.ts";
import { addressOf } from "#domain/language/language.ts";
import { useLanguage } from "#app/language/labels.tsx";
import { DonateLink } from "#app/components/ui/donate-link.tsx";
import { DestinationLink } from "./destination-link.tsx";

export type Action = { label: string; target: Destination };

type Props = {
  actions: readonly Action[];
  /** Colour of the first button; the others are outlined. */
  first?: "red" | "marigold" | "indigo" | undefined;
};

/** A row of buttons. One to the donation page opens the donate dialog; one to the current page is left out. */
export function ActionLinks({ actions, first = "red" }: Props) {
  const full = first === "red" ? "button" : `button button-${first}`;
  const donate = addressOf("donate", useLanguage());
  const here = useLocation().pathname.replace(/\/$/, "");
  const elsewhere = actions.filter(({ target: { href } }) => href === donate || href !== here);
  return elsewhere.map(({ label, target }, index) => {
    const className = index === 0 ? full : "button button-outline";
    return target.href === donate ? (
      <DonateLink key={label} className={className}>
        {label}
      </DonateLink>
    ) : (
      <DestinationLink key={label} className={className} to={target}>
        {label}
      </DestinationLink>
    );
  });
}
