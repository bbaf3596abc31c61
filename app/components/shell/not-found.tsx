import { useEffect } from "react";
import { useLocation } from "react-router";
import { useLabel, useLanguage } from "#app/language/labels.tsx";
import { PageLink } from "#app/components/ui/links.tsx";
import { addressOf } from "#domain/language/language.ts";
import { pageTitle } from "#domain/language/page-title.ts";
import { longestQuery, wordsOfPath } from "#domain/words-of-path.ts";
import { SearchForm } from "./search-form.tsx";

type Props = {
  title: string;
  text: string;
  /** Its words prefill the search form. */
  path: string;
  back: string;
  to: string;
};

export function NotFoundFrame({ title, text, path, back, to }: Props) {
  const label = useLabel();
  return (
    <section className="not-found ground-basalt on-dark">
      <div className="container section split split-75 late">
        <div>
          <p className="not-found-code" role="img" aria-label={label("error.not_found_code")}>
            <span aria-hidden="true">4</span>
            <svg viewBox="0 0 60 60" fill="none" aria-hidden="true">
              <circle cx="30" cy="30" r="25" stroke="#4b4852" strokeWidth="9" />
              <circle
                cx="30"
                cy="30"
                r="27"
                stroke="#6b6675"
                strokeWidth="5"
                strokeDasharray="5 3"
              />
              <circle cx="30" cy="30" r="17" stroke="#77727f" strokeWidth="2" />
            </svg>
            <span aria-hidden="true">4</span>
          </p>
          <h1>{title}</h1>
        </div>
        <div>
          <p className="lead">{text}</p>
          <SearchForm place="missing" query={wordsOfPath(path).slice(0, longestQuery)} />
          <PageLink className="button button-marigold" to={to}>
            {back}
          </PageLink>
        </div>
      </div>
    </section>
  );
}

/** The 404 page of unknown addresses (specification 8), which also wants the path logged to the console. */
export function NotFoundView() {
  const label = useLabel();
  const language = useLanguage();
  const { pathname } = useLocation();
  useEffect(() => {
    console.error(`404: there is no page at ${pathname}`);
  }, [pathname]);
  return (
    <>
      <title>{pageTitle(label("error.not_found_title"))}</title>
      <span hidden data-needs-application="" />
      <NotFoundFrame
        title={label("error.not_found")}
        text={label("error.not_found_help")}
        path={pathname}
        back={label("error.return_home")}
        to={addressOf("home", language)}
      />
    </>
  );
}
