import { papers, type Edition } from "#domain/documents/documents.ts";
import type { Language } from "#domain/language/language.ts";
import { useLabel, useLanguage } from "#app/language/labels.tsx";
import "./paper-links.css";

type Props = {
  /** The document's title; follows each link's text for screen readers. */
  title: string;
  /** Language of the document, by default that of the page. */
  language?: Language;
  pathOf: (edition: Edition) => string;
};

/** Links to a PDF document in each paper size: "Letter A4". */
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
