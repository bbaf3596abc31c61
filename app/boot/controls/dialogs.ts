import { listen, onPress } from "./listen.ts";

/** Closes a dialog that is open as a modal or as a popover. */
function close(dialog: HTMLDialogElement | null): void {
  dialog?.close();
  if (dialog?.popover) dialog.hidePopover();
}

const nativeCloseBy = "closedBy" in HTMLDialogElement.prototype;
listen("click", (event) => {
  const target = event.target as Element;
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
/** Browsers of before 2024, such as Safari 16, know no popovers: the buttons of the site's dialogs open them as modals. */
if (!("popover" in HTMLElement.prototype))
  onPress("[popovertarget]", (button) => {
    const dialog = document.getElementById(button.getAttribute("popovertarget") ?? "");
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (dialog.open) dialog.close();
    else dialog.showModal();
  });
