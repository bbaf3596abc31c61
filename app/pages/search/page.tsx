import { Link } from "react-router";
import { ChipLinks, type ChipLink } from "#app/components/blocks/chip-links.tsx";
import { PageLinks } from "#app/components/blocks/page-links.tsx";
import { longestQuery } from "#domain/words-of-path.ts";
import { SearchForm } from "#app/components/shell/search-form.tsx";
import { labelsOf, listContent, pageContent } from "#reader/content.ts";
import { searchSite } from "#reader/search.ts";
import { addressOf, languageOf, type Language } from "#domain/language/language.ts";
import { useLabel, useLanguage } from "#app/language/labels.tsx";
import type { Route } from "./+types/page";
import { fillTemplate } from "#domain/language/fill-template.ts";
import "./page.css";

const pageSize = 20;

/** Where to go on when nothing is found, under the names these pages have in the footer. */
function placesToLook(language: Language): ChipLink[] {
  const pages = ["greenBuilds", "schools", "volunteer", "donate", "blog", "contact"] as const;
  const addresses: string[] = pages.map((page) => addressOf(page, language));
  return listContent("navigation", language)
    .footer.flatMap(({ items }) => items)
    .filter(({ target }) => addresses.includes(target.href))
    .map(({ label, target }) => ({ label, href: target.href, current: false }));
}

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const { head, words: _, synonyms: __, ...content } = pageContent("search", language);
  const query = (url.searchParams.get("q") ?? "").trim().slice(0, longestQuery);
  const results = searchSite(language, query);
  const pages = Math.max(1, Math.ceil(results.length / pageSize));
  const page = Math.min(Math.max(1, Math.trunc(Number(url.searchParams.get("page"))) || 1), pages);
  return {
    head: { ...head, hidden: query !== "" },
    content,
    query,
    count: results.length,
    elsewhere: placesToLook(language),
    page,
    pages,
    results: results.slice((page - 1) * pageSize, page * pageSize),
    labels: labelsOf(language, ["pages", "search"]),
  };
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { content, elsewhere, query, count, results, page, pages } = loaderData;
  const language = useLanguage();
  const label = useLabel();
  const summary = count === 0 ? content.none : count === 1 ? content.result : content.results;
  return (
    <section className="container section search">
      <h1>{content.title}</h1>
      <SearchForm place="page" query={query} />
      {query && (
        <p className="lead" role="status">
          {fillTemplate(summary, { count, query })}
        </p>
      )}
      <ol className="search-results">
        {results.map(({ kind, title, href, excerpt }) => (
          <li key={href}>
            <p className="search-kind">{content.kinds[kind]}</p>
            <h2>
              <Link to={href}>{title}</Link>
            </h2>
            <p className="search-excerpt">
              {excerpt.map(({ text, isFound }, place) =>
                isFound ? <mark key={place}>{text}</mark> : text,
              )}
            </p>
          </li>
        ))}
      </ol>
      {count === 0 && (
        <div className="search-elsewhere">
          <p>{label("search.elsewhere")}</p>
          <ChipLinks label={label("search.elsewhere")} chips={elsewhere} />
        </div>
      )}
      <PageLinks
        page={page}
        pages={pages}
        addressOfPage={(number) =>
          addressOf("search", language, {
            query: { q: query, ...(number > 1 && { page: String(number) }) },
          })
        }
      />
    </section>
  );
}
