import { Link, useLocation } from "react-router";
import { useEffect } from "react";
import { addressOf } from "#app/language/language.ts";
import { useLabel, useLanguage } from "#app/language/labels.tsx";
import { longestQuery, SearchForm } from "./search-form.tsx";
import { wordsOfPath } from "./words-of-path.ts";

/** Specification 8: '404', 'Oops! Page not found', 'Return to Home'; the attempted path is logged. */
export function NotFoundView() {
  const label = useLabel();
  const language = useLanguage();
  const { pathname } = useLocation();
  useEffect(() => {
    console.error(`404: there is no page at ${pathname}`);
  }, [pathname]);
  return (
    <section className="not-found ground-basalt on-dark" data-needs-application="">
      <div className="container section">
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
          <h1>{label("error.not_found")}</h1>
        </div>
        <div>
          <p className="lead">{label("error.not_found_help")}</p>
          <SearchForm place="page" query={wordsOfPath(pathname).slice(0, longestQuery)} />
          <Link className="button button-marigold" to={addressOf("home", language)}>
            {label("error.return_home")}
          </Link>
        </div>
      </div>
    </section>
  );
}
