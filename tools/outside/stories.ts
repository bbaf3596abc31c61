import fc from "fast-check";
import { giftStories, tellStory } from "../../test/fakes/gift-stories.ts";
import type { StripeEvent, StripeObject } from "../../test/fakes/stripe-objects.ts";

/** The same stories in every record: all that Stripe can tell of a gift. */
const stories = fc.sample(giftStories, { seed: 27, numRuns: 12 });
/** Early enough for yearly charges to lie behind us. */
const begins = new Date("2022-03-01T15:00:00Z");
/** Orders in which events come; `mixed` brings every other one twice. */
const orders: Readonly<Record<string, (events: StripeEvent[]) => StripeEvent[]>> = {
  told: (events) => events,
  reversed: (events) => events.toReversed(),
  mixed: (events) => [...events.filter((_, at) => at % 2 === 1), ...events],
};

/** Each story in each order: the gift is begun, Stripe tells of it, and staff read its books. */
export const storySteps = stories.flatMap(({ interval, giftCents, feeCoverCents }, at) =>
  Object.keys(orders).flatMap((order) => {
    const email = `story-${at}-${order}@example.org`;
    const cents = giftCents + feeCoverCents;
    const amount = `amount_${interval}=other&custom=${(cents / 100).toFixed(2)}&seen=${cents}`;
    return [
      `send ${at % 2 === 0 ? "" : "/es"}/donate form=gift&email=${email}&type=${interval}&${amount}`,
      `pay ${email} ${at} ${order}`,
      `run inbox show {LWH ${email}} --json`,
    ];
  }),
);

/** A story's events about this very payment page: with its name and what the site gave it to carry along. */
export function eventsOf(at: number, order: string, page: StripeObject): StripeEvent[] {
  const events = stories.slice(at, at + 1).flatMap((one) => tellStory(one, "", begins).events);
  const told = events.map(({ data }) => data.object.id).find((id) => id.startsWith("cs_")) ?? "";
  const own = JSON.stringify(events, (name, value: unknown) =>
    name === "metadata" && JSON.stringify(value) !== "{}" ? page["metadata"] : value,
  );
  // Card networks take the beginning of a page's name.
  const named = own.replaceAll(told, page.id).replaceAll(told.slice(0, 25), page.id.slice(0, 25));
  return orders[order]?.(JSON.parse(named) as StripeEvent[]) ?? [];
}
