import { formatCents } from "#domain/giving/giving-text.ts";
import { giftStates, rhythms } from "#domain/giving/gift.ts";
import { Field, Rows } from "../parts/parts.tsx";
import { giftRow } from "../parts/gift-words.ts";
import { AsTable } from "../parts/as-table.tsx";
import { More } from "../parts/more.tsx";
import { giftFilter } from "../visit/filters.ts";
import { noteSeen, type Routes, type Visit } from "../visit/visit.ts";

async function drawGifts(visit: Visit) {
  const { acting, say, query, language } = visit;
  const { gifts } = acting.storage;
  const filter = giftFilter(query);
  const all = await gifts.count(filter);
  const found = await gifts.list(filter, More.lines(query));
  const totals = await gifts.totals(acting.payments.mode);
  const sum = totals.reduce((cents, { giftCents }) => cents + giftCents, 0);
  await noteSeen(visit, { page: "gifts", rows: found.length });
  const anything = ["", say("anything")] as const;
  return {
    title: say("nav_gifts"),
    body: (
      <>
        {acting.payments.mode !== "live" && <p className="notice warn">{say("no_money_yet")}</p>}
        <p>
          <a className="button" href="/gifts/enter">
            {say("enter_gift")}
          </a>
        </p>
        <p>
          <a href="/gifts/import">{say("gift_list")}</a>
        </p>
        <p>{say("received_in_all", { sum: formatCents(sum, language) })}</p>
        <form className="filter">
          <Field
            name="state"
            label={say("filter_state")}
            value={query.get("state") ?? ""}
            options={[anything, ...giftStates.map((one) => [one, say(`gift_${one}`)] as const)]}
          />
          <Field
            name="rhythm"
            label={say("rhythm")}
            value={query.get("rhythm") ?? ""}
            options={[anything, ...rhythms.map((one) => [one, say(`rhythm_${one}`)] as const)]}
          />
          <button>{say("filter")}</button>
        </form>
        <p className="quiet">{say("shown", { shown: found.length, all })}</p>
        <Rows rows={found.map((one) => giftRow(one, visit))} none={say("none_found")} />
        <More visit={visit} path="/gifts" shown={found.length} all={all} />
        <AsTable visit={visit} path="/gifts" />
      </>
    ),
  };
}

/** All gifts, newest first. */
export const gifts: Routes = { "GET /gifts": drawGifts };
