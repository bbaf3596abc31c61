/**
 * Hero films: the still picture first; after the page has loaded the film fades in over it, muted.
 * It plays again 5 s after its end (specification 9), never by itself under reduced motion or when
 * data is to be saved, and stops by its own button.
 */
const restartMs = 5000;

export function startVideos(): void {
  const saving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  const still = saving || matchMedia("(prefers-reduced-motion: reduce)").matches;

  const play = (video: HTMLVideoElement) => {
    if (!video.src && video.dataset.src) {
      video.src = video.canPlayType('video/webm; codecs="vp9"')
        ? video.dataset.src
        : (video.dataset.fallback ?? video.dataset.src);
      video.addEventListener("playing", () => video.setAttribute("data-playing", ""), {
        once: true,
      });
      video.addEventListener("ended", () =>
        setTimeout(() => {
          if (video.dataset.stopped === undefined) void video.play();
        }, restartMs),
      );
    }
    void video.play().catch(() => video.removeAttribute("data-playing"));
  };

  document.addEventListener("click", (event) => {
    const button = (event.target as Element).closest?.<HTMLElement>("[data-film]");
    const video = button && document.getElementById(button.dataset.film ?? "");
    if (!button || !(video instanceof HTMLVideoElement)) return;
    const stopping = !video.paused || button.getAttribute("aria-pressed") === "false";
    video.toggleAttribute("data-stopped", stopping);
    button.setAttribute("aria-pressed", String(stopping));
    if (stopping) video.pause();
    else play(video);
  });

  const start = () => {
    for (const video of document.querySelectorAll<HTMLVideoElement>("video[data-autoplay]")) {
      if (video.src || video.dataset.stopped !== undefined) continue;
      if (!still) play(video);
      else
        document.querySelector(`[data-film="${video.id}"]`)?.setAttribute("aria-pressed", "true");
    }
  };
  const whenLoaded = () => {
    start();
    new MutationObserver(start).observe(document.body, { childList: true, subtree: true });
  };
  if (document.readyState === "complete") whenLoaded();
  else addEventListener("load", whenLoaded, { once: true });
}
