/**
 * Listens on the document, on an event's way down. While React takes a page over it stops presses, keys and
 * changes there (`stopPropagation`) until the page's data has come, seconds on a slow line: who listened on
 * the way back up would lose them. React listens on the document too, but later, so this comes first.
 */
export function listen<Type extends keyof DocumentEventMap>(
  type: Type,
  act: (event: DocumentEventMap[Type]) => void,
): void {
  document.addEventListener(type, act, true);
}
