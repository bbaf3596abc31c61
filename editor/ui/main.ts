import type { NameOf } from "../form-schema.ts";
import { one, t } from "./config.ts";
import { mark, replaceWords } from "./marks.ts";
import { takePhotographs } from "./photographs.ts";
import { pick } from "./picker.ts";
import { followPreview } from "./preview.ts";
import { bringDraft, keepDraft, send } from "./send.ts";

/** Value of `form:do` that renders the form again with this input focused. */
const focusAct = ({ name }: { name: string }) => JSON.stringify(["render", name.split(".")]);

/** Inserts a chosen name: into a text at the selection, or as the value of a name field. */
async function take(button: HTMLElement, name: string): Promise<void> {
  const area = button.closest(".one-language")?.querySelector("textarea");
  const of = button.dataset["pick"];
  const input = area ?? one<HTMLInputElement>("input[type=hidden]", button.closest(".named")!);
  if (!area) input.value = name;
  else if (of === "fact") replaceWords(area, () => `{{${name}}}`);
  else replaceWords(area, (words) => `${words}\n\n![](slot:${name})\n\n`);
  // In the dialog for photographs nothing of the form has changed yet.
  if (button.closest("dialog")) return;
  change();
  await send("form:do", focusAct(input));
}

async function press(button: HTMLElement): Promise<void> {
  const { pick: of, mark: name, photograph: use, drawing, slot } = button.dataset;
  if (of) pick(of as NameOf, (chosen) => void take(button, chosen));
  if (name) mark(one<HTMLTextAreaElement>("textarea", button.closest(".one-language")!), name);
  if (drawing) {
    await fetch(`/api/picture?slot=${drawing}`, { method: "DELETE" });
    await send("form:do", '["render",[]]');
  }
  if (!use) return;
  const put = await takePhotographs({ title: button.textContent, slot, use });
  if (put !== null) await take(button, put);
}

function change(): void {
  one("#editor > form").dataset["changed"] = "";
  keepDraft();
}

document.addEventListener("click", (event) => {
  const button = (event.target as Element).closest<HTMLElement>("#editor button[type=button]");
  if (button) void press(button);
});
document.addEventListener("input", ({ target }) => {
  if ((target as Element).closest("#editor > form")) change();
});
document.addEventListener("submit", (event) => {
  const { target, submitter } = event as SubmitEvent;
  if (!(target as Element).matches("#editor > form")) return;
  event.preventDefault();
  const { name, value } = submitter as HTMLButtonElement;
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
  void takePhotographs({ title: t("new_photograph"), slot: undefined, use: "card" });
} else {
  void bringDraft();
  one("[autofocus]")?.scrollIntoView({ block: "center" });
}
