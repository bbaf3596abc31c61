import { listen } from "./listen.ts";

/** Any [data-theme-switch] turns light into dark and back, and the choice is kept. */
export function startThemeSwitch(): void {
  const root = document.documentElement;
  const isDark = () =>
    root.dataset.theme
      ? root.dataset.theme === "dark"
      : matchMedia("(prefers-color-scheme: dark)").matches;
  const describe = () => {
    const theme = isDark() ? "dark" : "light";
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      meta.content = meta.dataset[theme] ?? meta.content;
    }
    for (const button of document.querySelectorAll<HTMLElement>("[data-theme-switch]")) {
      const label = button.dataset[isDark() ? "toLight" : "toDark"];
      if (label) button.setAttribute("aria-label", label);
    }
  };
  listen("click", (event) => {
    if (!(event.target as Element).closest?.("[data-theme-switch]")) return;
    root.dataset.theme = isDark() ? "light" : "dark";
    try {
      localStorage.setItem("theme", root.dataset.theme);
    } catch {
      // Without storage the choice lasts as long as the page.
    }
    describe();
  });
  describe();
}
