/** Specification 9: the copyright year is the current one, also on a page built in an earlier year. */
export function startYear(): void {
  for (const element of document.querySelectorAll("[data-current-year]")) {
    element.textContent = String(new Date().getFullYear());
  }
}
