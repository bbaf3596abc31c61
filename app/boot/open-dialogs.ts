import { afterPaint } from "./controls/after-paint.ts";

/** Selects that a link has changed, with their values before it. */
const originals = new Map<HTMLSelectElement, string>();

/**
 * A link with data-dialog opens the dialog of that id instead of its page: as a modal, or as a popover in browsers
 * without invoker commands, whose close button can only hide a popover. Values in the link's query are chosen in the
 * dialog's form, until another link opens it. Part of the head script, so that the first click needs no further script.
 */
function open(link: HTMLAnchorElement): boolean {
  const dialog = document.getElementById(link.dataset["dialog"] ?? "");
  if (!(dialog instanceof HTMLDialogElement && dialog.showPopover)) return false;
  for (const [field, value] of originals) field.value = value;
  originals.clear();
  for (const [name, value] of new URL(link.href).searchParams) {
    const field = dialog.querySelector<HTMLSelectElement>(`select[name="${name}"]`);
    if (!field) continue;
    originals.set(field, field.value);
    field.value = value;
  }
  if (dialog.matches(":modal, :popover-open")) return true;
  dialog.showPopover();
  // Making the page behind it inert restyles every element: 120 ms on a slow phone, so only after the paint.
  if ("commandForElement" in HTMLButtonElement.prototype)
    afterPaint(() => {
      if (!dialog.matches(":popover-open")) return;
      dialog.hidePopover();
      dialog.showModal();
    });
  return true;
}

addEventListener(
  "click",
  (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = (event.target as Element).closest?.<HTMLAnchorElement>("a[data-dialog]");
    if (link && open(link)) event.preventDefault();
  },
  true,
);
