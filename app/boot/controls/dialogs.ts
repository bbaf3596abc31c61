import { dialogLink, dialogTimeoutMs } from "./kept-events.ts";
import { listen } from "./listen.ts";
import { onElementAdded } from "./on-element-added.ts";

/**
 * Opens the dialog that a link names in data-dialog, as `command="show-modal"` does, or as a popover in browsers
 * without invoker commands. Values in the link's query are chosen in the dialog's form.
 * @returns false when there is no such dialog
 */
function open({ dataset, href }: HTMLAnchorElement): boolean {
  const dialog = document.getElementById(dataset["dialog"] ?? "");
  if (!(dialog instanceof HTMLDialogElement)) return false;
  for (const [name, value] of new URL(href).searchParams) {
    const field = dialog.querySelector<HTMLSelectElement>(`select[name="${name}"]`);
    if (field) field.value = value;
  }
  // Without invoker commands the dialog's close button can only hide a popover.
  const knowsCommands = "commandForElement" in HTMLButtonElement.prototype;
  if (!knowsCommands && dialog.popover) dialog.showPopover();
  else if (!dialog.open) dialog.showModal();
  return true;
}

/** Closes a dialog that is open as a modal or as a popover. */
function close(dialog: HTMLDialogElement | null): void {
  dialog?.close();
  if (dialog?.popover) dialog.hidePopover();
}

/** The clicked link whose dialog the application has yet to render (app/components/ui/client-only.tsx). */
let awaited: HTMLAnchorElement | null = null;

function awaitDialog(link: HTMLAnchorElement): void {
  awaited = link;
  link.ariaBusy = "true";
  setTimeout(() => awaited === link && location.assign(link.href), dialogTimeoutMs);
}

function openAwaited({ id }: HTMLElement): void {
  if (awaited?.dataset["dialog"] !== id) return;
  awaited.ariaBusy = null;
  open(awaited);
  awaited = null;
}

onElementAdded("dialog:not([open])", openAwaited);
const nativeCloseBy = "closedBy" in HTMLDialogElement.prototype;
listen("click", (event) => {
  const target = event.target as Element;
  const link = dialogLink(event);
  if (link && link !== awaited) {
    event.preventDefault();
    if (!open(link)) awaitDialog(link);
    return;
  }
  // A link to an anchor on this page: the dialog would cover the target.
  if (target.closest?.('a[href^="#"]')) close(target.closest("dialog"));
  // The target is the dialog itself when its backdrop is clicked.
  if (!nativeCloseBy && target.matches("dialog[closedby=any]")) close(target as HTMLDialogElement);
});
// Specification 4: sending a form closes its dialog and empties it.
listen("submit", (event) => {
  const form = event.target as HTMLFormElement;
  const dialog = form.closest("dialog");
  if (!dialog || form.method === "dialog") return;
  setTimeout(() => {
    // A listener refused to send the form, and shows why.
    if (event.defaultPrevented) return;
    close(dialog);
    form.reset();
  });
});
