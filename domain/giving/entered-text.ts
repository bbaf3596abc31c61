import { fillTemplate } from "../language/fill-template.ts";
import { inEachLanguage } from "../language/language.ts";
import { hasAmount, isOurReceipt, type EnteredGift } from "./entered-gift.ts";
import type { Pair } from "./gift.ts";
import { formatCents } from "./giving-text.ts";
import type { GivingWords } from "./giving-world.ts";

export function enteredLines(entered: EnteredGift, words: GivingWords) {
  const { what, shares, sponsor, inReturn, replaces } = entered;
  const given = inEachLanguage((language) =>
    shares === null
      ? (what ?? "")
      : fillTemplate(words.given_shares[language], { shares, name: what ?? "" }),
  );
  return {
    way: words[`way_${entered.way}`],
    /** Goods in words, or "12 shares of …"; null for money. */
    given: what === null ? null : given,
    sponsor,
    inReturn:
      inReturn &&
      inEachLanguage((language) =>
        fillTemplate(words.given_in_return[language], {
          what: inReturn.what,
          amount: formatCents(inReturn.cents, language),
        }),
      ),
    note: noteOf(entered, words),
    replaces,
    hasAmount: hasAmount(entered),
  };
}

export type EnteredLines = ReturnType<typeof enteredLines>;

/** The receipt's sentence that we state no value, or that the tax receipt is somebody else's; null where neither is so. */
function noteOf(entered: EnteredGift, words: GivingWords): Pair | null {
  if (!hasAmount(entered)) return words.without_value;
  if (isOurReceipt(entered)) return null;
  const sponsor = entered.sponsor ?? "";
  return inEachLanguage((language) =>
    fillTemplate(words.receipt_of_sponsor[language], { sponsor }),
  );
}
