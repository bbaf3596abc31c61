import { FactList } from "#app/components/blocks/fact-list.tsx";
import { hourMs } from "#domain/clock.ts";
import { controlNames } from "#domain/forms/form.ts";
import { PaymentsUnavailable } from "#domain/giving/payments.ts";
import type { Faults, Typed } from "#domain/giving/read-typed.ts";
import { StorageUnavailable } from "#domain/storage-unavailable.ts";
import { perform, readDeed, Refusal } from "#domain/staff/deed.ts";
import { DeedForm, faultOf, wordOf } from "./deed-form.tsx";
import { Alert, linkOf, LinkRow, Part, Table, TablePart } from "../parts/parts.tsx";
import { NotYet } from "../parts/rows.tsx";
import { acts, type NamedDeed, pageOf } from "./kinds.ts";
import { recordView, type Answer, type Page, type Visit } from "../visit/visit.ts";
import { findLike } from "#domain/giving/enter-gift.ts";
import { giftEntryForm } from "#domain/giving/entered-gift.ts";
import { notEntered, readGiftList } from "#domain/staff/gift-list.ts";

/** Reviews a pasted list of gifts: faults by line, or the gifts that would be entered. */
async function reviewList(visit: Visit, { list = "" }: Typed, faults: Faults) {
  const { say, acting } = visit;
  if (list === "") return null;
  const { gifts, columns, faults: wrong } = await readGiftList(acting, list);
  if (faults["list"]) {
    // Phones show no head beside the first two cells.
    const rows = wrong.map(({ line, field, code }) => [
      `${say("line")} ${line}`,
      faultOf(visit, giftEntryForm, field, code),
      field,
    ]);
    const heads = [say("line"), say("what"), say("import_column")];
    const count = new Set(wrong.map(({ line }) => line)).size;
    const name = say("lines_to_mend", { count });
    return count > 0 && <TablePart {...{ name, heads, rows }} none="" />;
  }
  const fresh = await notEntered(acting, gifts);
  const known = gifts.length - fresh.length;
  const like = [];
  for (const { entry, line } of fresh)
    if (await findLike(acting.storage, acting.payments, entry)) like.push(line);
  return (
    <Part title={say("import_plan", { count: fresh.length })}>
      {known > 0 && <p>{say("import_known", { count: known })}</p>}
      {like.length > 0 && <Alert>{say("import_like", { lines: like.join(", ") })}</Alert>}
      <Table
        name={say("gift_list")}
        heads={[say("line"), ...columns.map((column) => say(`field_${column}`))]}
        rows={fresh.map(({ line, cells }) => [line, ...cells])}
        none={say("import_nothing")}
      />
    </Part>
  );
}

type Filled = { readonly values: Typed; readonly faults?: Faults; readonly refusal?: Refusal };

const entryKinds = [acts.enter_gift, acts.gift_list, acts.enter_fee];

async function renderDeed<On>(visit: Visit, act: NamedDeed<On>, on: On, filled: Filled) {
  const { values, faults = {}, refusal } = filled;
  const { say } = visit;
  const { name, kind } = act;
  const form = act.deed.form.name;
  const named = { ...values, ...kind.values?.(on, visit) };
  const counts = refusal ? null : await kind.counts?.(on, visit);
  const isList = name === "gift_list";
  // A list of gifts is first shown for review, then entered.
  const isReviewed = isList && values["list"] !== undefined && !faults["list"];
  const count = isReviewed ? 0 : Object.keys(faults).length;
  const refused = refusal && say(`refused_${refusal.reason}`, refusal.values);
  const wrong = refused ?? (count > 0 && say(isList ? "fault_lines" : "to_mend", { count }));
  const linkTo = (one: NamedDeed<true>) =>
    [one.name === name ? null : `${one.kind.base}/${one.deed.path}`, say(one.name)] as const;
  const button = isList ? (isReviewed ? "import_enter" : "import_look") : undefined;
  const isDoubtful = refusal?.reason === "like_another";
  const isUnreached = act.deed.path === "withdraw" && named["email"] === "";
  const left = [isDoubtful || "again", isUnreached && "tell"];
  const asked = Object.keys(act.deed.form.fields).filter((one) => !left.includes(one));
  const slips = asked
    .filter((one) => faults[one])
    .map((one) => [`#${name}-${one}`, wordOf(visit, "field", form, one, named) ?? one] as const);
  const only = isList ? (isReviewed ? ["thank", "sure"] : ["list"]) : asked;
  return {
    title: say(say.has(`${name}_title`) ? `${name}_title` : name, named),
    status: refusal ? 409 : wrong ? 422 : 200,
    body: (
      <>
        {entryKinds.some((one) => one.name === name) && (
          <>
            <LinkRow name={say("entry_kinds")} links={entryKinds.map(linkTo)} />
            <NotYet visit={visit} />
          </>
        )}
        <Alert links={slips}>{wrong}</Alert>
        {(faults["text"] === "answered" || faults["name"] === "entry_changed") && (
          <a href={pageOf(kind, on)} target="_blank">
            {say("look_first")}
          </a>
        )}
        {isDoubtful && linkOf("/gifts", refusal.values["number"])}
        {say.has(`${name}_text`) && !isReviewed && <p>{say(`${name}_text`, named)}</p>}
        {isUnreached && <p>{say("unreached")}</p>}
        {counts && <FactList facts={counts} />}
        {isList && !refusal && (await reviewList(visit, values, faults))}
        {refusal?.reason !== "in_hand" && (
          <DeedForm
            {...{ visit, act, on, values, only, button }}
            faults={isReviewed ? {} : faults}
          />
        )}
        <LinkRow links={[[pageOf(kind, on), say("back")]]} />
      </>
    ),
  };
}

const queryOf = ({ query, language }: Visit): Typed => ({ language, ...Object.fromEntries(query) });

async function showForm<On>(visit: Visit, act: NamedDeed<On>, on: On): Promise<Answer> {
  const { deed, kind } = act;
  deed.may?.(visit.acting, on);
  const seen = kind.seen?.(on);
  if (seen) await recordView(visit, seen);
  const values = (await deed.first?.(visit.acting, on, queryOf(visit))) ?? {};
  return renderDeed(visit, act, on, { values });
}

async function submitDeed<On>(visit: Visit, act: NamedDeed<On>, on: On): Promise<Answer> {
  const { deed, kind } = act;
  const { acting, form } = visit;
  deed.may?.(acting, on);
  const sent = new FormData();
  for (const [field, value] of form) sent.append(field, value);
  const read = await readDeed(acting, deed, on, sent);
  if (!read.ok) {
    const { values, faults } = read;
    const fresh = (await deed.first?.(acting, on, queryOf(visit))) ?? {};
    const { left = "", seen = "", note = "" } = fresh;
    // An entry's form stays refused, so that erased names do not come back; a new one begins with the entry as it is.
    const both = faults["note"] === "note_changed" && {
      seen,
      note: `${note}\n\n${values["note"]}`,
    };
    const isRead = faults["text"] === "answered" && { seen };
    const isLess = faults["amount"] === "changed" && { left };
    const shown = { ...values, ...both, ...isRead, ...isLess };
    return renderDeed(visit, act, on, { values: shown, faults });
  }
  const { number } = await perform(acting, deed, on, read.input, read.key);
  const page = deed.removesTarget ? "/" : pageOf(kind, on);
  const to = number ? `/${number.startsWith("LWF") ? "fees" : "gifts"}/${number}` : page;
  return { to, done: act.name };
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const isAway = error instanceof StorageUnavailable;
  if (!isAway && !(error instanceof PaymentsUnavailable)) throw error;
  console.error(error);
  if (isAway) return new Refusal("records_away");
  return new Refusal(error.isRefusal ? "payments_refused" : "payments_away");
}

/** Shows again what was typed when the deed is refused. */
const submitForm = <On,>(visit: Visit, act: NamedDeed<On>, on: On): Promise<Answer> =>
  submitDeed(visit, act, on).catch((error: unknown) => {
    const refusal = refusalOf(error);
    return renderDeed(visit, act, on, { values: Object.fromEntries(visit.form), refusal });
  });

/** Answers of the last hour to forms that were done. */
const answered = new Map<string, Promise<Answer>>();

/** A button that is pressed twice shows the answer to the first press, not a refusal because all is done already. */
async function answerOnce(visit: Visit, submit: (visit: Visit) => Promise<Answer>) {
  const { form, params } = visit;
  if (!form.has(controlNames.idempotencyKey)) return submit(visit);
  const sent = JSON.stringify([params, form.toString()]);
  const answer = answered.get(sent) ?? submit(visit);
  answered.set(sent, answer);
  const done = await answer.catch(() => null);
  setTimeout(() => answered.delete(sent), done && "to" in done ? hourMs : 0).unref();
  return answer;
}

export const deedPages = Object.values<NamedDeed<unknown>>(acts).map((act): Page => {
  const { kind, deed } = act;
  const address = `${kind.base}/${deed.path}`;
  const to = (answer: typeof showForm) => async (visit: Visit) => {
    const on = await kind.find(visit);
    return on === null ? null : answer(visit, act, on);
  };
  const submit = (visit: Visit) =>
    answerOnce(visit, to(submitForm)).catch((error: unknown): Answer => {
      // Nothing can be read to show the form again: at least what was typed.
      const { say, form } = visit;
      const typed = Object.keys(deed.form.fields).flatMap((name) => {
        const word = wordOf(visit, "field", deed.form.name, name);
        return word === undefined ? [] : [[word, form.get(name)] as const];
      });
      const { reason, values } = refusalOf(error);
      const why = <p key="why">{say(`refused_${reason}`, values)}</p>;
      const body = [why, <FactList key="typed" facts={typed} />];
      return { title: say("not_done"), body, status: 409 };
    });
  const routes = { [`GET ${address}`]: to(showForm), [`POST ${address}`]: submit };
  const needsStepUp = "sure" in deed.form.fields && "sure";
  return { opens: deed.role ?? kind.opens, routes, needsStepUp };
});
