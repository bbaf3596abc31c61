/** Specification 4: the donate banner shows past half a viewport and never again once closed. */
export function startBanner(): void {
  const root = document.documentElement;
  let closed = false;
  try {
    closed = localStorage.getItem("donate-banner") === "closed";
  } catch {
    // Without storage it stays closed for this page only.
  }
  const update = () => root.toggleAttribute("data-banner", !closed && scrollY > innerHeight * 0.5);
  addEventListener("scroll", update, { passive: true });
  document.addEventListener("click", (event) => {
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
  requestAnimationFrame(update);
}
