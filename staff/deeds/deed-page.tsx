import type { Faults, Typed } from "#domain/giving/read-typed.ts";
import { perform, readDeed } from "#domain/staff/deed.ts";
import { DeedForm, faultOf } from "./deed-form.tsx";
import { DefinitionList, LinkLine, Part, Table, TablePart } from "../parts/parts.tsx";
import { NotYet } from "../parts/rows.tsx";
import { acts, type Act, deedsOf, pageOf } from "./kinds.ts";
import { recordView, type Answer, type Page, type Visit } from "../visit/visit.ts";
import { giftEntryForm } from "#domain/giving/entered-gift.ts";
import { notEntered, readGiftList } from "#domain/staff/gift-list.ts";

/** Reviews a pasted list of gifts: faults by line, or the gifts that would be entered. */
async function reviewList(visit: Visit, { list = "" }: Typed, faults: Faults) {
  const { say, acting } = visit;
  if (list === "") return null;
  const { gifts, columns, faults: wrong } = await readGiftList(acting, list);
  if (faults["list"]) {
    const rows = wrong.map(({ line, field, code }) => [
      line,
      field,
      faultOf(visit, giftEntryForm, field, code),
    ]);
    const heads = [say("line"), say("import_column"), say("what")];
    return rows.length > 0 && <TablePart name={say("fault_lines")} {...{ heads, rows }} none="" />;
  }
  const fresh = await notEntered(acting, gifts);
  const known = gifts.length - fresh.length;
  return (
    <Part title={say("import_plan", { count: fresh.length })}>
      {known > 0 && <p>{say("import_known", { count: known })}</p>}
      <Table
        name={say("gift_list")}
        heads={[say("line"), ...columns.map((column) => say(`field_${column}`))]}
        rows={fresh.map(({ line, cells }) => [line, ...cells])}
        none={say("import_nothing")}
      />
    </Part>
  );
}

type Filled = { readonly values: Typed; readonly faults?: Faults };

/** Forms that enter money; a warning says so while payments are in test or demonstration mode. */
const moneyForms = new Set(["gift", "fee", "list"]);

const entryKinds = [acts.enter_gift, acts.gift_list, acts.enter_fee];

const EntryKinds = ({ visit: { say }, name }: { visit: Visit; name: string }) => (
  <ul className="row" aria-label={say("entry_kinds")}>
    {entryKinds.map((one) => (
      <li key={one.name}>
        {one.name === name ? (
          <strong>{say(name)}</strong>
        ) : (
          <a href={`${deedsOf(one.kind, true)}/${one.deed.path}`}>{say(one.name)}</a>
        )}
      </li>
    ))}
  </ul>
);

async function renderDeed<On>(visit: Visit, act: Act<On>, on: On, { values, faults = {} }: Filled) {
  const { say } = visit;
  const { name, deed, kind } = act;
  const named = { ...values, ...kind.values?.(on, visit) };
  const faulty = Object.keys(faults).length;
  const counts = await kind.counts?.(on, visit);
  const isList = name === "gift_list";
  // A list of gifts is first shown for review, then entered.
  const isReviewed = isList && values["list"] !== undefined && !faults["list"];
  const button = isList ? (isReviewed ? "import_enter" : "import_look") : undefined;
  const only = isList ? (isReviewed ? ["thank", "sure"] : ["list"]) : undefined;
  return {
    title: say(say.has(`${name}_title`) ? `${name}_title` : name, named),
    status: faulty > 0 && !isReviewed ? 422 : 200,
    body: (
      <>
        {entryKinds.some((one) => one.name === name) && <EntryKinds visit={visit} name={name} />}
        {moneyForms.has(deed.form.name) && <NotYet visit={visit} />}
        {faulty > 0 && !isReviewed && (
          <p className="notice err" role="alert">
            {say("to_mend", { count: faulty })}
          </p>
        )}
        {say.has(`${name}_text`) && !isReviewed && <p>{say(`${name}_text`, named)}</p>}
        {counts && <DefinitionList of={counts} />}
        {isList && (await reviewList(visit, values, faults))}
        <DeedForm {...{ visit, act, on, values, only, button }} faults={isReviewed ? {} : faults} />
        <LinkLine to={pageOf(kind, on)}>{say("back")}</LinkLine>
      </>
    ),
  };
}

const queryOf = ({ query, language }: Visit): Typed => ({ language, ...Object.fromEntries(query) });

const showForm =
  <On,>(act: Act<On>) =>
  async (visit: Visit): Promise<Answer> => {
    const { deed, kind } = act;
    const on = await kind.find(visit);
    if (on === null) return null;
    deed.may?.(visit.acting, on);
    const seen = kind.seen?.(on);
    if (seen) await recordView(visit, seen);
    const values = (await deed.first?.(visit.acting, on, queryOf(visit))) ?? {};
    return renderDeed(visit, act, on, { values });
  };

const submitForm =
  <On,>(act: Act<On>) =>
  async (visit: Visit): Promise<Answer> => {
    const { deed, kind } = act;
    const { acting, form } = visit;
    const on = await kind.find(visit);
    if (on === null) return null;
    deed.may?.(acting, on);
    const sent = new FormData();
    for (const [field, value] of form) sent.append(field, value);
    const read = await readDeed(acting, deed, on, sent);
    if (!read.ok) {
      const { values, faults } = read;
      const fresh = (await deed.first?.(acting, on, queryOf(visit))) ?? {};
      const { left = "", seen = "", note = "" } = fresh;
      const both = faults["note"] === "note_changed" && { note: `${note}\n\n${values["note"]}` };
      return renderDeed(visit, act, on, { values: { ...values, left, seen, ...both }, faults });
    }
    const { number } = await perform(acting, deed, on, read.input, read.key);
    const page = deed.removesTarget ? "/" : pageOf(kind, on);
    const to = number ? `/${number.startsWith("LWF") ? "fees" : "gifts"}/${number}` : page;
    return { to, done: act.name };
  };

export const deedPages: readonly Page[] = Object.values<Act<unknown>>(acts).map((act): Page => {
  const { kind, deed } = act;
  const address = `${kind.base}/${deed.path}`;
  const routes = { [`GET ${address}`]: showForm(act), [`POST ${address}`]: submitForm(act) };
  return { opens: deed.role ?? kind.opens, routes, needsStepUp: "sure" in deed.form.fields };
});
