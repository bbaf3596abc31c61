import type { ReactNode } from "react";
import { Form } from "react-router";
import type { PlannerAnswer, PriceTable } from "#reader/planners.ts";
import { addressOf } from "#domain/language/language.ts";
import { Section } from "#app/components/blocks/section.tsx";
import { Disclosure } from "#app/components/ui/disclosure.tsx";
import { Table } from "#app/components/ui/table.tsx";
import { useLanguage } from "#app/language/labels.tsx";
import { describedBy, FieldNotes } from "#app/components/forms/form-field.tsx";
import { NoSignalNote } from "#app/components/forms/form-view.tsx";
import { useQueryForm } from "#app/components/forms/use-early-changes.ts";

type Props = {
  page: "groupTrips" | "greenBuildingWorkshop";
  content: { title: string; lead: string; compute: string; table: { no_signal: string } };
  answer: PlannerAnswer;
  table: PriceTable;
  fields: ReactNode;
  children: ReactNode;
};

function submitIfValid(form: HTMLFormElement): void {
  if (form.checkValidity()) form.requestSubmit();
}

/** A price calculator: a GET form, so the choice is in the address, and the resulting bill. */
export function PlannerSection({ page, content, answer, table, ...parts }: Props) {
  const language = useLanguage();
  const form = useQueryForm(submitIfValid);
  return (
    <Section id="planner" title={content.title} lead={content.lead} ground="sand">
      <div className="split split-57 late start">
        <Form
          ref={form}
          className="planner-form stack"
          action={`${addressOf(page, language)}#planner`}
          replace
          onInput={({ currentTarget }) => submitIfValid(currentTarget)}
        >
          {parts.fields}
          <button className="button button-indigo">{content.compute}</button>
          {/* The server calculates; offline, the note points to the table below. */}
          <NoSignalNote>{content.table.no_signal}</NoSignalNote>
        </Form>
        <div className="planner-result panel stack gap-3" role="status">
          <PlannerAnswerView caption={content.title} answer={answer} />
          {parts.children}
        </div>
      </div>
      <Disclosure title={table.caption}>
        <p>{table.lead}</p>
        <Table {...table} isCaptionHidden className="table-sums planner-table" />
      </Disclosure>
    </Section>
  );
}

type AnswerProps = { caption: string; answer: PlannerAnswer };

/** The bill with a reason for every line; or, for a plan without a price (`outside`), what to do instead. */
export function PlannerAnswerView({ caption, answer: { notes, bill, outside } }: AnswerProps) {
  return (
    <div className="stack gap-3">
      {notes.map((note) => (
        <p key={note} className="note">
          {note}
        </p>
      ))}
      {outside === null ? (
        <table className="table table-sums planner-lines">
          <caption className="visually-hidden">{caption}</caption>
          <tbody>
            {bill.map(({ name, why, amount, isSum }) => (
              <tr key={name} className={isSum ? "planner-sum" : undefined}>
                <th scope="row">
                  {name} <small>{why}</small>
                </th>
                <td>{amount}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className="fs-3">{outside}</p>
      )}
    </div>
  );
}

type PeopleProps = {
  label: string;
  hint?: string;
  people: number;
  most: number;
};

export function PlannerPeople({ label, hint, people, most }: PeopleProps) {
  const id = "planner-people";
  return (
    <div className="form-field">
      <label htmlFor={id}>{label}</label>
      <input
        className="input"
        id={id}
        name="people"
        type="number"
        inputMode="numeric"
        min={1}
        max={most}
        required
        defaultValue={people}
        aria-describedby={describedBy(id, { hint })}
      />
      <FieldNotes id={id} hint={hint} />
    </div>
  );
}
