/** The server never learns of an address's anchor: the way to the other language takes it along here. */
export function startLanguageSwitch(): void {
  document.addEventListener(
    "click",
    (event) => {
      const link = (event.target as Element).closest?.<HTMLAnchorElement>("a[data-language]");
      if (!link) return;
      link.search = location.search;
      link.hash = location.hash;
    },
    true,
  );
}
