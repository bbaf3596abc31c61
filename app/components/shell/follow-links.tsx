import { useEffect, useRef, useState } from "react";
import { PrefetchPageLinks, useLocation, useNavigate } from "react-router";
import { isPlainPress } from "#app/components/ui/plain-press.ts";
import { placeOf } from "./place-of.ts";

/** A mouse that rests on a link so long may mean it; one that passes over does not. */
const restMs = 65;

const linkOf = (target: EventTarget | null) =>
  (target as Element | null)?.closest?.<HTMLAnchorElement>("a[href]");

/**
 * The page that a link leads to, when asking for it early can do no harm: ours, another one, and the same for everybody.
 * @returns its path; null of a file, a question, a page with a key, a place of this page, or of no link
 */
function pageOf(target: EventTarget | null): string | null {
  const link = linkOf(target);
  if (!link || link.target || link.dataset.dialog || link.origin !== location.origin) return null;
  const isPage = link.search === "" && !link.pathname.includes(".");
  return isPage && link.pathname !== location.pathname ? link.pathname : null;
}

/** True when the visitor or the line asks for as few bytes as can be. */
const isSparing = () =>
  !navigator.onLine ||
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Asks for the next page when a finger touches its link, a mouse rests on it or the keyboard comes to it: until it is
 * let go, pressed or left, most of the way has been gone.
 */
function NextPage() {
  const [page, setPage] = useState<string | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onSign = ({ target, type }: Event) => {
      clearTimeout(timer);
      const next = pageOf(target);
      if (!next || isSparing()) return;
      if (type === "pointerover") timer = setTimeout(setPage, restMs, next);
      // Without a timer: while it waits for what a finger does, Chromium lets timers wait a tenth of a second.
      else setPage(next);
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

/**
 * Opens the pages that `PageLink`s lead to without a whole document, and asks for them early. Where a link leads to
 * another page, `RouteAnnouncer` goes to its place there; the router goes to none.
 */
export function FollowLinks() {
  const navigate = useNavigate();
  const { key, hash } = useLocation();
  const isForPlace = useRef(false);
  useEffect(() => {
    if (!isForPlace.current) return;
    isForPlace.current = false;
    const place = placeOf(hash);
    place?.scrollIntoView();
    place?.focus({ preventScroll: true });
  }, [key, hash]);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event.target);
      if (link?.dataset.page === undefined || event.defaultPrevented || !isPlainPress(event))
        return;
      const isHere = link.pathname === location.pathname && link.hash !== "";
      // A place of what is shown already: the browser goes there.
      if (isHere && link.search === location.search) return;
      event.preventDefault();
      isForPlace.current = isHere;
      // The same address again is no second step in the history, as in a browser.
      const replace = link.href === location.href;
      void navigate(link.pathname + link.search + link.hash, { replace });
    };
    // On the window: the listeners of the page, React's too, have had their say.
    addEventListener("click", onClick);
    return () => removeEventListener("click", onClick);
  }, [navigate]);
  return <NextPage />;
}
