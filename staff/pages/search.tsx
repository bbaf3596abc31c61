import type { Gift } from "#domain/giving/gift.ts";
import type { ProgramFee } from "#domain/program-fees/program-fee.ts";
import { namedLike, findRecord } from "#domain/staff/find-gift.ts";
import type { KeptSubmission } from "#domain/submissions/records.ts";
import { fee, gift, message } from "../deeds/kinds.ts";
import { Records } from "../parts/records.tsx";
import { may, noteSeen, type Answer, type Routes, type Visit } from "../visit/visit.ts";

const kinds = { message, gift, fee };
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
  const known = await findRecord(acting.storage, typed);
  if (known) return { to: kinds[known.kind].at(known.on as never).page };
  if (/^\S+@\S+$/.test(typed)) {
    return { to: `/people?${new URLSearchParams({ email: typed.toLowerCase() }).toString()}` };
  }
  const fits = namedLike(typed);
  const ofMessage = (one: KeptSubmission) =>
    fits(`${one.fields["name"] ?? ""} ${one.email ?? ""} ${one.fields["phone"] ?? ""}`);
  const ofGift = (one: Gift | ProgramFee) => fits(`${one.name} ${one.email}`);
  const seesLetters = may(visit, "letters");
  const messages = seesLetters ? await keep(submissions.each({}), ofMessage) : [];
  const seesMoney = may(visit, "money");
  const given = seesMoney ? await keep(gifts.each({}), ofGift) : [];
  const fees = seesMoney ? await keep(programFees.each({}), ofGift) : [];
  const rows = messages.length + given.length + fees.length;
  await noteSeen(visit, { page: "search", rows });
  return {
    title: say("search_title", { typed }),
    body: <Records {...{ visit, messages, gifts: given, fees }} />,
  };
}

/** Looks for a reference, a receipt, a program fee, an address or a name. */
export const search: Routes = { "GET /search": drawSearch };
