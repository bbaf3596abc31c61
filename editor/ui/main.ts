import type { NameOf } from "../form-schema.ts";
import { folded, thumbnailAddress } from "../names.ts";
import { config, make, one, t } from "./config.ts";
import { takePhotographs } from "./photographs.ts";
import { followPreview } from "./preview.ts";
import { bringDraft, keepDraft, send } from "./send.ts";

/** Further options are found by typing. */
const shownAtOnce = 60;

/** Opens a dialog with a search to choose a figure, link, category, purpose or picture. */
function pick(of: NameOf, onPick: (name: string) => void): void {
  const dialog = one<HTMLDialogElement>("#picker");
  const options = make("ul", { className: "options" });
  const search = make("input", { type: "search", autocomplete: "off" });
  const none = make("p", { className: "options", role: "status" }, t("nothing_found"));
  const show = () => {
    const wanted = folded(search.value).split(/\s+/).filter(Boolean);
    const found = config().choices[of].filter(({ name, label, detail }) => {
      const text = folded(`${name} ${label} ${detail}`);
      return wanted.every((word) => text.includes(word));
    });
    none.hidden = found.length > 0;
    options.replaceChildren(
      ...found.slice(0, shownAtOnce).map((choice) => {
        const { name, label, detail = "" } = choice;
        const src = thumbnailAddress(choice);
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
  const label = make("label", { className: "field" }, title, search);
  dialog.replaceChildren(label, none, options, close);
  search.addEventListener("input", show);
  show();
  dialog.showModal();
}

const blockOf = (words: string, before: (at: number) => string) =>
  ["", "", ...words.split("\n").map((line, at) => before(at) + line), "", ""].join("\n");

/** The signs before a line's words, such as `> - `; headings and pictures take no mark. */
const ownLines = /^(\s*(?:(?:[->*]|\d{1,2}\.) )*)(?!(?:[->*]|#+|\d{1,2}\.) |!\[)(\S(?:.*\S)?)/gm;
/** A mark ends with its paragraph or entry, and takes no spaces in: each line has its own. */
const marked = (mark: string) => (words: string) =>
  words.replaceAll(ownLines, `$1${mark}$2${mark}`);

/** Markdown around the selected words, or before each of their lines. */
const marks: Readonly<Record<string, (words: string) => string>> = {
  bold: marked("**"),
  italic: marked("*"),
  link: (words) => `[${words}](https://)`,
  heading: (words) => `\n\n## ${words}\n\n`,
  list: (words) => blockOf(words, () => "- "),
  numbers: (words) => blockOf(words, (at) => `${at + 1}. `),
  quote: (words) => blockOf(words, () => "> "),
};

function replaceWords(area: HTMLTextAreaElement, edit: (words: string) => string): void {
  const { selectionStart: from, selectionEnd: to, value } = area;
  const text = value.slice(0, from) + edit(value.slice(from, to)) + value.slice(to);
  area.value = text.replaceAll(/\n{3,}/g, "\n\n");
  area.dispatchEvent(new Event("input", { bubbles: true }));
  area.focus();
}

/** Renders the form again with this input focused. */
const render = ({ name }: { name: string }) =>
  send("form:do", JSON.stringify(["render", name.split(".")]));
const inputOf = (button: HTMLElement) =>
  one<HTMLInputElement>("input[type=hidden]", button.closest(".named, form")!);

/** A photograph in place of a drawing, or the drawing again, is public already; the form has not changed. */
async function tell(button: HTMLElement, what: string, place = ""): Promise<void> {
  if (!(await render(inputOf(button)))) return;
  const said = one("#editor [role=status]");
  said.className = `warning is-${what}`;
  said.textContent = t(what, { place });
}

async function takeDown(button: HTMLElement, slot: string): Promise<void> {
  if (!confirm(t("sure_to_take_down"))) return;
  const answer = await fetch(`/api/picture?slot=${slot}`, { method: "DELETE" }).catch(() => null);
  const place = config().choices.picture.find(({ name }) => name === slot)?.detail;
  // In its own form, whose file is gone.
  if (answer?.ok && !button.closest(".named")) location.assign("/content?done=photograph");
  else if (answer?.status === 422) await tell(button, "photograph_needed", place);
  else await tell(button, answer?.ok ? "drawing_public" : "note_failed");
}

/** Inserts a chosen name: into a text at the selection, or as the value of a name field. */
async function take(button: HTMLElement, name: string): Promise<void> {
  const area = button.closest(".one-language")?.querySelector("textarea");
  const of = button.dataset["pick"];
  const input = area ?? inputOf(button);
  if (!area) input.value = name;
  else if (of === "fact") replaceWords(area, () => `{{${name}}}`);
  else replaceWords(area, (words) => `${words}\n\n![](slot:${name})\n\n`);
  // In the dialog for photographs nothing of the form has changed yet.
  if (button.closest("dialog")) return;
  change();
  await render(input);
}

async function press(button: HTMLElement): Promise<void> {
  const { pick: of, mark: name, photograph: use, drawing, slot } = button.dataset;
  if (of) pick(of as NameOf, (chosen) => void take(button, chosen));
  const area = button.closest(".one-language")?.querySelector("textarea");
  if (name && area) replaceWords(area, (words) => marks[name]!(words || t("words_here")));
  if (drawing) await takeDown(button, drawing);
  if (!use) return;
  const put = await takePhotographs({ title: button.textContent, slot, use });
  if (put !== null) await (slot ? tell(button, "photograph_public") : take(button, put));
}

function change(): void {
  Object.assign(one("#editor > form").dataset, { changed: "", typed: "" });
  // The words typed from here on are not saved.
  const said = document.querySelector(
    "#editor :is(.is-saved, .is-held, .is-waits, .is-needs_others)",
  )?.firstChild;
  if (said instanceof Text) said.data = "";
  keepDraft();
}

document.addEventListener("click", (event) => {
  const button = (event.target as Element).closest<HTMLElement>("#editor button[type=button]");
  if (button) void press(button);
});
document.addEventListener("input", ({ target }) => {
  const field = target as HTMLElement;
  if (field.closest("#editor > form")) change();
  if (!field.ariaInvalid) return;
  field.ariaInvalid = null;
  field.closest(".field, .one-language, .tick")?.querySelector(".fault")?.remove();
});
document.addEventListener("submit", (event) => {
  const { target, submitter } = event as SubmitEvent;
  if (!(target as Element).matches("#editor > form")) return;
  event.preventDefault();
  const { name, value } = submitter as HTMLButtonElement;
  if (name === "form:discard" && !confirm(t("sure_to_discard"))) return;
  if (name === "form:save") one("#editor [role=status]").textContent = t("saving");
  void send(name, value);
});
document.addEventListener("keydown", (event) => {
  const isSave = (event.ctrlKey || event.metaKey) && event.key === "s";
  const typed = event.target as HTMLInputElement;
  // Enter inserts no line break into a one-line text, and does not submit the form.
  const isEnd =
    event.key === "Enter" && typed.matches("#editor > form :is(textarea:not([data-lines]), input)");
  if (isSave || isEnd) event.preventDefault();
  if (isEnd && typed.name.startsWith("form:new")) (typed.nextElementSibling as HTMLElement).click();
  if (isSave) void send("form:save", "later");
});

followPreview();
if (document.querySelector("#photographs[data-alone]")) {
  const put = await takePhotographs({ title: t("new_photograph"), slot: undefined, use: "card" });
  location.assign(put === null ? "/content" : "/content?done=photographs");
} else {
  void bringDraft();
  one("[autofocus]")?.scrollIntoView({ block: "center" });
}
