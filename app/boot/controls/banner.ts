import { listen } from "./listen.ts";

/** Somebody who is filling in a form is asked for nothing else. */
function isFormInView(): boolean {
  return [...document.querySelectorAll("form[data-sent-once]")].some((form) => {
    const { top, bottom, height } = form.getBoundingClientRect();
    return height > 0 && top < innerHeight && bottom > 0;
  });
}

/**
 * Specification 4: the donate banner shows past half a viewport and never again once closed. Pages
 * without one (donate-banner.tsx) and forms in view are left alone. It comes with the application, and shows
 * when somebody scrolls, never under a finger that is about to press.
 */
export function startBanner(): void {
  const root = document.documentElement;
  let closed = false;
  try {
    closed = localStorage.getItem("donate-banner") === "closed";
  } catch {
    // Without storage it stays closed for this page only.
  }
  const isWanted = () =>
    !closed &&
    scrollY > innerHeight * 0.5 &&
    document.querySelector(".donate-banner") !== null &&
    !isFormInView();
  const update = () => root.toggleAttribute("data-banner", isWanted());
  addEventListener("scroll", update, { passive: true });
  listen("click", (event) => {
    if (!(event.target as Element).closest?.("[data-close-banner]")) return;
    closed = true;
    try {
      localStorage.setItem("donate-banner", "closed");
    } catch {
      // See above.
    }
    update();
    document.querySelector<HTMLElement>("#main")?.focus({ preventScroll: true });
  });
}
