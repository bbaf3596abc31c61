import { onPress } from "./listen.ts";

/** Browsers of before 2024, such as Safari 16, know no popovers: the buttons of the site's dialogs open them as modals. */
if (!("popover" in HTMLElement.prototype))
  onPress("[popovertarget]", (button) => {
    const dialog = document.getElementById(button.getAttribute("popovertarget") ?? "");
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (dialog.open) dialog.close();
    else dialog.showModal();
  });
