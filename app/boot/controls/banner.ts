import { recall, remember } from "./device.ts";
import { onPress } from "./listen.ts";

function isFormOrFooterInView(): boolean {
  return [...document.querySelectorAll("form[data-sent-once], .site-footer")].some((part) => {
    const { top, bottom, height } = part.getBoundingClientRect();
    return height > 0 && top < innerHeight && bottom > 0;
  });
}

/**
 * Specification 4: the donate banner shows past half a viewport and never again once closed. It is hidden while a form
 * or the footer is in view. It appears only while scrolling, never under a finger that is about to tap.
 */
const root = document.documentElement;
const storageKey = "donate-banner";
let closed = recall(storageKey) === "closed";
const isWanted = () =>
  !closed &&
  scrollY > innerHeight * 0.5 &&
  document.querySelector(".donate-banner") !== null &&
  !isFormOrFooterInView();
const update = () => root.toggleAttribute("data-banner", isWanted());
addEventListener("scroll", update, { passive: true });
onPress("[data-close-banner]", () => {
  closed = true;
  remember(storageKey, "closed");
  update();
  document.querySelector<HTMLElement>("#main")?.focus({ preventScroll: true });
});
