import type { NameOf } from "../form-schema.ts";
import { config, make, one, t } from "./config.ts";

/** Further options are found by typing. */
const shownAtOnce = 60;

/** Opens a dialog with a search to choose a figure, link, category, purpose or picture. */
export function pick(of: NameOf, onPick: (name: string) => void): void {
  const dialog = one<HTMLDialogElement>("#picker");
  const options = make("ul", { className: "options" });
  const search = make("input", { type: "search", autocomplete: "off" });
  const show = () => {
    const wanted = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const found = config().choices[of].filter(({ name, label, detail }) => {
      const text = `${name} ${label} ${detail}`.toLowerCase();
      return wanted.every((word) => text.includes(word));
    });
    options.replaceChildren(
      ...found.slice(0, shownAtOnce).map(({ name, label, detail = "" }) => {
        const src = `/api/thumbnail?slot=${name}`;
        const image = of === "picture" ? [make("img", { src, alt: "", loading: "lazy" })] : [];
        const about = [make("span", {}, label), make("span", { className: "hint" }, detail)];
        const button = make("button", { type: "button" }, ...image, ...about);
        button.addEventListener("click", () => {
          dialog.close();
          onPick(name);
        });
        return make("li", {}, button);
      }),
    );
  };
  const close = make("button", { type: "button", onclick: () => dialog.close() }, t("cancel"));
  const title = t(`choose_${of}`);
  dialog.ariaLabel = title;
  dialog.replaceChildren(make("label", { className: "field" }, title, search), options, close);
  search.addEventListener("input", show);
  show();
  dialog.showModal();
}
