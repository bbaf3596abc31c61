/** Specification 9: the header over the home hero turns solid once the page has scrolled 10 px. */
const thresholdPx = 10;

const root = document.documentElement;
const update = () => root.toggleAttribute("data-scrolled", scrollY > thresholdPx);
addEventListener("scroll", update, { passive: true });
// Reading `scrollY` now would force a layout; the next frame does one anyway.
requestAnimationFrame(update);
