import { isMove, isSign } from "./kept-events.ts";

type Act<Type extends keyof DocumentEventMap> = (event: DocumentEventMap[Type]) => void;

const listeners: [type: string, act: (event: never) => void][] = [];

/**
 * Listens on the document, on an event's way down. While React takes a page over it stops presses, keys and
 * changes there (`stopPropagation`): who listened on the way back up would lose them. React listens on the document
 * too, but later, so this comes first.
 */
export function listen<Type extends keyof DocumentEventMap>(type: Type, act: Act<Type>): void {
  document.addEventListener(type, act, true);
  listeners.push([type, act]);
}

/**
 * Tells the listeners of what was done before they were there (start.ts). A link has been followed by the browser
 * itself meanwhile; nothing else that it does by itself is done twice, for no event is sent again. A pointer that moved
 * before a press is not told of: who pressed has opened, or closed, what the pointer would open.
 */
export function tellOfKeptEvents(): void {
  const events = window.keptEvents ?? [];
  const lastPress = events.findLastIndex(isSign);
  for (const [at, event] of events.entries()) {
    if (isMove(event) && at < lastPress) continue;
    if (event.type === "click" && (event.target as Element).closest("a[href]")) continue;
    for (const [type, act] of listeners) if (type === event.type) act(event as never);
  }
  delete window.keptEvents;
}
