import { faqPage } from "#app/components/structured-data/schema-org.ts";
import { PrintButton } from "#app/components/ui/print-button.tsx";
import { JsonLd } from "#app/components/structured-data/json-ld.tsx";
import { FactList } from "#app/components/blocks/fact-list.tsx";
import { PlannerAnswerView } from "#app/components/forms/planner.tsx";
import { pageContent } from "#reader/content.ts";
import { tripAnswer, tripRates } from "#reader/planners.ts";
import { addressOf, languageOf, languages, fillTemplate } from "#domain/language/language.ts";
import { useLanguage } from "#app/language/labels.tsx";
import { tripCost, tripPlanOf } from "#domain/planners/trip.ts";
import { formatDollars } from "#domain/language/format.ts";
import type { Route } from "./+types/page";
import { PageLink } from "#app/components/ui/links.tsx";

type Props = { letter: TripFile["letters"][number]; cost: TripFile["cost"] };

/** A letter to parents in one language, with blanks for the teacher to fill in and a reply slip. */
function ParentsLetter({ letter, cost }: Props) {
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

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const { letter: _, ...content } = pageContent("groupTripFile", language);
  const packing = pageContent("volunteerPacking", language);
  const rates = tripRates();
  const plan = { ...tripPlanOf(url.searchParams, rates), isAdjusted: false };
  const { planner } = pageContent("groupTrips", language);
  const letterIn = (each: (typeof languages)[number]) => ({
    language: each,
    words: pageContent("groupTripFile", each).letter,
    package: pageContent("groupTrips", each).planner.packages[plan.package],
  });
  return {
    content,
    plan,
    cost: tripCost(plan, rates),
    planner,
    answer: tripAnswer(plan, language),
    guides: packing.guides.filter(({ id }) => id === "work" || id === "town"),
    // The page's own language first.
    letters: languages.toSorted((one) => (one === language ? -1 : 1)).map(letterIn),
  };
}

export type TripFile = Route.ComponentProps["loaderData"];

function Boxes({ items }: { items: readonly string[] }) {
  return (
    <ul className="trip-file-boxes stack gap-2">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** A page for a teacher to print: price, points to settle, answers, packing list, letters to parents. */
export default function GroupTripFilePage({ loaderData }: Route.ComponentProps) {
  const { content, plan, cost, planner, answer, guides, letters } = loaderData;
  const language = useLanguage();
  const query = { package: plan.package, people: String(plan.people) };
  const linkTo = (anchor: string) => addressOf("groupTrips", language, { query, anchor });
  return (
    <article className="container section trip-file stack gap-7">
      <JsonLd graph={[faqPage(content.questions.items)]} />
      <header>
        <h1>{content.title}</h1>
        <p className="lead">{content.lead}</p>
        <p className="actions">
          <PrintButton kind="indigo">{content.print}</PrintButton>
          <PageLink className="button button-outline" to={linkTo("planner")}>
            {content.change}
          </PageLink>
        </p>
      </header>
      <section>
        <h2>{content.sum}</h2>
        <PlannerAnswerView caption={planner.title} answer={answer} />
        <p className="small">{content.currency}</p>
      </section>
      <section>
        <h2>{content.settle.title}</h2>
        <Boxes items={content.settle.items} />
        <p className="trip-file-ask mt-4">
          <PageLink className="arrow-link" to={linkTo("packet")}>
            {content.ask}
          </PageLink>
        </p>
      </section>
      <section>
        <h2>{content.questions.title}</h2>
        <FactList facts={content.questions.items.map(({ title, text }) => [title, text])} />
      </section>
      <section>
        <h2>{content.packing}</h2>
        <div className="trip-file-guides">
          {guides.map(({ id, title, items }) => (
            <div key={id}>
              <h3>{title}</h3>
              <Boxes items={items} />
            </div>
          ))}
        </div>
      </section>
      <section className="trip-file-letters">
        <h2>{content.letters.title}</h2>
        <p className="trip-file-hint">{content.letters.lead}</p>
        {letters.map((letter) => (
          <ParentsLetter key={letter.language} letter={letter} cost={cost} />
        ))}
      </section>
    </article>
  );
}
