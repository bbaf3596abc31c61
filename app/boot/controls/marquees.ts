import { onPress } from "./listen.ts";
import { onElementAdded } from "./on-element-added.ts";

/** Marquees (components/ui/marquee.tsx) move only while they are on the screen; their button pauses and resumes them. */
const onScreen = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    target.setAttribute("data-moving", isIntersecting ? "yes" : "no");
  }
});
onElementAdded(".marquee", (strip) => onScreen.observe(strip));
onPress("[data-pause]", (button) => {
  const strip = document.getElementById(button.dataset.pause ?? "");
  if (!strip) return;
  const paused = strip.toggleAttribute("data-paused");
  button.setAttribute("aria-pressed", String(paused));
});
