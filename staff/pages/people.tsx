import { FactList } from "#app/components/blocks/fact-list.tsx";
import { guatemalaDay } from "#domain/clock.ts";
import type { Gift } from "#domain/giving/gift.ts";
import type { ProgramFee } from "#domain/program-fees/program-fee.ts";
import { findRecord, namedLike, exportPerson } from "#domain/staff/records.ts";
import type { KeptSubmission } from "#domain/submissions/submissions.ts";
import { acts, fee, gift, message, pageOf, person, type Kind } from "../deeds/kinds.ts";
import { DeedForm } from "../deeds/deed-form.tsx";
import { nameOfRole } from "../parts/frame.tsx";
import { feeRow, giftRows, messageRows } from "../parts/rows.tsx";
import { Action, LinkLine, Part, Rows } from "../parts/parts.tsx";
import { minuteOf, may, recordView, type Answer, type Routes, type Visit } from "../visit/visit.ts";

/** Most lines of each kind on a person's page, and in search results. */
const most = 200;

/** Without a list, its part is left out. */
type RecordsOf = {
  readonly visit: Visit;
  readonly messages?: readonly KeptSubmission[];
  readonly gifts?: readonly Gift[];
  readonly fees?: readonly ProgramFee[];
};

async function renderRecords({ visit, messages, gifts, fees }: RecordsOf) {
  const parts = {
    nav_messages: messages && (await messageRows(messages, visit)),
    nav_gifts: gifts && (await giftRows(gifts, visit)),
    nav_fees: fees?.map((one) => feeRow(one, visit)),
  };
  return Object.entries(parts).map(
    ([title, rows]) =>
      rows && (
        <Part key={title} title={visit.say(title)}>
          <Rows rows={rows} none={visit.say("none_found")} />
        </Part>
      ),
  );
}

async function renderPerson(visit: Visit): Promise<Answer> {
  const { acting, say, language } = visit;
  const { submissions, gifts, programFees, subscribers, outbox } = acting.storage;
  const email = await person.find(visit);
  if (!email?.includes("@")) return null;
  await recordView(visit, { page: "person" });
  const kept = Object.values(await acting.storage.countPerson(email));
  if (kept.every((rows) => rows === 0)) return { title: email, body: say("refused_nothing_kept") };
  const records = {
    messages: await submissions.list({ email }, most),
    gifts: await gifts.list({ email }, most),
    fees: await programFees.list({ person: email }, most),
  };
  const reader = await subscribers.find({ email });
  const mails = await outbox.listOfPerson(email);
  const since = reader && (reader.leftAt ?? reader.confirmedAt ?? reader.askedAt);
  const reads = since && `${say(`reader_${reader.state}`)}, ${minuteOf(since, language)}`;
  const isHeld = mails.some(({ state, submissionId }) => state === "held" && !submissionId);
  return {
    title: email,
    body: (
      <>
        <FactList
          facts={[
            [say("nav_newsletter"), reads ?? say("no_reader")],
            [say("mails_kept"), String(mails.length)],
          ]}
        />
        {isHeld && (
          <div className="notice warn">
            <p>{say("held_reader")}</p>
            <DeedForm visit={visit} act={acts.accept_reader} on={email} look="plain" />
          </div>
        )}
        {await renderRecords({ visit, ...records })}
        <Part title={say("more_to_do")}>
          <p>{say("export_text")}</p>
          <Action to="/people/export" hidden={{ email }} button={say("export_person")} />
          <LinkLine to={pageOf(person, email).replace("?", "/erase?")}>
            {say("erase_person")}
          </LinkLine>
        </Part>
      </>
    ),
  };
}

async function takeOut(visit: Visit): Promise<Answer> {
  const { acting } = visit;
  const kept = await exportPerson(acting, (await person.find(visit)) ?? "");
  const name = `person-${guatemalaDay(acting.clock.now())}.json`;
  return { file: `${JSON.stringify(kept.person, null, 2)}\n`, type: "application/json", name };
}

export const people: Routes = {
  "GET /people": renderPerson,
  "POST /people/export": takeOut,
};

async function keep<Row>(all: AsyncIterable<Row>, fits: (row: Row) => boolean): Promise<Row[]> {
  const found: Row[] = [];
  for await (const row of all) if (fits(row)) found.push(row);
  return found.slice(-most).toReversed();
}

/** Joins the digits of a telephone number, which people space as they like: "+502 5555-1234" → "50255551234". */
const joinDigits = (text: string) => text.replace(/[+(]|(?<=\d)[\s().-]+(?=\d)/g, "");

async function renderSearch(visit: Visit): Promise<Answer> {
  const { acting, say, query } = visit;
  const { submissions, gifts, programFees } = acting.storage;
  const typed = (query.get("q") ?? "").trim();
  const known = await findRecord(acting.storage, typed);
  const kind = known && ({ message, gift, fee }[known.kind] as Kind<unknown>);
  if (kind && may(visit, kind.opens)) return { to: pageOf(kind, known.on) };
  if (/^\S+@\S+$/.test(typed) && may(visit, person.opens))
    return { to: pageOf(person, typed.toLowerCase()) };
  // Stored numbers have the country code of Guatemala or not, and contain their eight digits.
  const isNamed = namedLike(joinDigits(typed).replace(/\b(?:00)?502(?=\d{8}\b)/g, ""));
  const fits = (text: string) => isNamed(joinDigits(text));
  const ofMessage = ({ fields: { name = "", phone = "" }, email, staffNote }: KeptSubmission) =>
    fits(`${name} ${email ?? ""} ${phone} ${staffNote}`);
  const ofFee = ({ name, email, note }: ProgramFee) => fits(`${name} ${email} ${note}`);
  const ofGift = ({ name, displayName, email, staffNote }: Gift) =>
    fits(`${name} ${displayName ?? ""} ${email} ${staffNote}`);
  const records = {
    ...(may(visit, "messages") && { messages: await keep(submissions.each({}), ofMessage) }),
    ...(may(visit, "money") && {
      gifts: await keep(gifts.each({}), ofGift),
      fees: await keep(programFees.each({}), ofFee),
    }),
  };
  const rows = Object.values(records).flat().length;
  await recordView(visit, { page: "search", rows });
  const none = say("not_yours_text", { role: nameOfRole("messages", say) });
  const isBarred = Object.keys(records).length === 0;
  const body = isBarred ? none : await renderRecords({ visit, ...records });
  return { title: say("search_title", { typed }), body };
}

/** Finds by reference, receipt number, program fee number, e-mail address, name or note. */
export const search: Routes = { "GET /search": renderSearch };
