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
