import { useLocation } from "react-router";
import type { Trouble } from "#domain/trouble.ts";
import { addressOf, englishPathOf } from "#domain/language/language.ts";
import { useLabel } from "#app/language/labels.tsx";
import "./trouble-note.css";

/** Warns at the top of every page about what does not work at present, before a visitor fills in a form in vain. */
export function TroubleNote({ troubles }: { troubles: readonly Trouble[] }) {
  const label = useLabel();
  const isGiving = englishPathOf(useLocation().pathname).startsWith(addressOf("donate", "en"));
  // Books and content concern staff only; payments concern the donation pages only.
  const [trouble] = troubles
    .filter((one) => one !== "books" && one !== "content")
    .filter((one) => one !== "payment" || isGiving);
  if (!trouble) return null;
  return (
    <p className="trouble-note" role="status">
      {label(`trouble.${trouble}`)}
    </p>
  );
}
