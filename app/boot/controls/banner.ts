import { recall, remember } from "./device.ts";
import { onPress } from "./listen.ts";

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
const root = document.documentElement;
const rememberedAs = "donate-banner";
let closed = recall(rememberedAs) === "closed";
const isWanted = () =>
  !closed &&
  scrollY > innerHeight * 0.5 &&
  document.querySelector(".donate-banner") !== null &&
  !isFormInView();
const update = () => root.toggleAttribute("data-banner", isWanted());
addEventListener("scroll", update, { passive: true });
onPress("[data-close-banner]", () => {
  closed = true;
  remember(rememberedAs, "closed");
  update();
  document.querySelector<HTMLElement>("#main")?.focus({ preventScroll: true });
});
