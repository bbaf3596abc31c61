import { dialogLink, dialogPatienceMs } from "./kept-events.ts";
import { listen } from "./listen.ts";
import { onElementAdded } from "./on-element-added.ts";

/**
 * Dialogs open by `command="show-modal"`, or as popovers where the browser does not know it yet. Links marked
 * data-dialog open the dialog they name instead of the page they lead to.
 */
function open(id = ""): boolean {
  const dialog = document.getElementById(id);
  if (!(dialog instanceof HTMLDialogElement)) return false;
  // Its close button must be able to close it: one without commands hides a popover.
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

/** A link was pressed whose dialog comes with the application (app/components/ui/client-only.tsx). */
let awaited: HTMLAnchorElement | null = null;

function awaitDialog(link: HTMLAnchorElement): void {
  awaited = link;
  link.ariaBusy = "true";
  setTimeout(() => awaited === link && location.assign(link.href), dialogPatienceMs);
}

function openAwaited({ id }: HTMLElement): void {
  if (awaited?.dataset["dialog"] !== id) return;
  awaited.ariaBusy = null;
  awaited = null;
  open(id);
}

onElementAdded("dialog:not([open])", openAwaited);
const nativeCloseBy = "closedBy" in HTMLDialogElement.prototype;
listen("click", (event) => {
  const target = event.target as Element;
  const link = dialogLink(event);
  if (link && link !== awaited) {
    event.preventDefault();
    if (!open(link.dataset["dialog"])) awaitDialog(link);
    return;
  }
  // A dialog must not cover the place on this page that its link leads to.
  if (target.closest?.('a[href^="#"]')) close(target.closest("dialog"));
  // A click on the dialog itself is a click on the scrim around it.
  if (!nativeCloseBy && target.matches("dialog[closedby=any]")) close(target as HTMLDialogElement);
});
// A form that has been sent leaves its dialog closed and empty (specification 4).
listen("submit", (event) => {
  const form = event.target as HTMLFormElement;
  const dialog = form.closest("dialog");
  if (!dialog || form.method === "dialog") return;
  setTimeout(() => {
    // The page refused the form and shows in it why.
    if (event.defaultPrevented) return;
    close(dialog);
    form.reset();
  });
});
