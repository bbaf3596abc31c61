import { useLocation } from "react-router";
import { useLabel, useLanguage } from "#app/language/labels.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useLight } from "#app/components/light/light.tsx";
import { twinOf } from "#domain/language/language.ts";

/** Link to this page in the other version, light or full; the server redirects `?lite=…` to its address. */
export function LightSwitch() {
  const label = useLabel();
  const light = useLight();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.set("lite", light ? "0" : "1");
  return (
    <a className="light-switch touch" href={`${pathname}?${query}`} rel="nofollow">
      <Icon name="leaf" size={20} />
      {light ? label("light.full") : label("light.light")}
    </a>
  );
}

/**
 * At the top of a light page: what this version is, with a link to the full one. In the full version the same for
 * browsers without script, which load no pictures (media/picture.tsx).
 */
export function LightNote() {
  const label = useLabel();
  const light = useLight();
  const language = useLanguage();
  const location = useLocation();
  const note = (
    <aside
      className={light ? "light-note links small" : "light-note links small no-script-note"}
      aria-label={label("light.light")}
    >
      <p>{light ? label("light.note") : label("light.no_script")}</p>
      {light && language === "en" && (
        <p lang="es">
          <a className="touch" href={twinOf(location, "es")} data-language="es" hrefLang="es">
            {label("shell.spanish_offer")}
          </a>
        </p>
      )}
      <LightSwitch />
    </aside>
  );
  return light ? note : <noscript>{note}</noscript>;
}
