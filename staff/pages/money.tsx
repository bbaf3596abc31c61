import { unclaimedMoney, type UnclaimedMoney } from "#domain/giving/unclaimed.ts";
import { DeedForm } from "../deeds/deed-form.tsx";
import { Part, Table } from "../parts/parts.tsx";
import { acts } from "../deeds/acts.ts";
import { minuteOf } from "../visit/moments.ts";
import { recordView, type Answer, type Routes, type Visit } from "../visit/visit.ts";
import { guatemalaDay } from "#domain/calendar/guatemala-time.ts";
import { formatCents } from "#domain/giving/giving-text.ts";
import { statementsOf } from "#domain/staff/house-deeds.ts";
import { Input } from "../../editor/form/input.tsx";

/** An amount in its own currency: `USD 25.00`. */
function amountIn({ amount, currency }: UnclaimedMoney, locale: string): string {
  const format = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    currencyDisplay: "code",
  });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

async function renderMoney(visit: Visit): Promise<Answer> {
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

/** Unclaimed payments (domain/giving/unclaimed.ts). */
export const money: Routes = { "GET /money": renderMoney };

/** Statements default to the previous year from January to June. */
const monthsOfLast = 6;
const firstYear = 2005;

function yearOf({ acting }: Visit, typed: string | null): number {
  const [year = "", month = ""] = guatemalaDay(acting.clock.now()).split("-");
  if (/^20\d\d$/.test(typed ?? "") && Number(typed) >= firstYear) return Number(typed);
  return Number(month) <= monthsOfLast ? Number(year) - 1 : Number(year);
}

async function renderStatements(visit: Visit) {
  const { acting, say, language, query } = visit;
  const year = yearOf(visit, query.get("year"));
  const all = await statementsOf(acting, year);
  await recordView(visit, { page: "statements", year, rows: all.length });
  return {
    title: say("statements_title", { year }),
    body: (
      <>
        <form className="row">
          <Input
            name="year"
            label={say("year")}
            value={String(year)}
            inputMode="numeric"
            required
          />
          <button>{say("show")}</button>
        </form>
        <p>{say("statements_text")}</p>
        <Table
          name={say("statements_title", { year })}
          heads={[say("field_email"), say("field_name"), say("nav_gifts"), say("amount")]}
          rows={all.map(({ donor, receipts, totalCents }) => [
            donor.email,
            donor.name,
            String(receipts.length),
            formatCents(totalCents, language),
          ])}
          none={say("no_statements")}
        />
        {all.length > 0 && <DeedForm visit={visit} act={acts.send_statements} on={String(year)} />}
      </>
    ),
  };
}

export const statements: Routes = { "GET /statements": renderStatements };
