import { longestQuery } from "#domain/words-of-path.ts";
import { addressOf } from "#domain/language/language.ts";
import { useLabel, useLanguage } from "#app/language/labels.tsx";

type Props = {
  /** Makes the field's id unique: a page may have three. `missing`: on the dark ground of a page that is not there. */
  place: "header" | "menu" | "page" | "missing";
  query?: string;
};

/** The search field: a native GET form to the search page, which works without script. */
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
        <button className={`button button-small${place === "missing" ? " button-marigold" : ""}`}>
          {label("shell.search")}
        </button>
      </form>
    </search>
  );
}
