import { guatemalaDay } from "#domain/calendar/guatemala-time.ts";
import { dayMs } from "#domain/clock.ts";
import { addressOf, inEachLanguage } from "#domain/language/language.ts";
import type { Gift, Pair } from "./gift.ts";
import { queueOnce } from "./commit.ts";
import { toDonor } from "./gift-mails.ts";
import { purposeOf } from "./giving-text.ts";
import type { GivingWorld } from "./giving-world.ts";

/** News of gifts, as staff have written it (content/lists/gift-news.yaml). */
export type GiftNews = {
  readonly id: string;
  /** In Guatemala, `2026-11-26`. */
  readonly on: string;
  /** Purposes it tells of; `noPurpose` for gifts that name none. */
  readonly for: readonly string[];
  readonly text: Pair;
};

/** The purpose of gifts that go where they are needed most. */
export const noPurpose = "any";
/** Mark of a gift whose donor wants no e-mail about it. */
const refusal = "no news";
const markOf = ({ id }: Pick<GiftNews, "id">) => `news ${id}`;

/** A gift older than this without news is listed for staff. */
const longestSilenceDays = 90;

type Told = Pick<Gift, "designation" | "receivedAt">;

/** True when news is of a gift: for its purpose, and of a day on which it had come. */
export function isNewsOf(
  news: Pick<GiftNews, "on" | "for">,
  { designation, receivedAt }: Told,
): boolean {
  const purpose = designation?.id ?? noPurpose;
  return news.for.includes(purpose) && receivedAt !== null && guatemalaDay(receivedAt) <= news.on;
}

/** Donors who are still to hear it, one gift for each address: the last. */
async function donorsLeft({ storage, payments }: GivingWorld, news: GiftNews): Promise<Gift[]> {
  const [refused, told] = await Promise.all(
    [refusal, markOf(news)].map((mark) => storage.gifts.rowsMarked(mark)),
  );
  const left = new Map<string, Gift>();
  const done = new Set<string>();
  for await (const gift of storage.gifts.each({ state: "received" })) {
    if (gift.email === "" || gift.mode !== payments.mode) continue;
    if (refused?.has(gift.row) || told?.has(gift.row)) done.add(gift.email);
    else if (isNewsOf(news, gift)) left.set(gift.email, gift);
  }
  return [...left.values()].filter(({ email }) => !done.has(email));
}

/** @returns how many donors would get an e-mail now */
export const countDonors = async (world: GivingWorld, news: GiftNews): Promise<number> =>
  (await donorsLeft(world, news)).length;

/**
 * One e-mail to each donor of its purpose. The mark and the e-mail are on disk together and once, so a
 * sending that broke off is taken up by doing it again.
 * @returns how many were written now
 */
export async function sendNews(world: GivingWorld, news: GiftNews): Promise<number> {
  const { siteUrl } = world;
  let written = 0;
  for (const gift of await donorsLeft(world, news)) {
    const { id, language, row } = gift;
    const page = addressOf("donateStatus", language, { params: { id }, anchor: "news" });
    const mail = toDonor(world, gift, "gift-news", {
      values: { news: news.text[language] },
      buttonUrl: siteUrl + page,
    });
    if (await queueOnce(world, row, markOf(news), mail)) written += 1;
  }
  return written;
}

/** The donor wants no e-mail about what comes of a gift; its page shows it all the same. */
export async function refuseNews({ storage, clock }: GivingWorld, giftId: string): Promise<void> {
  const gift = await storage.gifts.find(giftId);
  if (gift) await storage.gifts.mark(gift.row, refusal, clock.now());
}

export const wantsNews = async ({ storage }: GivingWorld, row: number): Promise<boolean> =>
  !(await storage.gifts.marksOf(row)).includes(refusal);

export type Silence = { readonly purpose: Pair; readonly gifts: number; readonly since: Date };

/** Purposes with gifts of which nobody has been told anything for 90 days, the longest silence first. */
export async function silences(
  { storage, payments, clock, words }: GivingWorld,
  all: readonly GiftNews[],
): Promise<Silence[]> {
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
