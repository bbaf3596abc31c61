import { useLabel } from "#app/language/labels.tsx";
import { DonateLink } from "./donate-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { TireMark } from "#app/components/ui/tire-mark.tsx";
import "./donate-banner.css";

/**
 * 'Be Part of the Movement': shown by app/inline-scripts/banner.ts past half a viewport, never again once
 * closed (specification 4). Without script it stands at the end of the page.
 */
export function DonateBanner() {
  const label = useLabel();
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
