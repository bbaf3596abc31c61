import { useLocation } from "react-router";
import { useLabel } from "#app/language/labels.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useLight } from "#app/components/light/light.tsx";
import "./light-switch.css";

/** Link to this page in the other version, light or full; the server redirects `?lite=…` to its address. */
export function LightSwitch({ className = "light-switch touch" }: { className?: string }) {
  const label = useLabel();
  const light = useLight();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.set("lite", light ? "0" : "1");
  return (
    <a className={className} href={`${pathname}?${query}`} rel="nofollow">
      <Icon name="leaf" size={20} />
      {light ? label("light.full") : label("light.light")}
    </a>
  );
}

/** At the top of every light page: explains the version, with a link to the full one. */
export function LightNote() {
  const label = useLabel();
  const light = useLight();
  if (!light) return null;
  return (
    <aside className="light-note links small" aria-label={label("light.light")}>
      <p>{label("light.note")}</p>
      <LightSwitch />
    </aside>
  );
}

/** Offers the light version to browsers without script, which do not load pictures (media/picture.tsx). */
export function NoScriptNote() {
  const label = useLabel();
  const light = useLight();
  if (light) return null;
  return (
    <noscript>
      <aside className="light-note links small no-script-note" aria-label={label("light.light")}>
        <p>{label("light.no_script")}</p>
        <LightSwitch />
      </aside>
    </noscript>
  );
}
