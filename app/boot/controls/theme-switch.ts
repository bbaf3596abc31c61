import { remember } from "./device.ts";
import { onPress } from "./listen.ts";

/** Buttons marked data-theme-switch toggle between light and dark; the choice is stored on the device. */
const root = document.documentElement;
const isDark = () =>
  root.dataset.theme
    ? root.dataset.theme === "dark"
    : matchMedia("(prefers-color-scheme: dark)").matches;
const updateLabels = () => {
  const theme = isDark() ? "dark" : "light";
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = meta.dataset[theme] ?? meta.content;
  }
  for (const button of document.querySelectorAll<HTMLElement>("[data-theme-switch]")) {
    const label = button.dataset[isDark() ? "toLight" : "toDark"];
    if (label) button.setAttribute("aria-label", label);
  }
};
onPress("[data-theme-switch]", () => {
  root.dataset.theme = isDark() ? "light" : "dark";
  remember("theme", root.dataset.theme);
  updateLabels();
});
updateLabels();
