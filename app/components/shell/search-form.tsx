import { longestQuery } from "#domain/words-of-path.ts";
import { addressOf } from "#domain/language/language.ts";
import { useLabel, useLanguage } from "#app/language/labels.tsx";
import "#app/components/forms/form.css";
import "./search-form.css";

type Props = {
  /** One of its kind on a page: header, menu, page. */
  place: "header" | "menu" | "page";
  query?: string;
};

/** A question to the search page: a native form, so it asks for no script and answers without any. */
export function SearchForm({ place, query }: Props) {
  const label = useLabel();
  const id = `search-${place}`;
  return (
    <search>
      <form className="search-form" action={addressOf("search", useLanguage())} method="get">
        <label htmlFor={id}>{label("shell.search_label")}</label>
        <input
          className="input"
          id={id}
          type="search"
          name="q"
          defaultValue={query}
          maxLength={longestQuery}
          enterKeyHint="search"
        />
        <button className="button button-small">{label("shell.search")}</button>
      </form>
    </search>
  );
}
