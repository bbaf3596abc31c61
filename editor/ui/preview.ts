import { fileAddress } from "../names.ts";
import { config, one, t } from "./config.ts";
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
  const press = async (event: MouseEvent) => {
    if (leads.checked) return;
    event.preventDefault();
    event.stopPropagation();
    const at = frame.contentWindow!.location.pathname.slice(seen.length);
    const texts = textsAt(frame.contentDocument!, event).map((text) => ["text", text]);
    const answer = await fetch(
      `/api/word?${new URLSearchParams([["at", at], ...texts]).toString()}`,
    );
    const { path, field = "" } = (await answer.json()) as { path?: string; field?: string };
    one("[role=status]", preview).textContent = t(path ? "press_a_word" : "word_not_found");
    if (path === config().path) await send("form:do", JSON.stringify(["render", field.split(".")]));
    else if (path) location.assign(fileAddress(path, field));
  };
  let listening: Document | null = null;
  // Polls, because `load` fires only after the last picture.
  setInterval(() => {
    const page = frame.contentDocument;
    if (page === listening || !page?.URL.includes(seen)) return;
    listening = page;
    page.addEventListener("click", (event) => void press(event), true);
  }, lookMs);
}
