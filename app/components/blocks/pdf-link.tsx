import { useLabel, useLanguage } from "#app/language/labels.tsx";
import type { Language } from "#domain/language/language.ts";

type Props = {
  href: string;
  /** The document's title; follows the link's text for screen readers. */
  title: string;
  /** Language of the document, by default that of the page. */
  language?: Language;
};

export function PdfLink({ href, title, language }: Props) {
  const label = useLabel();
  const own = useLanguage();
  return (
    <span className="links">
      <a className="touch" href={href} hrefLang={language ?? own}>
        <b>{label("shell.paper_letter")}</b>
        <span className="visually-hidden">: {title}</span>
      </a>
    </span>
  );
}
