import { PictureView } from "#app/components/media/picture.tsx";
import { useLanguage } from "#app/language/labels.tsx";
import { fillTemplate } from "#domain/language/fill-template.ts";
import { formatDate, formatDollars } from "#domain/language/format.ts";
import type { Route } from "./+types/page";
import "#app/components/ui/table.css";

type Data = Route.ComponentProps["loaderData"];
type Props = { words: Data["content"]["proof"]; proof: Data["proof"] };

/** What was bought, what it cost, and pictures with the day they were taken. */
export function Proof({ words, proof }: Props) {
  const language = useLanguage();
  const day = (on: string) => formatDate(on, language);
  if (!proof) {
    return (
      <section id="proof" className="goal-proof stack gap-5">
        <h2>{words.title}</h2>
        <p>{words.follows}</p>
      </section>
    );
  }
  const { status, on, text, pictures } = proof;
  return (
    <section id="proof" className="goal-proof stack gap-5">
      <h2>{words.title}</h2>
      <p className="lead">{text}</p>
      <p className="small muted">
        {words[status]}. {fillTemplate(words.on, { date: day(on) })}
      </p>
      <Costs words={words} proof={proof} day={day} />
      <ul className="goal-pictures cards">
        {pictures.map(({ picture, on: taken, caption }) => (
          <li key={caption}>
            <figure>
              <PictureView picture={picture} sizes="(min-width: 48rem) 30vw, 88vw" />
              <figcaption className="small">
                {caption} {fillTemplate(words.taken, { date: day(taken) })}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}

type CostsProps = {
  words: Props["words"];
  proof: NonNullable<Props["proof"]>;
  day: (on: string) => string;
};

/** Each purchase with its day, and their sum. */
function Costs({ words, proof: { status, costs }, day }: CostsProps) {
  const language = useLanguage();
  if (costs.length === 0) return null;
  const total = costs.reduce((sum, { cents }) => sum + cents, 0);
  // Amounts under each other are written alike.
  const areWhole = costs.every(({ cents }) => cents % 100 === 0);
  const money = (cents: number) =>
    formatDollars(cents, language, areWhole ? "where there are any" : "always");
  return (
    <table className="table table-sums">
      <thead>
        <tr>
          <th scope="col">{words.cost}</th>
          <th scope="col">{words.day}</th>
          <th scope="col">{words.amount}</th>
        </tr>
      </thead>
      <tbody>
        {costs.map(({ what, on, cents }) => (
          <tr key={`${what} ${on}`}>
            <th scope="row">{what}</th>
            <td>{day(on)}</td>
            <td>{money(cents)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {status === "done" ? words.total : words.so_far}
          </th>
          <td>{money(total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
