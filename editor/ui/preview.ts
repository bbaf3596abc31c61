import { fileAddress } from "../names.ts";
import { config, make, one, t } from "./config.ts";
import { onSaved, send } from "./send.ts";

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
  "position:absolute;inset:0.5rem 0.5rem auto auto;z-index:9;min-height:2.75rem;padding:0 0.75rem;font-size:1rem;color:var(--ink);background:var(--bg);border:1px solid;border-radius:0.5rem";

/**
 * Makes hidden sections of the page pale and gives each section a button that hides or shows it. BlockList wraps sections
 * for this; the wrappers go, so that the page looks as in public.
 * @param save stores the change and returns true, or returns false
 */
function offerParts(page: Document, save: (part: string, hides: boolean) => Promise<boolean>) {
  for (const mark of page.querySelectorAll<HTMLElement>("[data-part]")) {
    const title = mark.querySelector("h2, h3")?.textContent ?? "";
    const section = mark.lastElementChild as HTMLElement | null;
    mark.replaceWith(...mark.children);
    if (!section) continue;
    const button = make("button", { type: "button" });
    button.style.cssText = buttonStyle;
    const paint = (isHidden: boolean) => {
      button.textContent = t(isHidden ? "show" : "hide");
      button.ariaLabel = t(isHidden ? "show_entry" : "hide_entry", { title });
      button.onclick = async () => {
        if (await save(mark.dataset["part"]!, !isHidden)) paint(!isHidden);
      };
      for (const inner of section.children as Iterable<HTMLElement>)
        inner.style.opacity = isHidden && inner !== button ? "0.35" : "";
    };
    section.style.position = "relative";
    section.append(button);
    paint(mark.dataset["hidden"] === "true");
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
  onSaved(() => setTimeout(() => frame.contentWindow?.location.reload(), seenMs));
  const address = () => frame.contentWindow!.location.pathname.slice(seen.length);
  const say = (words: string) => (one("[role=status]", preview).textContent = words);
  const savePart = async (part: string, hides: boolean) => {
    const query = new URLSearchParams({ at: address(), part, ...(hides && { hide: "" }) });
    const asked = fetch(`/api/part?${query.toString()}`, { method: "PUT" });
    const isSaved = await asked.then(({ ok }) => ok).catch(() => false);
    say(t(isSaved ? "note_waits" : "note_failed"));
    // Renders the form again with this change and with what was typed.
    return isSaved && send("form:draft", "");
  };
  const press = async (event: MouseEvent) => {
    if (leads.checked || (event.target as Element).matches("button[type=button]")) return;
    event.preventDefault();
    event.stopPropagation();
    const texts = textsAt(frame.contentDocument!, event).map((text) => ["text", text]);
    const query = new URLSearchParams([["at", address()], ...texts]);
    const answer = await fetch(`/api/word?${query.toString()}`);
    const { path, field = "" } = (await answer.json()) as { path?: string; field?: string };
    say(t(path ? "press_a_word" : "word_not_found"));
    if (path === config().path) await send("form:do", JSON.stringify(["render", field.split(".")]));
    else if (path) location.assign(fileAddress(path, field));
  };
  let listening: Document | null = null;
  // Polls, because `load` fires only after the last picture.
  setInterval(() => {
    const page = frame.contentDocument;
    if (page === listening || !page?.URL.includes(seen) || page.readyState === "loading") return;
    listening = page;
    offerParts(page, savePart);
    page.addEventListener("click", (event) => void press(event), true);
  }, lookMs);
}
