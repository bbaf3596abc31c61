import { listen, onPress } from "./listen.ts";

/**
 * The header's menus are native popovers: click, Escape, outside click and focus need no script.
 * This makes them also open on hover, and close 500 ms after the mouse leaves (specification 9).
 */
const closeDelayMs = 500;

let timer: ReturnType<typeof setTimeout> | undefined;
let hovered: HTMLElement | null = null;
const menuOf = (target: EventTarget | null) => {
  // Without popovers the menus open by CSS (main-nav.css).
  if (!("popover" in HTMLElement.prototype)) return null;
  const group = (target as Element | null)?.closest?.("[data-dropdown]");
  return group?.querySelector<HTMLElement>("[popover]") ?? null;
};
listen("pointerover", (event) => {
  if (event.pointerType !== "mouse") return;
  const menu = menuOf(event.target);
  if (!menu) return;
  clearTimeout(timer);
  if (menu.matches(":popover-open")) return;
  menu.showPopover();
  hovered = menu;
});
listen("pointerout", (event) => {
  if (event.pointerType !== "mouse") return;
  const menu = menuOf(event.target);
  if (!menu || menuOf(event.relatedTarget) === menu) return;
  clearTimeout(timer);
  timer = setTimeout(() => menu.hidePopover(), closeDelayMs);
});
// The click that follows hovering would close the menu again.
onPress("[data-dropdown] > button", (button, event) => {
  if (menuOf(button) === hovered && hovered?.matches(":popover-open")) event.preventDefault();
  hovered = null;
});
// An open menu would cover the element that takes the focus next.
listen("focusout", (event) => {
  const group = (event.target as Element).closest("[data-dropdown], .mobile-menu");
  if (!event.relatedTarget || group?.contains(event.relatedTarget as Node)) return;
  (menuOf(group) ?? (group as HTMLElement | null))?.hidePopover?.();
});
listen("keydown", (event) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const menu = menuOf(event.target);
  if (!step || !menu) return;
  event.preventDefault();
  if (!menu.matches(":popover-open")) menu.showPopover();
  const links = [...menu.querySelectorAll("a")];
  links[links.indexOf(event.target as HTMLAnchorElement) + step]?.focus();
});
