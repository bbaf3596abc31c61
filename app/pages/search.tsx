import { Link } from "react-router";
import { pageContent } from "#app/content/load.server.ts";
import { searchSite } from "#app/content/search.server.ts";
import { addressOf, languageOf } from "#app/language/language.ts";
import { useLanguage } from "#app/language/labels.tsx";
import type { Route } from "./+types/search";

/** More than anyone types; the rest of a longer query is left out. */
const longestQuery = 100;
const mostResults = 30;

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const { head, ...content } = pageContent("search", language);
  const query = (url.searchParams.get("q") ?? "").trim().slice(0, longestQuery);
  const results = searchSite(language, query);
  return {
    head: { ...head, hidden: query !== "" },
    content,
    query,
    count: results.length,
    results: results.slice(0, mostResults),
  };
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { content, query, count, results } = loaderData;
  const summary = count === 0 ? content.none : count === 1 ? content.result : content.results;
  return (
    <section className="container section search">
      <h1>{content.title}</h1>
      <search>
        <form className="search-form" action={addressOf("search", useLanguage())} method="get">
          <label htmlFor="search-query">{content.label}</label>
          <input
            className="input"
            id="search-query"
            type="search"
            name="q"
            defaultValue={query}
            maxLength={longestQuery}
          />
          <button className="button">{content.button}</button>
        </form>
      </search>
      {query && (
        <p className="lead" role="status">
          {summary.replace("{count}", String(count)).replace("{query}", query)}
        </p>
      )}
      <ol className="search-results">
        {results.map(({ kind, title, href, excerpt }) => (
          <li key={href}>
            <h2>
              <Link to={href}>{title}</Link>
            </h2>
            <p>
              <span className="search-kind">{kind === "story" ? content.story : content.page}</span>{" "}
              {excerpt}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
