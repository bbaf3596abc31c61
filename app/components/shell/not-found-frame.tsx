import type { ReactNode } from "react";
import { useLabel } from "#app/language/labels.tsx";
import { longestQuery, wordsOfPath } from "#domain/words-of-path.ts";
import { SearchForm } from "./search-form.tsx";
import "./not-found-frame.css";

type Props = {
  title: string;
  text: string;
  /** Its words prefill the search form. */
  path: string;
  /** Links to where the visitor can go on. */
  children: ReactNode;
};

export function NotFoundFrame({ title, text, path, children }: Props) {
  const label = useLabel();
  return (
    <section className="not-found ground-basalt on-dark">
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
          <h1>{title}</h1>
        </div>
        <div>
          <p className="lead">{text}</p>
          <SearchForm place="page" query={wordsOfPath(path).slice(0, longestQuery)} />
          {children}
        </div>
      </div>
    </section>
  );
}
