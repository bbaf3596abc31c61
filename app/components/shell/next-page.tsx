import { useEffect, useState } from "react";
import { PrefetchPageLinks } from "react-router";

/** A mouse that rests on a link so long may mean it; one that passes over does not. */
const restMs = 65;

/**
 * The page that a link leads to, when asking for it early can do no harm: ours, another one, and the same for everybody.
 * @returns its path; null of a file, a question, a page with a key, a place of this page, or of no link
 */
function pageOf(target: EventTarget | null): string | null {
  const link = (target as Element | null)?.closest?.<HTMLAnchorElement>("a[href]");
  if (!link || link.target || link.dataset.dialog || link.origin !== location.origin) return null;
  const isPage = link.search === "" && !link.pathname.includes(".");
  return isPage && link.pathname !== location.pathname ? link.pathname : null;
}

/** Whether the visitor or the line asks for as few bytes as can be. */
const isSparing = () =>
  !navigator.onLine ||
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Asks for the next page when a finger touches its link, a mouse rests on it or the keyboard comes to it: until it is
 * let go, pressed or left, most of the way has been gone.
 */
export function NextPage() {
  const [page, setPage] = useState<string | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onSign = ({ target, type }: Event) => {
      clearTimeout(timer);
      const next = pageOf(target);
      if (!next || isSparing()) return;
      timer = setTimeout(setPage, type === "pointerover" ? restMs : 0, next);
    };
    const signs = ["pointerover", "pointerdown", "focusin"] as const;
    for (const sign of signs) addEventListener(sign, onSign, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) removeEventListener(sign, onSign);
    };
  }, []);
  return page && <PrefetchPageLinks page={page} />;
}
