import type { Destination } from "#reader/resolve.ts";
import { addressOf } from "#domain/language/language.ts";
import { useLanguage } from "#app/language/labels.tsx";
import { DonateLink } from "#app/components/ui/donate-link.tsx";
import { DestinationLink } from "./destination-link.tsx";

export type Action = { label: string; target: Destination };

type Props = {
  actions: readonly Action[];
  /** The first one's colour; the others are outlined. */
  first?: "red" | "marigold" | "indigo" | undefined;
};

/** A row of actions: the first is a full button, the others are outlined. A link to the donation page opens the dialog. */
export function ActionLinks({ actions, first = "red" }: Props) {
  const full = first === "red" ? "button" : `button button-${first}`;
  const donate = addressOf("donate", useLanguage());
  return actions.map(({ label, target }, index) => {
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
