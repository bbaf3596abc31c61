import { listen } from "./listen.ts";
import { fill, typed, type Typed } from "./typed-fields.ts";

const carriedKey = "carried-form";

type Carried = { path: string; values: Typed };

/** Carries the query, the anchor and unsent input over to the page in the other language. */
function leave(link: HTMLAnchorElement): void {
  link.search = location.search;
  link.hash = location.hash;
  const carried: Carried = { path: link.pathname, values: typed() };
  if (carried.values.length > 0) sessionStorage.setItem(carriedKey, JSON.stringify(carried));
}

function arrive(): void {
  const kept = sessionStorage.getItem(carriedKey);
  if (!kept) return;
  sessionStorage.removeItem(carriedKey);
  const carried = JSON.parse(kept) as Carried;
  if (carried.path === location.pathname) fill(carried.values);
}

/** Without storage nothing is remembered, and nothing else is lost. */
function ifStored(work: () => void): void {
  try {
    work();
  } catch {
    // Storage is switched off or full.
  }
}

export function startLanguageSwitch(): void {
  ifStored(arrive);
  listen("click", (event) => {
    const target = event.target as Element;
    const link = target.closest?.<HTMLAnchorElement>("a[data-language]");
    if (link) ifStored(() => leave(link));
    if (link || target.closest?.("[data-close-offer]")) {
      document.documentElement.removeAttribute("data-offer-spanish");
    }
  });
}
