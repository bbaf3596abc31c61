import { fileAddress } from "../names.ts";
import { config, make, one, t } from "./config.ts";
import { formSaved, formShown, send } from "./send.ts";

/** Wide enough for form and preview side by side (editor.css). */
const isWide = () => matchMedia("(width >= 77.5rem)").matches;

/** The site polls for saved files once a second; reload after that. */
const seenMs = 1500;
const lookMs = 200;
const seen = "/seen";
/** In characters; a longer text is a whole section, not something that the user points at. */
const longestText = 600;
const mostTexts = 4;

/** Texts at a click, the innermost first. */
function textsAt(page: Document, { target, clientX, clientY }: MouseEvent): string[] {
  const image = (target as Element).closest("[alt]");
  const node = page.caretPositionFromPoint?.(clientX, clientY)?.offsetNode ?? null;
  const texts = image ? [image.getAttribute("alt")] : [node?.nodeValue];
  for (let one = target as Element | null; one; one = one.parentElement)
    texts.push(one.textContent);
  const fit = texts
    .map((text) => text?.trim() ?? "")
    .filter((text) => text !== "" && text.length < longestText);
  return [...new Set(fit)].slice(0, mostTexts);
}

const buttonStyle =
  "display:block;margin:0.5rem 0.5rem 0.5rem auto;min-height:2.75rem;padding:0 0.75rem;font-size:1rem;color:var(--ink);background:var(--bg);border:1px solid;border-radius:0.5rem";

/** Gives each section a button that hides or shows it in the form, disabled for two of one name, and makes hidden ones pale. */
function drawParts(page: Document): void {
  const { parts } = config();
  for (const mark of page.querySelectorAll<HTMLElement>("[data-part]:not(:empty)")) {
    const own = parts.filter(({ name }) => name === mark.dataset["part"]);
    const at = own.length === 1 ? parts.indexOf(own[0]!) : -1;
    const isHidden = parts[at]?.isHidden ?? false;
    const title = mark.querySelector("h2, h3")?.textContent ?? "";
    const known = mark.querySelector<HTMLButtonElement>(":scope > [type=button]");
    const button = known ?? make("button", { type: "button" });
    if (!known) mark.prepend(button);
    button.style.cssText = buttonStyle;
    button.disabled = at < 0;
    button.textContent = t(isHidden ? "show" : "hide");
    button.ariaLabel = t(isHidden ? "show_entry" : "hide_entry", { title });
    const act = [isHidden ? "take" : "set", ["sections", at, "hidden"], true];
    button.onclick = () => void send("form:do", JSON.stringify(act));
    for (const inner of mark.children as Iterable<HTMLElement>)
      inner.style.opacity = isHidden && inner !== button ? "0.35" : "";
  }
}

/** Sets up the preview: loads it when opened, reloads it after saving, and opens the field of a clicked word. */
export function followPreview(): void {
  const preview = document.querySelector<HTMLDetailsElement>(".preview");
  if (!preview) return;
  const frame = one<HTMLIFrameElement>("iframe", preview);
  const leads = one<HTMLInputElement>("[type=checkbox]", preview);
  preview.addEventListener("toggle", () => {
    if (preview.open && !frame.src) frame.src = frame.dataset["src"]!;
  });
  preview.open = isWide() || location.hash === "#preview";
  const say = (words: string) => void (one("[role=status]", preview).textContent = words);
  const reload = () => setTimeout(() => frame.contentWindow?.location.reload(), seenMs);
  document.addEventListener(formSaved, reload);
  const address = () => frame.contentWindow!.location.pathname;
  const press = async (event: MouseEvent) => {
    // A menu of the page opens; a section's button does what it says.
    const target = event.target as Element;
    if (leads.checked || target.closest("[popovertarget], [data-part] > button")) return;
    event.preventDefault();
    event.stopPropagation();
    const texts = textsAt(frame.contentDocument!, event).map((text) => ["text", text]);
    const query = new URLSearchParams([["at", address().slice(seen.length)], ...texts]);
    if (!target.closest("main")) query.set("shell", "");
    const answer = await fetch(`/api/word?${query.toString()}`);
    const { path, field = "" } = (await answer.json()) as { path?: string; field?: string };
    say(t(path ? "press_a_word" : "word_not_found"));
    if (path === config().path) await send("form:do", JSON.stringify(["render", field.split(".")]));
    else if (path) location.assign(fileAddress(path, field));
  };
  // Another page than the form's may be shown: its sections are in another file.
  const drawOwn = () => {
    if (address() === frame.dataset["src"]) drawParts(frame.contentDocument!);
    const isChanged = "changed" in one("#editor > form").dataset;
    say(t(isChanged ? "part_changed" : "press_a_word"));
  };
  document.addEventListener(formShown, drawOwn);
  let listening: Document | null = null;
  // Polls, because `load` fires only after the last picture.
  setInterval(() => {
    const page = frame.contentDocument;
    if (page === listening || !page?.URL.includes(seen) || page.readyState === "loading") return;
    listening = page;
    drawOwn();
    page.addEventListener("click", (event) => void press(event), true);
  }, lookMs);
}
