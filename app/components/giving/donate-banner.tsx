import { useEffect, useState } from "react";
import { useLocation, useMatches } from "react-router";
import { englishPathOf } from "#domain/language/language.ts";
import { recall, remember } from "#app/boot/controls/device.ts";
import { useLabel } from "#app/language/labels.tsx";
import { DonateLink } from "#app/components/ui/links.tsx";
import { IconButton } from "#app/components/ui/icon.tsx";

/** Pages that never show the banner: those of giving, thank-you pages, and saved pages. */
const quiet = /^\/(donate|offline)(\/|$)|^\/thank/;

/** Legal pages switch the banner off in their content file. */
type PageData = { readonly content?: { readonly asks_for_nothing?: boolean } } | undefined;

function useIsQuiet(): boolean {
  const { content } = (useMatches().at(-1)?.loaderData as PageData) ?? {};
  return quiet.test(englishPathOf(useLocation().pathname)) || content?.asks_for_nothing === true;
}

function isFormOrFooterInView(): boolean {
  return [...document.querySelectorAll("form[data-sent-once], .site-footer")].some((part) => {
    const { top, bottom, height } = part.getBoundingClientRect();
    return height > 0 && top < innerHeight && bottom > 0;
  });
}

const storageKey = "donate-banner";

/**
 * The banner 'Be Part of the Movement' (specification 4) shows past half a viewport and never again once closed. It is
 * hidden while a form or the footer is in view. It appears only while scrolling, never under a finger.
 */
export function DonateBanner() {
  const label = useLabel();
  const [isClosed, setClosed] = useState(() => recall(storageKey) === "closed");
  const [isWanted, setWanted] = useState(false);
  const isOff = useIsQuiet() || isClosed;
  const { pathname } = useLocation();
  useEffect(() => {
    if (isOff) return undefined;
    const update = () => setWanted(scrollY > innerHeight * 0.5 && !isFormOrFooterInView());
    addEventListener("scroll", update, { passive: true });
    return () => {
      removeEventListener("scroll", update);
      // The next page opens at its top, where the banner would lie over it until somebody scrolls.
      setWanted(false);
    };
  }, [isOff, pathname]);
  if (isOff) return null;
  const close = () => {
    remember(storageKey, "closed");
    setClosed(true);
    document.getElementById("main")?.focus({ preventScroll: true });
  };
  return (
    <aside
      className="donate-banner ground-basalt on-dark"
      aria-label={label("banner.label")}
      hidden={!isWanted}
    >
      <TireMark />
      <p>
        <b>{label("banner.title")}</b>
        {label("banner.text")}
      </p>
      <DonateLink className="button button-marigold button-small">
        {label("banner.donate")}
      </DonateLink>
      <IconButton icon="close" label={label("banner.close")} onClick={close} />
    </aside>
  );
}

function TireMark() {
  return (
    <svg className="icon" width="54" viewBox="0 0 60 60" fill="none" aria-hidden="true">
      <circle cx="30" cy="30" r="26" stroke="#6b6675" strokeWidth="6" strokeDasharray="6 3.08" />
      <circle cx="30" cy="30" r="23" fill="#4b4852" />
      <circle cx="30" cy="30" r="18" stroke="#77727f" strokeWidth="2" />
      <circle cx="30" cy="30" r="12" fill="#f4a81d" />
    </svg>
  );
}
