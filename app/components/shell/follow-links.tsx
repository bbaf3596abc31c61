import { useEffect, useRef, useState } from "react";
import { PrefetchPageLinks, useLocation, useNavigate } from "react-router";
import { isPlainPress } from "#app/components/ui/plain-press.ts";
import { anchorTarget } from "./anchor-target.ts";

/** A mouse must rest on a link this long to count as interested in it. */
const hoverMs = 65;

const linkOf = (target: EventTarget | null) =>
  (target as Element | null)?.closest?.<HTMLAnchorElement>("a[href]");

/**
 * The path of the page to prefetch for a link: another page of the site, the same for everybody. Null for files,
 * addresses with a query, links to this page, and targets that are no link.
 */
function prefetchPathOf(target: EventTarget | null): string | null {
  const link = linkOf(target);
  if (!link || link.target || link.dataset.dialog || link.origin !== location.origin) return null;
  const isPage = link.search === "" && !link.pathname.includes(".");
  return isPage && link.pathname !== location.pathname ? link.pathname : null;
}

/** True when prefetching would waste data or fail. */
const isSavingData = () =>
  !navigator.onLine ||
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Prefetches the page of a link that is touched, focused or hovered over. */
function Prefetch() {
  const [page, setPage] = useState<string | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onIntent = ({ target, type }: Event) => {
      clearTimeout(timer);
      const next = prefetchPathOf(target);
      if (!next || isSavingData()) return;
      if (type === "pointerover") timer = setTimeout(setPage, hoverMs, next);
      // Without a timer: Chromium delays timers by 100 ms while it interprets a touch.
      else setPage(next);
    };
    const types = ["pointerover", "pointerdown", "focusin"] as const;
    for (const type of types) addEventListener(type, onIntent, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const type of types) removeEventListener(type, onIntent);
    };
  }, []);
  return page && <PrefetchPageLinks page={page} />;
}

/**
 * Client-side navigation for `PageLink`s, with prefetching. It also scrolls to anchors on the current page, which the
 * router does not; `RouteAnnouncer` does so on other pages.
 */
export function FollowLinks() {
  const navigate = useNavigate();
  const { key, hash } = useLocation();
  const isAnchorHere = useRef(false);
  useEffect(() => {
    if (!isAnchorHere.current) return;
    isAnchorHere.current = false;
    const anchor = anchorTarget(hash);
    anchor?.scrollIntoView();
    anchor?.focus({ preventScroll: true });
  }, [key, hash]);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event.target);
      if (link?.dataset.page === undefined || event.defaultPrevented || !isPlainPress(event))
        return;
      const isHere = link.pathname === location.pathname && link.hash !== "";
      // The page with this query is shown already: the browser scrolls to the anchor.
      if (isHere && link.search === location.search) return;
      event.preventDefault();
      isAnchorHere.current = isHere;
      // As in a browser, following a link to the current address adds no history entry.
      const replace = link.href === location.href;
      void navigate(link.pathname + link.search + link.hash, { replace });
    };
    // On the window, after all listeners of the page, which may have called preventDefault().
    addEventListener("click", onClick);
    return () => removeEventListener("click", onClick);
  }, [navigate]);
  return <Prefetch />;
}
