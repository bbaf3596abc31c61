import { useLabel, useLanguage } from "#app/language/labels.tsx";

type Props = {
  href: string;
  /** The document's title; follows the link's text for screen readers. */
  title: string;
};

export function PdfLink({ href, title }: Props) {
  const label = useLabel();
  return (
    <span className="links">
      <a className="touch" href={href} hrefLang={useLanguage()}>
        <b>{label("shell.paper_letter")}</b>
        <span className="visually-hidden">: {title}</span>
      </a>
    </span>
  );
}
