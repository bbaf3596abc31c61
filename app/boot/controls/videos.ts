import { listen, onPress } from "./listen.ts";
import { onElementAdded } from "./on-element-added.ts";

/**
 * Hero films: muted, they fade in over a still picture once the page has loaded, and play again 5 s after their end
 * (specification 9). On phones, under reduced motion and with data saving they play only by their button.
 */
const restartMs = 5000;

const saveData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
// A film is half a megabyte, too much for a phone to load unasked.
const isManual =
  saveData || matchMedia("(prefers-reduced-motion: reduce), (max-width: 37.49rem)").matches;

const play = (video: HTMLVideoElement) =>
  void video.play().catch(() => video.removeAttribute("data-playing"));

listen("playing", ({ target }) => (target as HTMLVideoElement).setAttribute("data-playing", ""));
listen("ended", ({ target }) => {
  const video = target as HTMLVideoElement;
  video.dataset.waits = "yes";
  setTimeout(() => {
    delete video.dataset.waits;
    if (video.dataset.stopped === undefined && video.checkVisibility()) play(video);
  }, restartMs);
});

onPress("[data-film]", (button) => {
  const video = document.getElementById(button.dataset.film ?? "");
  if (!(video instanceof HTMLVideoElement)) return;
  const stopping = !video.paused || button.dataset.stopped === undefined;
  video.toggleAttribute("data-stopped", stopping);
  button.toggleAttribute("data-stopped", stopping);
  if (stopping) video.pause();
  else play(video);
});

// Pauses films out of view, such as the hidden film of the other theme.
const onScreen = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    const video = target as HTMLVideoElement;
    if (!isIntersecting) video.pause();
    else if (video.dataset.stopped === undefined && !video.dataset.waits) play(video);
  }
});
const start = () =>
  onElementAdded("video[data-autoplay]", (video) => {
    if (!isManual) return onScreen.observe(video);
    document.querySelector(`[data-film="${video.id}"]`)?.setAttribute("data-stopped", "");
  });
if (document.readyState === "complete") start();
else addEventListener("load", start, { once: true });
