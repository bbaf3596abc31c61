import { ChipLinks, type ChipLink } from "#app/components/blocks/chip-links.tsx";
import { PageLinks } from "#app/components/blocks/page-links.tsx";
import { longestQuery } from "#domain/words-of-path.ts";
import { SearchForm } from "#app/components/shell/search-form.tsx";
import { listContent, pageContent } from "#reader/content.ts";
import { answersInAnyLanguage, searchSite } from "#reader/search.ts";
import { pageOfList } from "#reader/page-of-list.ts";
import { resultKinds, type ResultKind } from "#reader/schema/result-kinds.ts";
import { DestinationLink, PageLink } from "#app/components/ui/links.tsx";
import {
  addressOf,
  languageOf,
  languages,
  type Language,
  fillTemplate,
  isOne,
} from "#domain/language/language.ts";
import { useLabel, useLanguage } from "#app/language/labels.tsx";
import type { Route } from "./+types/page";

const pageSize = 15;

function searchAddress(language: Language, q: string, kind: ResultKind | null, page = 1): string {
  const query = { q, ...(kind && { kind }), ...(page > 1 && { page: String(page) }) };
  return addressOf("search", language, { query });
}

function otherPlaces(language: Language): ChipLink[] {
  const pages = ["greenBuilds", "schools", "volunteer", "donate", "blog", "contact"] as const;
  const addresses: string[] = pages.map((page) => addressOf(page, language));
  return listContent("navigation", language)
    .footer.flatMap(({ items }) => items)
    .filter(({ target }) => addresses.includes(target.href))
    .map(({ label, target }) => ({ label, href: target.href, current: false }));
}

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const { words: _, synonyms: __, answers: ___, ...content } = pageContent("search", language);
  const query = (url.searchParams.get("q") ?? "").trim().slice(0, longestQuery);
  // The visitor may have typed in another language.
  const found = [language, ...languages].map((each) => searchSite(each, query));
  const everything =
    found.find(([first]) => first?.round === 0) ?? found.find(([first]) => first) ?? [];
  const kind = resultKinds.find((each) => each === url.searchParams.get("kind")) ?? null;
  const answers = kind ? [] : answersInAnyLanguage(language, query);
  // A page that an answer links to is not listed among the results again.
  const answered = new Set(answers.map(({ target }) => target.href.replace(/#.*$/, "")));
  const results = everything.filter((result) =>
    kind ? result.kind === kind : !answered.has(result.href),
  );
  const { entries, ...place } = pageOfList(results, Number(url.searchParams.get("page")), pageSize);
  return {
    head: { hidden: query !== "" },
    content,
    query,
    kind,
    answers,
    counts: resultKinds.map((each) => ({
      kind: each,
      count: everything.filter((result) => result.kind === each).length,
    })),
    count: answers.length + results.length,
    elsewhere: otherPlaces(language),
    ...place,
    results: entries,
  };
}

function KindFilter({ data }: { data: Route.ComponentProps["loaderData"] }) {
  const { content, query, kind, counts } = data;
  const language = useLanguage();
  const found = counts.filter(({ count }) => count > 0);
  if (found.length < 2 && !kind) return null;
  const chips = [{ kind: null, count: undefined }, ...found].map(({ kind: only, count }) => ({
    label: content.filter[only ?? "all"],
    count,
    href: searchAddress(language, query, only),
    current: kind === only,
  }));
  return <ChipLinks label={content.filter.label} chips={chips} />;
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { content, elsewhere, query, kind, answers, count, results, page, pages } = loaderData;
  const language = useLanguage();
  const label = useLabel();
  const found = isOne(count, language) ? content.result : content.results;
  const isExact = answers.length > 0 || results.every((result) => result.isExact);
  const summary = count === 0 ? content.none : isExact ? found : content.similar;
  return (
    <section className="container section search">
      <h1>{content.title}</h1>
      <SearchForm place="page" query={query} />
      {query && (
        <p className="lead" role="status">
          {fillTemplate(summary, { count, query })}
        </p>
      )}
      <KindFilter data={loaderData} />
      {count > 0 && (
        <ol className="search-results rows">
          {page === 1 &&
            answers.map(({ title, text, target, language: answerLanguage }) => (
              <li key={target.href} className="search-answer" lang={answerLanguage}>
                <p className="search-kind small muted">{content.answer}</p>
                <h2 className="fs-3">
                  <DestinationLink className="touch" to={target}>
                    {title}
                  </DestinationLink>
                </h2>
                <p className="search-excerpt">{text}</p>
              </li>
            ))}
          {results.map(({ kind: what, title, href, excerpt }) => (
            <li key={href} lang={languageOf(href)}>
              <p className="search-kind small muted">{content.kinds[what]}</p>
              <h2 className="fs-3">
                <PageLink className="touch" to={href}>
                  {title}
                </PageLink>
              </h2>
              <p className="search-excerpt">
                {excerpt.map(({ text, isFound }, place) =>
                  isFound ? <mark key={place}>{text}</mark> : text,
                )}
              </p>
            </li>
          ))}
        </ol>
      )}
      {count === 0 && (
        <div className="search-elsewhere">
          <p>{label("search.elsewhere")}</p>
          <ChipLinks label={label("search.elsewhere")} chips={elsewhere} />
        </div>
      )}
      <PageLinks
        page={page}
        pages={pages}
        addressOfPage={(number) => searchAddress(language, query, kind, number)}
      />
    </section>
  );
}
