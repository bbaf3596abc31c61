import { unclaimedMoney, type UnclaimedMoney } from "#domain/giving/unclaimed.ts";
import { DeedForm } from "../deeds/deed-form.tsx";
import { Part } from "../parts/parts.tsx";
import { acts } from "../deeds/acts.ts";
import { minuteOf } from "../visit/moments.ts";
import type { Answer, Routes, Visit } from "../visit/visit.ts";

/** An amount of money in its own currency, `USD 25.00`. */
function amountIn({ amount, currency }: UnclaimedMoney, locale: string): string {
  const format = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    currencyDisplay: "code",
  });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

async function drawMoney(visit: Visit): Promise<Answer> {
  const { acting, say, language } = visit;
  const found = await unclaimedMoney(acting.storage.gifts, acting.payments.mode);
  return {
    title: say("unclaimed_title"),
    body: (
      <>
        <p>{say(found.length > 0 ? "unclaimed_text" : "none_unclaimed")}</p>
        {found.map((one, at) => (
          <Part
            key={`${one.paymentId} ${at}`}
            title={`${say(`money_${one.what}`)}: ${amountIn(one, language)}`}
          >
            <p className="quiet">{`${minuteOf(one.at, language)} · ${one.paymentId}`}</p>
            {[acts.settle_gift, acts.settle_elsewhere].map((act) => (
              <DeedForm
                key={act.name}
                {...{ visit, act, on: true }}
                values={{ payment: one.paymentId }}
              />
            ))}
          </Part>
        ))}
      </>
    ),
  };
}

/** Money that belongs to no gift we know, until a person says whose it is. */
export const money: Routes = { "GET /money": drawMoney };
