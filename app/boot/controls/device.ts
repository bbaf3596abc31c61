type Place = "localStorage" | "sessionStorage";

/** A text that this device remembers; null without it, or where the browser forbids storage. */
export function recall(key: string, place: Place = "localStorage"): string | null {
  try {
    return window[place].getItem(key);
  } catch {
    return null;
  }
}

/**
 * Remembers a text, or forgets it. Where storage is forbidden or full, what it is for lasts as long as the page, and
 * nothing else is lost.
 */
export function remember(key: string, text: string | null, place: Place = "localStorage"): void {
  try {
    if (text === null) window[place].removeItem(key);
    else window[place].setItem(key, text);
  } catch {
    // See above.
  }
}

/** Something that was remembered as JSON; null without it, and for what is none. */
export function recallJson(key: string, place: Place = "localStorage"): unknown {
  try {
    return JSON.parse(recall(key, place) ?? "null");
  } catch {
    return null;
  }
}
