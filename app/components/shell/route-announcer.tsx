import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useLabel } from "#app/language/labels.tsx";
import { anchorTarget } from "./anchor-target.ts";

/**
 * After each client-side navigation scrolls to the anchor or the top (specification 1), moves the focus there and
 * announces the title to screen readers; React Router does none of these.
 */
export function RouteAnnouncer() {
  const label = useLabel();
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const [announcement, announce] = useState("");

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const anchor = anchorTarget(hash);
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
