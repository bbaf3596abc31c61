import { dialogLink } from "./kept-events.ts";

type Act<Type extends keyof DocumentEventMap> = (event: DocumentEventMap[Type]) => void;

const listeners: [type: string, act: (event: never) => void][] = [];

/**
 * Listens on the document, on an event's way down. While React takes a page over it stops presses, keys and
 * changes there (`stopPropagation`): a listener on the way back up would lose them. React listens on the document
 * too, but later, so this comes first.
 */
export function listen<Type extends keyof DocumentEventMap>(type: Type, act: Act<Type>): void {
  document.addEventListener(type, act, true);
  listeners.push([type, act]);
}

/** Listens for presses of elements that match, and of what is in them. */
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
 * Tells the listeners of the events that keep-events.ts has kept. A link has been followed by the browser meanwhile;
 * nothing else that the browser does by itself is done twice, for no event is sent again.
 */
export function tellOfKeptEvents(): void {
  for (const event of window.keptEvents ?? []) {
    const isFollowed = event.type === "click" && (event.target as Element).closest("a[href]");
    if (isFollowed && !dialogLink(event)) continue;
    for (const [type, act] of listeners) if (type === event.type) act(event as never);
  }
  delete window.keptEvents;
}
