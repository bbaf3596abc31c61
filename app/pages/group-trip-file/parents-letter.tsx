import type { PageContent } from "#reader/pages.ts";
import type { Resolved } from "#reader/resolve.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";
import { formatDollars } from "#domain/language/format.ts";
import type { Language } from "#domain/language/language.ts";
import type { TripCost } from "#domain/planners/trip.ts";

type Letter = {
  readonly language: Language;
  readonly words: Resolved<PageContent["groupTripFile"]>["letter"];
  /** The length of the trip, in the letter's language. */
  readonly package: string;
};

/** A letter to parents in one language, with blanks for what only the teacher knows, and its slip. */
export function ParentsLetter({ letter, cost }: { letter: Letter; cost: TripCost }) {
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
