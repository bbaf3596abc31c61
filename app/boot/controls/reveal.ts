import { onElementAdded } from "./on-element-added.ts";

/**
 * Elements marked data-reveal rise into view once (specification 9: threshold 0.1, stagger 150 ms).
 * Elements already on the screen stay as they are; without script or under reduced motion none is hidden.
 */
const staggerMs = 150;

const observer = new IntersectionObserver(
  (entries) => {
    let order = 0;
    for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
      // The first entry of an element tells where layout placed it.
      if (target.getAttribute("data-reveal") === "watched") {
        // Reading `innerHeight` would force a layout for each element.
        const isSeen = boundingClientRect.top < (rootBounds?.height ?? innerHeight);
        target.setAttribute("data-reveal", isSeen ? "shown" : "waiting");
        if (isSeen) observer.unobserve(target);
      } else if (isIntersecting) {
        observer.unobserve(target);
        setTimeout(() => target.setAttribute("data-reveal", "shown"), staggerMs * order++);
      }
    }
  },
  { threshold: 0.1 },
);
if (!matchMedia("(prefers-reduced-motion: reduce)").matches)
  onElementAdded('[data-reveal=""]', (element) => {
    element.setAttribute("data-reveal", "watched");
    observer.observe(element);
  });
