import { useLocation } from "react-router";
import { twinOf } from "#domain/language/language.ts";
import { useLabel, useLanguage } from "#app/language/labels.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import "./spanish-offer.css";

/** Offers the Spanish page once to a browser set to Spanish; app/boot/head.ts decides whether it shows. */
export function SpanishOffer() {
  const label = useLabel();
  const location = useLocation();
  if (useLanguage() === "es") return null;
  return (
    <p className="spanish-offer" lang="es">
      <a href={twinOf(location, "es")} data-language="es" hrefLang="es">
        {label("shell.spanish_offer")}
      </a>
      <button
        className="icon-button"
        type="button"
        data-close-offer=""
        aria-label={label("shell.spanish_offer_close")}
      >
        <Icon name="close" />
      </button>
    </p>
  );
}
