import { parseFeeNumber, parseReceiptNumber, parseReference } from "#domain/reference.ts";
import type { Gift } from "#domain/giving/gift.ts";
import type { ProgramFee } from "#domain/program-fees/program-fee.ts";
import { namedLike } from "#domain/staff/named-like.ts";
import { findFee, findGift } from "#domain/staff/find-gift.ts";
import type { KeptSubmission } from "#domain/submissions/records.ts";
import { feeRow } from "../parts/fee-words.tsx";
import { giftRow } from "../parts/gift-words.ts";
import { Part, Rows } from "../parts/parts.tsx";
import { messageRow } from "../parts/standing.ts";
import { may, noteSeen, type Answer, type Routes, type Visit } from "../visit/visit.ts";

/** Lines of each kind that are shown. */
const most = 50;

async function keep<Row>(all: AsyncIterable<Row>, fits: (row: Row) => boolean): Promise<Row[]> {
  const found: Row[] = [];
  for await (const row of all) if (fits(row)) found.push(row);
  return found.slice(-most).toReversed();
}

async function drawSearch(visit: Visit): Promise<Answer> {
  const { acting, say, query } = visit;
  const { submissions, gifts, programFees } = acting.storage;
  const typed = (query.get("q") ?? "").trim();
  const reference = parseReference(typed);
  if (reference && (await submissions.find(reference))) return { to: `/messages/${reference}` };
  if (reference ?? parseReceiptNumber(typed)) {
    const gift = await findGift(acting.storage, typed);
    if (gift) return { to: `/gifts/${gift.reference}` };
  }
  if (parseFeeNumber(typed)) {
    const fee = await findFee(acting.storage, typed);
    if (fee) return { to: `/fees/${fee.number}` };
  }
  if (/^\S+@\S+$/.test(typed)) {
    return { to: `/people?${new URLSearchParams({ email: typed.toLowerCase() }).toString()}` };
  }
  const fits = namedLike(typed);
  const ofMessage = (one: KeptSubmission) =>
    fits(`${one.fields["name"] ?? ""} ${one.email ?? ""} ${one.fields["phone"] ?? ""}`);
  const ofGift = (one: Gift | ProgramFee) => fits(`${one.name} ${one.email}`);
  const seesLetters = may(visit, "letters");
  const foundMessages = seesLetters ? await keep(submissions.each({}), ofMessage) : [];
  const seesMoney = may(visit, "money");
  const foundGifts = seesMoney ? await keep(gifts.each({}), ofGift) : [];
  const foundFees = seesMoney ? await keep(programFees.each({}), ofGift) : [];
  const rows = foundMessages.length + foundGifts.length + foundFees.length;
  await noteSeen(visit, { page: "search", rows });
  return {
    title: say("search_title", { typed }),
    body: (
      <>
        <Part title={say("nav_messages")}>
          <Rows
            rows={foundMessages.map((one) => messageRow(one, visit))}
            none={say("none_found")}
          />
        </Part>
        <Part title={say("nav_gifts")}>
          <Rows rows={foundGifts.map((one) => giftRow(one, visit))} none={say("none_found")} />
        </Part>
        <Part title={say("nav_fees")}>
          <Rows rows={foundFees.map((one) => feeRow(one, visit))} none={say("none_found")} />
        </Part>
      </>
    ),
  };
}

/** Looks for a reference, a receipt, a program fee, an address or a name. */
export const search: Routes = { "GET /search": drawSearch };
