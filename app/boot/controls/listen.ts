type Act<Type extends keyof DocumentEventMap> = (event: DocumentEventMap[Type]) => void;

const listeners: [type: string, act: (event: never) => void][] = [];

/**
 * Listens on the document in the capture phase. While React hydrates, its own capture listener on the document stops
 * the propagation of clicks, keys and changes to all elements; other listeners on the document still get them.
 */
export function listen<Type extends keyof DocumentEventMap>(type: Type, act: Act<Type>): void {
  document.addEventListener(type, act, true);
  listeners.push([type, act]);
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

/**
 * Calls the listeners with the events that head.ts has buffered. No event is dispatched again, so default
 * actions are not repeated. Clicks on links to other pages are skipped: the browser has followed the link, or
 * open-dialogs.ts has opened its dialog.
 */
export function handleKeptEvents(): void {
  for (const event of window.keptEvents ?? []) {
    if (event.type === "click" && (event.target as Element).closest("a:not([href^='#'])")) continue;
    for (const [type, act] of listeners) if (type === event.type) act(event as never);
  }
  delete window.keptEvents;
}
