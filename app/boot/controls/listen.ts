type Act<Type extends keyof DocumentEventMap> = (event: DocumentEventMap[Type]) => void;

/**
 * Listens on the document in the capture phase, and first acts on the events that head.ts has buffered; none is
 * dispatched again, which would repeat what the browser did. While React hydrates, its own capture listener on the
 * document stops clicks, keys and changes on their way to all elements; others on the document still get them.
 */
export function listen<Type extends keyof DocumentEventMap>(type: Type, act: Act<Type>): void {
  document.addEventListener(type, act, true);
  for (const event of window.keptEvents ?? []) {
    if (event.type !== type) continue;
    // The browser has followed the link to another page, or open-dialogs.ts has opened its dialog.
    if (type === "click" && (event.target as Element).closest("a:not([href^='#'])")) continue;
    act(event as DocumentEventMap[Type]);
  }
}

/** Listens for clicks on elements that match the selector, or inside them. */
export function onPress<Pressed extends HTMLElement>(
  selector: string,
  act: (element: Pressed, event: MouseEvent) => void,
): void {
  listen("click", (event) => {
    const element = (event.target as Element).closest?.<Pressed>(selector);
    if (element) act(element, event);
  });
}
