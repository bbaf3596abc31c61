import { expiringKey } from "#domain/giving/expiring-key.ts";
import type { Gift } from "#domain/giving/gift.ts";
import { beginGift, type GiftMeta, type GiftRequest } from "#domain/giving/begin-gift.ts";
import type { Storage } from "#domain/storage/storage.ts";
import type { Config } from "#server/config.ts";
import { givingContent } from "#reader/giving.ts";
import { loadedContent } from "#reader/load.ts";
import { openGiving } from "#server/open-giving.ts";
import { testServices } from "./test-services.ts";

export type TestGiving = Awaited<ReturnType<typeof testGiving>>;

let people = 0;

export function sampleRequest(own: Partial<GiftRequest> = {}): GiftRequest {
  return {
    interval: "once",
    giftCents: 5500,
    coversFee: false,
    email: "maria@example.org",
    name: "María Xicay",
    displayName: null,
    employer: null,
    designation: null,
    dedication: null,
    language: "es",
    backPath: "/es/donate?amount=55",
    wantsReminder: false,
    ...own,
  };
}

/** Giving with a storage. @param settings of payments; the demonstration by default */
export async function testGiving(
  storage: Storage,
  settings: Config["payments"] = { kind: "demonstration" },
  moment?: string,
) {
  const services = await testServices(storage, moment);
  const reports: Error[] = [];
  const report = (error: Error) => void reports.push(error);
  const giving = await openGiving(
    { ...services, report },
    givingContent(() => loadedContent().content),
    settings,
  );
  const gift = async (id: string) => {
    const found = await storage.gifts.find(id);
    if (!found) throw new Error(`there is no gift ${id}`);
    return found;
  };
  /** Begins a gift as a person would, a minute after the page was rendered. */
  const begin = async (own: Partial<GiftRequest> = {}, meta: Partial<GiftMeta> = {}) => {
    // Read now, because others may begin while this one waits.
    const number = (people += 1);
    return beginGift(giving, sampleRequest({ email: `person${number}@example.org`, ...own }), {
      clientAddress: `10.${(number >> 8) % 256}.${number % 256}.7`,
      control: { isHoneypotFilled: false, idempotencyKey: `attempt ${number}` },
      ...meta,
    });
  };
  return {
    ...services,
    giving,
    world: giving,
    /** Errors that were reported to the operator. */
    reports,
    begin,
    gift,
    /** The token of links in today's e-mails. */
    tokenOf: ({ manageToken }: Gift) => expiringKey(giving, "manage", manageToken),
    /** Begins a gift and returns it. @throws when it was refused */
    async started(own?: Partial<GiftRequest>, meta?: Partial<GiftMeta>) {
      const answer = await begin(own, meta);
      if (answer.kind !== "redirect") throw new Error(`not let through: ${answer.kind}`);
      return gift(answer.giftId);
    },
  };
}
