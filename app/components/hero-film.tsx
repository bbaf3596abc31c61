import { useSyncExternalStore } from "react";
import { Film } from "./film.tsx";

/** Names of films in public/films/, for the light and the dark theme. */
export type HeroFilms = { day: string; night: string };

/** Below this width the hero stands on other sheets than its film's (hero-picture.tsx). */
const wideScreen = "(min-width: 900px)";
const darkSystem = "(prefers-color-scheme: dark)";

function subscribe(onChange: () => void): () => void {
  const queries = [matchMedia(wideScreen), matchMedia(darkSystem)];
  for (const query of queries) query.addEventListener("change", onChange);
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => {
    for (const query of queries) query.removeEventListener("change", onChange);
    observer.disconnect();
  };
}

function fitting(): keyof HeroFilms | null {
  if (!matchMedia(wideScreen).matches) return null;
  const { theme } = document.documentElement.dataset;
  const isDark = theme ? theme === "dark" : matchMedia(darkSystem).matches;
  return isDark ? "night" : "day";
}

/** The film over the hero's picture, in the light of the page's theme; a phone is not asked to load it. */
export function HeroFilm({ films }: { films: HeroFilms }) {
  const light = useSyncExternalStore(subscribe, fitting, () => null);
  return light && <Film key={light} name={films[light]} />;
}
