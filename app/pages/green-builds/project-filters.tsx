import type { ReactNode } from "react";
import { Form, useNavigate } from "react-router";
import { PageLink } from "#app/components/ui/links.tsx";
import { StatusMark } from "#app/components/blocks/project-mark.tsx";
import { useQueryForm } from "#app/components/forms/use-early-changes.ts";
import { addressOf } from "#domain/language/language.ts";
import { useLanguage } from "#app/language/labels.tsx";
import {
  choiceOf,
  projectCategories,
  projectStatuses,
  queryOf,
} from "#domain/planners/project-filter.ts";
import type { GreenBuildsData } from "./page.tsx";

type ChoicesProps<Id extends string> = {
  data: GreenBuildsData;
  field: "categories" | "statuses";
  name: string;
  ids: readonly Id[];
  mark?: (id: Id) => ReactNode;
};

function Choices<Id extends string>({ data, field, name, ids, mark }: ChoicesProps<Id>) {
  const { content, choice, counts } = data;
  const names: Record<string, string> = content[field];
  const numbers: Record<string, number> = counts[field];
  const chosen: readonly string[] = choice[field];
  return (
    <fieldset>
      <legend>{content.filters[field]}</legend>
      <div className="cluster gap-2 rail">
        {ids.map((id) => (
          <label key={id} className="chip" data-empty={numbers[id] === 0 ? "" : undefined}>
            <input type="checkbox" name={name} value={id} defaultChecked={chosen.includes(id)} />
            {mark?.(id)}
            {names[id]} <span className="chip-count">{numbers[id]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Filters by category, status and text. The choice is in the query, so it works without script and can be shared. */
export function ProjectFilters({ data }: { data: GreenBuildsData }) {
  const { content, choice } = data;
  const { filters } = content;
  const address = addressOf("greenBuilds", useLanguage());
  const navigate = useNavigate();
  // Parsed and written again, so that the same choice always has the same address.
  const apply = (changed: HTMLFormElement) => {
    const fields = [...new FormData(changed)].map(([name, value]) => [name, String(value)]);
    const query = queryOf(choiceOf(new URLSearchParams(fields)));
    void navigate(`${address}?${query}`.replace(/\?$/, ""), {
      replace: true,
    });
  };
  const isFiltered = queryOf(choice).size > 0;
  return (
    <search>
      <Form
        ref={useQueryForm(apply)}
        className="project-filters stack gap-5"
        action={address}
        onChange={({ currentTarget }) => apply(currentTarget)}
        onSubmit={(event) => {
          event.preventDefault();
          apply(event.currentTarget);
        }}
      >
        <Choices name="category" data={data} field="categories" ids={projectCategories} />
        <Choices
          name="status"
          data={data}
          field="statuses"
          ids={projectStatuses}
          mark={(id) => <StatusMark status={id} />}
        />
        <div className="filter-words cluster gap-2">
          <label className="visually-hidden" htmlFor="project-search">
            {filters.search}
          </label>
          <input
            className="input"
            id="project-search"
            type="search"
            name="q"
            placeholder={filters.search}
            defaultValue={choice.search}
            maxLength={100}
          />
          <button className="button button-indigo">{filters.apply}</button>
          {isFiltered && (
            <PageLink className="button button-outline" to={`${address}#grid`}>
              {filters.clear}
            </PageLink>
          )}
        </div>
      </Form>
    </search>
  );
}
