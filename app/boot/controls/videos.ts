import { onPress } from "./listen.ts";
import { onElementAdded } from "./on-element-added.ts";

/**
 * Hero films: the still picture first; after the page has loaded the film fades in over it, muted.
 * It plays again 5 s after its end (specification 9), never by itself under reduced motion or when
 * data is to be saved, and stops by its own button.
 */
const restartMs = 5000;

const saving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
// A film is half a megabyte: on a phone it is fetched when its button is pressed.
const still =
  saving || matchMedia("(prefers-reduced-motion: reduce), (max-width: 37.49rem)").matches;

const play = (video: HTMLVideoElement) => {
  if (!video.src && video.dataset.src) {
    video.src = video.canPlayType('video/webm; codecs="vp9"')
      ? video.dataset.src
      : (video.dataset.fallback ?? video.dataset.src);
    video.addEventListener("playing", () => video.setAttribute("data-playing", ""));
    video.addEventListener("ended", () => {
      video.dataset.waits = "yes";
      setTimeout(() => {
        delete video.dataset.waits;
        if (video.dataset.stopped === undefined && video.checkVisibility()) play(video);
      }, restartMs);
    });
  }
  void video.play().catch(() => video.removeAttribute("data-playing"));
};

onPress("[data-film]", (button) => {
  const video = document.getElementById(button.dataset.film ?? "");
  if (!(video instanceof HTMLVideoElement)) return;
  const stopping = !video.paused || button.dataset.stopped === undefined;
  video.toggleAttribute("data-stopped", stopping);
  button.toggleAttribute("data-stopped", stopping);
  if (stopping) video.pause();
  else play(video);
});

// Films scrolled away, and the film of the other theme, do not play.
const onScreen = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    const video = target as HTMLVideoElement;
    if (!isIntersecting) video.pause();
    else if (video.dataset.stopped === undefined && !video.dataset.waits) play(video);
  }
});
const start = () =>
  onElementAdded("video[data-autoplay]:not([data-watched])", (video) => {
    video.dataset.watched = "";
    if (!still) return onScreen.observe(video);
    document.querySelector(`[data-film="${video.id}"]`)?.setAttribute("data-stopped", "");
  });
if (document.readyState === "complete") start();
else addEventListener("load", start, { once: true });
