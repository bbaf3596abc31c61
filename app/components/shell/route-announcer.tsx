import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useLabel } from "#app/language/labels.tsx";
import { placeOf } from "./place-of.ts";

/**
 * The router neither moves focus nor says that a page has opened: on every path change the page starts
 * at its top at once (specification 1), its main part takes focus and its title is announced.
 */
export function RouteAnnouncer() {
  const label = useLabel();
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const [announcement, announce] = useState("");

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const anchor = placeOf(hash);
    if (anchor) anchor.scrollIntoView({ behavior: "instant" });
    else window.scrollTo({ top: 0, left: 0, behavior: "instant" });
    (anchor ?? document.getElementById("main"))?.focus({ preventScroll: true });
    announce(label("shell.page_opened", { title: document.title }));
  }, [pathname, hash, label]);

  return (
    <p className="visually-hidden" role="status" aria-live="polite">
      {announcement}
    </p>
  );
}
