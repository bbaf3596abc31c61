import type { Stores } from "#domain/storage/storage.ts";
import { dayMs, hourMs, guatemalaDay } from "#domain/clock.ts";
import { unclaimedMoney } from "./unclaimed.ts";

/**
 * Problems with gifts and books that staff must look at, as values of the daily digest
 * (content/emails/staff-digest.yaml); each is "" if all is well.
 */
export async function giftAlerts(
  gifts: Pick<Stores["gifts"], "checks" | "unclaimed" | "namesWaiting">,
  now: Date,
): Promise<Readonly<Record<string, string>>> {
  const checks = new Map((await gifts.checks()).map((check) => [check.what, check]));
  const isOld = (at: Date, days = 1) => now.getTime() - at.getTime() > days * dayMs;
  const books = checks.get("books");
  const begun = checks.get("books_begun");
  const isStuck =
    begun && !(books && books.at >= begun.at) && now.getTime() - begun.at.getTime() >= hourMs;
  const gap = checks.get("gap");
  const wrong = [
    isStuck ? "the check began and did not end" : books?.problem,
    gap && !isOld(gap.at, 7) ? gap.problem : "",
  ];
  const version = checks.get("api_version");
  const waiting = (await unclaimedMoney(gifts, "live")).length;
  const names = await gifts.namesWaiting("live");
  return {
    gifts_unclaimed: waiting === 0 ? "" : String(waiting),
    gifts_unchecked: books && isOld(books.at) ? guatemalaDay(books.at) : "",
    gifts_books: wrong.filter(Boolean).join("; "),
    gifts_provider: checks.get("provider")?.problem ?? "",
    gifts_fees: checks.get("fees")?.problem ?? "",
    gifts_names: names.map((gift) => `${gift.displayName} (${gift.reference})`).join(", "),
    gifts_version: version && !isOld(version.at) ? version.problem : "",
  };
}
