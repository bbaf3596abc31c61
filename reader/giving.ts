import type { GivingWorld } from "#domain/giving/giving-world.ts";
import type { Content } from "./load.ts";
import { findPurpose } from "./purposes.ts";

export type GivingContent = Pick<
  GivingWorld,
  "words" | "organisation" | "cardFee" | "refundDays" | "monthlyCents" | "followPath"
>;

/** @param content called on each access, so that edits take effect at once */
export function givingContent(content: () => Content): GivingContent {
  const facts = () => content().facts.facts;
  return {
    get words() {
      return content().giving.words;
    },
    get organisation() {
      const { site } = content();
      const { street, city, state, postal_code, country_code } = site.address;
      const place = [city, state, postal_code].filter(Boolean).join(", ");
      return {
        legalName: site.legal_name,
        status: site.status,
        taxId: site.tax_id,
        address: [street, place, country_code].flatMap((line) => line || []),
      };
    },
    get cardFee() {
      return {
        shareBasisPoints: Math.round(facts().card_fee_share.value * 100),
        fixedCents: facts().card_fee_fixed.value,
      };
    },
    get refundDays() {
      return facts().donation_refund_days.value;
    },
    get monthlyCents() {
      const all = facts();
      return ([1, 2, 3, 4] as const).map((n) => all[`donation_monthly_${n}`].value * 100);
    },
    followPath: (purpose) => findPurpose(content(), purpose)?.page ?? null,
  };
}
