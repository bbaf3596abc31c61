import { listen } from "./listen.ts";
import { fill, typed, type Typed } from "./typed-fields.ts";

const key = "unfinished-gift";

/**
 * What was typed for a gift is kept in this tab while its donor is on the payment page: who comes back
 * without paying finds it again. Thanked or not, the page of the gift forgets it.
 */
export function startUnfinishedGift(): void {
  try {
    const kept = sessionStorage.getItem(key);
    const isBack = new URLSearchParams(location.search).get("back") === "unpaid";
    if (kept && isBack) fill(JSON.parse(kept) as Typed);
    if (location.pathname.includes("/donate/status/")) sessionStorage.removeItem(key);
  } catch {
    // Storage is switched off: the address alone brings back what it carries.
  }
  listen("submit", ({ target }) => {
    if ((target as Element).id !== "gift-form") return;
    try {
      sessionStorage.setItem(key, JSON.stringify(typed()));
    } catch {
      // See above.
    }
  });
}
