import { papers, type Edition } from "#domain/documents/documents.ts";
import type { Language } from "#domain/language/language.ts";
import { useLabel, useLanguage } from "#app/language/labels.tsx";
import "./paper-links.css";

type Props = {
  /** The document's title, for those who hear the link alone. */
  title: string;
  /** The language of the document; without it, that of the page. */
  language?: Language;
  pathOf: (edition: Edition) => string;
};

/** One document to print, on each paper. */
export function PaperLinks({ title, language, pathOf }: Props) {
  const label = useLabel();
  const own = useLanguage();
  const edition = language ?? own;
  return (
    <span className="paper-links links">
      {papers.map((paper) => (
        <a
          className="touch"
          key={paper}
          href={pathOf({ language: edition, paper })}
          hrefLang={edition}
        >
          {label(`shell.paper_${paper}`)}
          <span className="visually-hidden">: {title}</span>
        </a>
      ))}
    </span>
  );
}
