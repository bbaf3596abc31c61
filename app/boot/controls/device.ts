type Place = "localStorage" | "sessionStorage";

/** Reads a text from the browser's storage; null when there is none or the browser forbids storage. */
export function recall(key: string, place: Place = "localStorage"): string | null {
  try {
    return window[place].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text; null deletes it. Does nothing where storage is forbidden or full. */
export function remember(key: string, text: string | null, place: Place = "localStorage"): void {
  try {
    if (text === null) window[place].removeItem(key);
    else window[place].setItem(key, text);
  } catch {
    // Forbidden or full.
  }
}

/** Reads JSON from the browser's storage; null when there is none or it does not parse. */
export function recallJson(key: string, place: Place = "localStorage"): unknown {
  try {
    return JSON.parse(recall(key, place) ?? "null");
  } catch {
    return null;
  }
}
