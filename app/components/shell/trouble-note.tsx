import { useLocation } from "react-router";
import { isForVisitors, type Trouble } from "#domain/trouble.ts";
import { addressOf, englishPathOf } from "#domain/language/language.ts";
import { useLabel } from "#app/language/labels.tsx";
import "./trouble-note.css";

/** Warns at the top of every page about what does not work at present, before a visitor fills in a form in vain. */
export function TroubleNote({ troubles }: { troubles: readonly Trouble[] }) {
  const label = useLabel();
  const isGiving = englishPathOf(useLocation().pathname).startsWith(addressOf("donate", "en"));
  // Payments concern the donation pages only.
  const [trouble] = troubles.filter(isForVisitors).filter((one) => one !== "payment" || isGiving);
  if (!trouble) return null;
  return (
    <p className="trouble-note" role="status">
      {label(`trouble.${trouble}`)}
    </p>
  );
}
