/** A phone set to Spanish is told once, in Spanish, that this page is there in Spanish: before the paint, for it moves the page. */
const offeredKey = "spanish-offered";
const root = document.documentElement;
try {
  const isWanted = root.lang === "en" && navigator.language.startsWith("es");
  if (isWanted && !localStorage.getItem(offeredKey)) {
    localStorage.setItem(offeredKey, "yes");
    root.setAttribute("data-offer-spanish", "");
  }
} catch {
  // What cannot be kept would be offered on every page: then on none.
}
