import { useLocation, useMatches } from "react-router";
import { englishPathOf } from "#domain/language/language.ts";
import { useLabel } from "#app/language/labels.tsx";
import { DonateLink } from "#app/components/ui/links.tsx";
import { IconButton } from "#app/components/ui/icon.tsx";
import "./donate-banner.css";

/** Pages that never show the banner: those of giving, thank-you pages, and saved pages. */
const quiet = /^\/(donate|offline)(\/|$)|^\/thank/;

/** Legal pages switch the banner off in their content file. */
type PageData = { readonly content?: { readonly asks_for_nothing?: boolean } } | undefined;

function useIsQuiet(): boolean {
  const { content } = (useMatches().at(-1)?.loaderData as PageData) ?? {};
  return quiet.test(englishPathOf(useLocation().pathname)) || content?.asks_for_nothing === true;
}

/** The banner 'Be Part of the Movement' (specification 4); app/boot/controls/banner.ts shows and closes it. */
export function DonateBanner() {
  const label = useLabel();
  if (useIsQuiet()) return null;
  return (
    <aside className="donate-banner ground-basalt on-dark" aria-label={label("banner.label")}>
      <TireMark />
      <p>
        <b>{label("banner.title")}</b>
        {label("banner.text")}
      </p>
      <DonateLink className="button button-marigold button-small">
        {label("banner.donate")}
      </DonateLink>
      <IconButton
        className="needs-script"
        icon="close"
        label={label("banner.close")}
        data-close-banner=""
      />
    </aside>
  );
}

function TireMark() {
  return (
    <svg viewBox="0 0 60 60" fill="none" aria-hidden="true">
      <circle cx="30" cy="30" r="26" stroke="#6b6675" strokeWidth="6" strokeDasharray="6 3.08" />
      <circle cx="30" cy="30" r="23" fill="#4b4852" />
      <circle cx="30" cy="30" r="18" stroke="#77727f" strokeWidth="2" />
      <circle cx="30" cy="30" r="12" fill="#f4a81d" />
    </svg>
  );
}
