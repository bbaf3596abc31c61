import { PaperLinks } from "#app/components/blocks/paper-links.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import type { Edition } from "#domain/documents/documents.ts";
import { languageNames, languages } from "#domain/language/language.ts";
import { useLanguage } from "#app/language/labels.tsx";
import "./sheet-list.css";

type Props = {
  id: string;
  words: { title: string; lead: string };
  ground?: "sunk";
  sheets: readonly { id: string; title: string; description: string }[];
  pathOf: (sheet: string, edition: Edition) => string;
};

/** Sheets to print, open to anybody: each in both languages, the page's own first. */
export function SheetList({ id, words, ground, sheets, pathOf }: Props) {
  const own = useLanguage();
  const order = languages.toSorted((one, other) => Number(other === own) - Number(one === own));
  if (sheets.length === 0) return null;
  return (
    <Section id={id} title={words.title} lead={words.lead} ground={ground}>
      <ul className="sheet-list cards rows">
        {sheets.map((sheet) => (
          <li key={sheet.id}>
            <h3>{sheet.title}</h3>
            <p>{sheet.description}</p>
            {order.map((language) => (
              <p key={language} className="sheet-editions">
                <span lang={language}>{languageNames[language]}</span>
                <PaperLinks
                  title={`${sheet.title}, ${languageNames[language]}`}
                  language={language}
                  pathOf={(edition) => pathOf(sheet.id, edition)}
                />
              </p>
            ))}
          </li>
        ))}
      </ul>
    </Section>
  );
}
