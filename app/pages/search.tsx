import { Link } from "react-router";
import { longestQuery, SearchForm } from "#app/components/search-form.tsx";
import { pageContent } from "#app/content/load.server.ts";
import { searchSite } from "#app/content/search.server.ts";
import { languageOf } from "#app/language/language.ts";
import type { Route } from "./+types/search";

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
      <SearchForm place="page" query={query} />
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
              <span className="search-kind">{content.kinds[kind]}</span>
              {excerpt}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
