import { guatemalaDay, dayMs } from "#domain/clock.ts";
import { addressOf, inEachLanguage } from "#domain/language/language.ts";
import type { Gift, Pair } from "./gift.ts";
import type { Stores } from "#domain/storage/storage.ts";
import { toDonor } from "./gift-mails.ts";
import { purposeOf, type GivingWorld } from "./giving-world.ts";
import { isSameText } from "./read-typed.ts";

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
export function isNewsOf(news: Pick<GiftNews, "on" | "for">, { designation, receivedAt }: Gift) {
  const purpose = designation?.id ?? noPurpose;
  return news.for.includes(purpose) && receivedAt !== null && guatemalaDay(receivedAt) <= news.on;
}

/** Donors who have not been sent the news: of each address the last gift that has not opted out. */
export async function donorsLeft({ storage, payments }: GivingWorld, news: GiftNews) {
  const [{ mode }, { gifts }] = [payments, storage];
  const refused = new Set((await gifts.marked(refusal)).map(({ giftRow }) => giftRow));
  // On a gift of any state: it may have been refunded or corrected since.
  const marks = await gifts.marked(markOf(news));
  const sent = marks.filter((one) => one.mark === markOf(news) && one.mode === mode);
  const reached = new Set(["", ...sent.map(({ email }) => email)]);
  const left = new Map<string, Gift>();
  for await (const gift of gifts.each({ state: "received", mode })) {
    if (reached.has(gift.email) || refused.has(gift.row)) continue;
    if (isNewsOf(news, gift)) left.set(gift.email, gift);
  }
  return [...left.values()];
}

/** Queues the news for a donor and marks the gift. @returns false when it was queued before */
export async function queueNews(
  world: GivingWorld,
  { gifts, outbox }: Stores,
  news: GiftNews,
  { row }: Gift,
): Promise<boolean> {
  const now = world.clock.now();
  // The donor may have been erased, or the gift corrected, since the list was read.
  const gift = await gifts.getForUpdate(row);
  const { id, language, email, state } = gift;
  if (!email || state !== "received" || !(await gifts.mark(row, markOf(news), now))) return false;
  const page = addressOf("donateStatus", language, { params: { id }, anchor: "news" });
  const mail = toDonor(world, gift, "gift-news", {
    values: { news: news.text[language] },
    buttonUrl: world.siteUrl + page,
  });
  await outbox.add([mail], { now, giftRow: row });
  return true;
}

/** Drops unsent news of a gift that is withdrawn, which can then go out about another one. */
export async function dropNews({ gifts, outbox }: Stores, { email, row }: Gift) {
  for (const { giftRow, mark, at } of await gifts.marked("news ")) {
    // Marked in the moment in which it was queued.
    const of = { giftRow, name: "gift-news", createdAt: at };
    if (giftRow === row && (await outbox.dropUnsent(email, of))) await gifts.unmark(row, mark);
  }
}

/** A correction keeps the donor's wish for no such e-mails, unless it names somebody else. */
export async function keepRefusal({ gifts }: Stores, from: Gift, to: Gift, now: Date) {
  if (!isSameText(from.name, to.name) && !isSameText(from.email, to.email)) return;
  if (!wantsNews(await gifts.marksOf(from.row))) await gifts.mark(to.row, refusal, now);
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
  const silent = new Map<string, Silence>();
  for await (const gift of storage.gifts.each({ state: "received" })) {
    const { designation, receivedAt, mode } = gift;
    if (mode !== payments.mode || !receivedAt || receivedAt > limit) continue;
    if (all.some((news) => isNewsOf(news, gift))) continue;
    const id = designation?.id ?? noPurpose;
    const { gifts = 0, since = receivedAt } = silent.get(id) ?? {};
    const purpose = inEachLanguage((language) => purposeOf(designation, words, language));
    silent.set(id, { purpose, gifts: gifts + 1, since: since < receivedAt ? since : receivedAt });
  }
  return [...silent.values()].toSorted((a, b) => a.since.getTime() - b.since.getTime());
}
