import { useLocation } from "react-router";
import { pageAt, type Page } from "#domain/addresses.ts";
import { englishPathOf } from "#domain/language/language.ts";
import { useLabel } from "#app/language/labels.tsx";
import { DonateLink } from "./donate-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { TireMark } from "#app/components/ui/tire-mark.tsx";
import "./donate-banner.css";

/** Thanks and legal texts: nobody is asked for money there. Nor on any page of giving. */
const quietPages: readonly (Page | null)[] = [
  "thanksConsultation",
  "thanksDonation",
  "thanksItem",
  "thanksInterest",
  "privacyPolicy",
  "termsOfService",
  "accessibility",
];

function isQuiet(path: string): boolean {
  return /^\/donate(\/|$)/.test(path) || quietPages.includes(pageAt(path));
}

/**
 * 'Be Part of the Movement': shown by app/inline-scripts/banner.ts past half a viewport, never again once
 * closed (specification 4), and not while a form is in view. Without script it stands at the end of the page.
 */
export function DonateBanner() {
  const label = useLabel();
  if (isQuiet(englishPathOf(useLocation().pathname))) return null;
  return (
    <aside className="donate-banner on-dark" aria-label={label("banner.label")}>
      <TireMark />
      <p>
        <b>{label("banner.title")}</b>
        {label("banner.text")}
      </p>
      <DonateLink className="button button-marigold button-small">
        {label("banner.donate")}
      </DonateLink>
      <button
        className="icon-button needs-script"
        type="button"
        data-close-banner=""
        aria-label={label("banner.close")}
      >
        <Icon name="close" />
      </button>
    </aside>
  );
}
