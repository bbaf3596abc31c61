import type { Page } from "playwright-core";

/** A part of a page that opens, and what is looked at once it is open. */
export type State = { readonly name: string; readonly within: string };

/** What the shell brings to every page: looked at once for each language and look, on these pages. */
const shellPages = new Set(["/", "/es", "/about", "/es/about"]);
const shellParts = "#mobile-menu, #search-box, #donate-dialog, header [popover]";

/** The states of a page as it stands open: which there are depends on the page alone. */
export async function statesOf(page: Page, path: string): Promise<State[]> {
  const found = await page.evaluate(
    ({ shell, withShell }) => {
      const isShell = (element: Element) => element.matches(shell);
      const dialogs = [...document.querySelectorAll<HTMLElement>("dialog, [popover]")]
        .filter((element) => element.id && (withShell || !isShell(element)))
        .map((element) => `#${CSS.escape(element.id)}`);
      return {
        dialogs,
        disclosures: document.querySelectorAll("main details:not([open])").length,
        carousels: document.querySelectorAll("main .carousel").length,
      };
    },
    { shell: shellParts, withShell: shellPages.has(path) },
  );
  return [
    ...(found.disclosures > 0 ? [{ name: "disclosures open", within: "main details" }] : []),
    ...(found.carousels > 0 ? [{ name: "carousel at its end", within: "main .carousel" }] : []),
    ...found.dialogs.map((id) => ({ name: `open ${id}`, within: id })),
  ];
}

/** Opens it, as a press would. */
export async function enter(page: Page, { name, within }: State): Promise<void> {
  await page.evaluate(
    ({ name: state, selector }) => {
      if (state === "disclosures open") {
        for (const each of document.querySelectorAll<HTMLDetailsElement>(selector)) {
          each.removeAttribute("name");
          each.open = true;
        }
        return;
      }
      const element = document.querySelector<HTMLElement>(selector)!;
      if (state === "carousel at its end") {
        for (const track of element.querySelectorAll("ol")) track.scrollLeft = track.scrollWidth;
      } else if (element.popover === null) {
        const dialog = element as HTMLDialogElement;
        if (!dialog.open) dialog.showModal();
      } else if (!element.matches(":popover-open")) element.showPopover();
    },
    { name, selector: within },
  );
  await settled(page);
}

/** Closes it. */
export async function leave(page: Page, { name, within }: State): Promise<void> {
  await page.evaluate(
    ({ name: state, selector }) => {
      for (const element of document.querySelectorAll<HTMLElement>(selector)) {
        if (state === "disclosures open") (element as HTMLDetailsElement).open = false;
        else if (element.popover !== null) element.hidePopover();
        else if (element instanceof HTMLDialogElement) element.close();
      }
    },
    { name, selector: within },
  );
}

/** Until motion that something opened with is over and the next frame is drawn. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const motion of document.getAnimations())
      if (motion.effect?.getComputedTiming().endTime !== Infinity) motion.finish();
    await new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)));
  });
}
