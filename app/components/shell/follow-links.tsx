import { useEffect, useRef, useState } from "react";
import {
  PrefetchPageLinks,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
  type Location,
} from "react-router";
import { isPlainPress } from "#app/components/ui/plain-press.ts";
import { useLabel } from "#app/language/labels.tsx";

/** The element that a location's hash (`#…`) names, made focusable; null without such an element. */
function anchorTarget(hash: string): HTMLElement | null {
  const target = document.getElementById(hash.slice(1));
  if (target && target.tabIndex < 0) target.tabIndex = -1;
  return target;
}

/** Vertical scroll positions of pages that were left, by their place in the history, for Back and Forward. */
const leftAt = new Map<string, number>();
/** Entries of anchors that the browser has followed share one key. */
const placeOf = ({ key, pathname, hash }: Location) => `${key} ${pathname}${hash}`;

/** The place that is shown; null before hydration. Not a ref: a page that fails mounts all parts anew. */
const shown: { current: Location | null } = { current: null };

/** A mouse must rest on a link this long to count as interested in it. */
const hoverMs = 65;

const linkOf = (target: EventTarget | null) =>
  (target as Element | null)?.closest?.<HTMLAnchorElement>("a[href]");

/** The path of the page to prefetch for a link: another page, the same for everybody. Else null. */
function prefetchPathOf(target: EventTarget | null): string | null {
  const link = linkOf(target);
  if (link?.dataset.page === undefined || link.dataset.dialog || link.search !== "") return null;
  return link.pathname === location.pathname ? null : link.pathname;
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

/** A next page that takes longer is shown to be on its way. */
const slowMs = 500;
const atTop = { position: "fixed", inset: "0 0 auto", width: "100%", zIndex: 99 } as const;

function Progress() {
  const isLoading = useNavigation().state === "loading";
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setSlow, isLoading ? slowMs : 0, isLoading);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return isSlow && <progress style={atTop} aria-hidden />;
}

/**
 * Client-side navigation for `PageLink`s, with prefetching. It scrolls to the anchor or the top of the next page
 * (specification 1), after Back and Forward to where the page was left, and to an anchor of the current page with
 * another query; it moves the focus there and announces the title to screen readers. React Router does none of these.
 */
export function FollowLinks() {
  const label = useLabel();
  const navigate = useNavigate();
  const location = useLocation();
  const isHistory = useNavigationType() === "POP";
  const status = useRef<HTMLParagraphElement>(null);
  const isAnchorHere = useRef(false);
  useEffect(() => {
    const before = shown.current;
    shown.current = location;
    if (before === null || before === location) return;
    // It would stay open over the page: as a popover, or in older browsers as a modal, which keeps the focus.
    const menu = document.querySelector<HTMLDialogElement>("#mobile-menu");
    menu?.hidePopover?.();
    menu?.close();
    const isHere = before.pathname === location.pathname;
    if (isHere && !isAnchorHere.current) return;
    isAnchorHere.current = false;
    const anchor = anchorTarget(location.hash);
    const top = isHistory ? leftAt.get(placeOf(location)) : undefined;
    if (anchor && top === undefined)
      anchor.scrollIntoView({ behavior: isHere ? "auto" : "instant" });
    else window.scrollTo({ top: top ?? 0, left: 0, behavior: "instant" });
    (anchor ?? document.getElementById("main"))?.focus({ preventScroll: true });
    status.current?.replaceChildren(label("shell.page_opened", { title: document.title }));
  }, [location, isHistory, label]);
  useEffect(() => {
    let isLeft = false;
    const onLeave = () => {
      // At a second Back the page is still shown, scrolled to where the first one led.
      if (!isLeft) leftAt.set(placeOf(location), scrollY);
    };
    const onHistory = () => {
      onLeave();
      isLeft = true;
    };
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event.target);
      if (link?.dataset.page === undefined || event.defaultPrevented || !isPlainPress(event))
        return;
      const isHere = link.pathname === location.pathname && link.hash !== "";
      // The page with this query is shown already: the browser scrolls to the anchor.
      if (isHere && link.search === location.search) return;
      event.preventDefault();
      isAnchorHere.current = isHere;
      onLeave();
      // As in a browser, following a link to the current address adds no history entry.
      const replace = link.href === window.location.href;
      void navigate(link.pathname + link.search + link.hash, { replace });
    };
    // On the window, after all listeners of the page, which may have called preventDefault().
    addEventListener("click", onClick);
    addEventListener("popstate", onHistory);
    return () => {
      removeEventListener("click", onClick);
      removeEventListener("popstate", onHistory);
    };
  }, [navigate, location]);
  return (
    <>
      <Prefetch />
      <Progress />
      <p ref={status} className="visually-hidden" role="status" aria-live="polite" />
    </>
  );
}
