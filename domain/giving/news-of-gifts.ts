import { guatemalaDay, dayMs } from "#domain/clock.ts";
import { addressOf, inEachLanguage } from "#domain/language/language.ts";
import type { Gift, Pair } from "./gift.ts";
import type { Stores } from "#domain/storage/storage.ts";
import { toDonor } from "./gift-mails.ts";
import { purposeOf, type GivingWorld } from "./giving-world.ts";

/** A report to donors on what their gifts achieved (content/lists/gift-news.yaml). */
export type GiftNews = {
  readonly id: string;
  /** In Guatemala, `2026-11-26`. */
  readonly on: string;
  /** Designation ids; `noPurpose` for gifts without one. */
  readonly for: readonly string[];
  readonly text: Pair;
  readonly picture?: string | undefined;
};

/** Stands for gifts without a designation. */
export const noPurpose = "any";
/** Mark of a gift about which its donor wants no such e-mails. */
const refusal = "no news";
const markOf = ({ id }: Pick<GiftNews, "id">) => `news ${id}`;

/** Purposes with gifts older than this and no news are listed for staff. */
const longestSilenceDays = 90;

/** True if news concerns a gift: same purpose, and received by the day of the news. */
export function isNewsOf(
  news: Pick<GiftNews, "on" | "for">,
  { designation, receivedAt }: Pick<Gift, "designation" | "receivedAt">,
): boolean {
  const purpose = designation?.id ?? noPurpose;
  return news.for.includes(purpose) && receivedAt !== null && guatemalaDay(receivedAt) <= news.on;
}

/** Donors who have not been sent the news: of each address the last gift that has not opted out. */
export async function donorsLeft({ storage, payments }: GivingWorld, news: GiftNews) {
  const [refused, sent] = await Promise.all(
    [refusal, markOf(news)].map((mark) => storage.gifts.rowsMarked(mark)),
  );
  const left = new Map<string, Gift>();
  const done = new Set<string>();
  for await (const gift of storage.gifts.each({ state: "received" })) {
    if (gift.email === "" || gift.mode !== payments.mode) continue;
    if (sent?.has(gift.row)) done.add(gift.email);
    else if (isNewsOf(news, gift) && !refused?.has(gift.row)) left.set(gift.email, gift);
  }
  return [...left.values()].filter(({ email }) => !done.has(email));
}

/** Queues the news for a donor and marks the gift. @returns false when it was queued before */
export async function queueNews(
  world: GivingWorld,
  { gifts, outbox }: Stores,
  news: GiftNews,
  gift: Gift,
): Promise<boolean> {
  const { id, language, row } = gift;
  const now = world.clock.now();
  // The donor may have been erased since the list was read.
  const { email } = await gifts.getForUpdate(row);
  if (email === "" || !(await gifts.mark(row, markOf(news), now))) return false;
  const page = addressOf("donateStatus", language, { params: { id }, anchor: "news" });
  const mail = toDonor(world, gift, "gift-news", {
    values: { news: news.text[language] },
    buttonUrl: world.siteUrl + page,
  });
  await outbox.add([mail], { now, giftRow: row });
  return true;
}

/** Opts a gift out of news e-mails, or in again; its page shows the news in both cases. */
export async function setNews(world: GivingWorld, giftId: string, isWanted: boolean) {
  const { storage, clock } = world;
  const { gifts } = storage;
  const gift = await gifts.find(giftId);
  if (!gift) return;
  await (isWanted ? gifts.unmark(gift.row, refusal) : gifts.mark(gift.row, refusal, clock.now()));
}

/** @param marks of the gift */
export const wantsNews = (marks: readonly string[]): boolean => !marks.includes(refusal);

type Silence = { readonly purpose: Pair; readonly gifts: number; readonly since: Date };

/** Purposes with gifts older than 90 days and no news, oldest first. */
export async function silences(world: GivingWorld, all: readonly GiftNews[]) {
  const { storage, payments, clock, words } = world;
  const limit = new Date(clock.now().getTime() - longestSilenceDays * dayMs);
  const found = new Map<string, Silence>();
  for await (const gift of storage.gifts.each({ state: "received" })) {
    const { designation, receivedAt, mode } = gift;
    if (mode !== payments.mode || !receivedAt || receivedAt > limit) continue;
    if (all.some((news) => isNewsOf(news, gift))) continue;
    const id = designation?.id ?? noPurpose;
    const { gifts = 0, since = receivedAt } = found.get(id) ?? {};
    const purpose = inEachLanguage((language) => purposeOf(designation, words, language));
    found.set(id, { purpose, gifts: gifts + 1, since: since < receivedAt ? since : receivedAt });
  }
  return [...found.values()].toSorted((a, b) => a.since.getTime() - b.since.getTime());
}
