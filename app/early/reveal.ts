/**
 * Elements marked data-reveal rise into view once (specification 9: threshold 0.1, stagger 150 ms).
 * What is already on the screen stays as it is, and without script or under reduced motion nothing is hidden.
 */
const staggerMs = 150;

export function startReveal(): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const observer = new IntersectionObserver(
    (entries) => {
      let order = 0;
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        setTimeout(() => target.setAttribute("data-reveal", "shown"), staggerMs * order++);
      }
    },
    { threshold: 0.1 },
  );
  const watch = () => {
    for (const element of document.querySelectorAll('[data-reveal=""]')) {
      if (element.getBoundingClientRect().top < innerHeight) {
        element.setAttribute("data-reveal", "shown");
      } else {
        element.setAttribute("data-reveal", "waiting");
        observer.observe(element);
      }
    }
  };
  watch();
  // The application draws the next page without loading a document.
  new MutationObserver(watch).observe(document.body, { childList: true, subtree: true });
}
