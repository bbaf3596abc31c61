import { fillTemplate } from "#domain/language/fill-template.ts";
import { formatDollars } from "#domain/language/format.ts";
import type { TripFile } from "./page.tsx";

type Props = { letter: TripFile["letters"][number]; cost: TripFile["cost"] };

/** A letter to parents in one language, with blanks for the teacher to fill in and a reply slip. */
export function ParentsLetter({ letter, cost }: Props) {
  const { language, words } = letter;
  const price =
    cost.kind === "priced"
      ? fillTemplate(words.price, {
          package: letter.package,
          each: formatDollars(cost.eachCents, language),
        })
      : words.unpriced;
  return (
    <div className="trip-letter stack" lang={language}>
      <p>{words.greeting}</p>
      {[...words.paragraphs, price, ...words.after].map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p>{words.closing}</p>
      <div className="trip-slip stack gap-2">
        <h3>{words.slip.title}</h3>
        {words.slip.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  );
}
