import { onElementAdded } from "./on-element-added.ts";

/**
 * Elements marked data-reveal fade in once when scrolled to (specification 9: threshold 0.1, stagger 150 ms). The ones
 * on the first screen do not, and none does without script or under reduced motion.
 */
const staggerMs = 150;

const observer = new IntersectionObserver(
  (entries) => {
    let order = 0;
    for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
      // An observer's first entry for an element reports its initial position.
      if (target.getAttribute("data-reveal") === "") {
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
  onElementAdded("[data-reveal]", (element) => observer.observe(element));
