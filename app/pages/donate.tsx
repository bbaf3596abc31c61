import { ArrowLink } from "#app/components/arrow-link.tsx";
import { DestinationLink } from "#app/components/destination-link.tsx";
import { DonationPicker } from "#app/components/donation-picker.tsx";
import { FormSummary } from "#app/components/form-summary.tsx";
import { FormView } from "#app/components/form-view.tsx";
import { GroundOpening } from "#app/components/ground-opening.tsx";
import { Icon, type IconName } from "#app/components/icon.tsx";
import { PictureView } from "#app/components/picture.tsx";
import { SectionHeading } from "#app/components/section-heading.tsx";
import { pageContent } from "#app/content/load.server.ts";
import { answerForm, kept } from "#app/forms/answer-form.server.ts";
import { drawForm, headWithProblems } from "#app/forms/draw-form.server.ts";
import { formatDollars } from "#app/language/format.ts";
import { addressOf, languageOf, type Language } from "#app/language/language.ts";
import { useLanguage } from "#app/language/labels.tsx";
import { donateStart } from "#app/shell.server.ts";
import { sponsorQuestionForm } from "#domain/forms/sponsor-question.ts";
import { leastGiftCents, mostGiftCents, parseDollars } from "#domain/money.ts";
import type { Route } from "./+types/donate";

type Words = { monthly: string; large: string; unclear: string };

/**
 * What the address says was chosen: by the picker (`type`, `amount_once`, `amount_monthly`, `custom`) or
 * by a campaign (`type`, `amount`). Null when nothing was.
 */
function chosenGift(query: URLSearchParams, words: Words, language: Language) {
  const type = query.get("type") === "monthly" ? "monthly" : "once";
  const text = query.get("custom") || query.get("amount") || query.get(`amount_${type}`);
  if (!text) return null;
  const cents = parseDollars(text);
  if (cents === null || cents < leastGiftCents)
    return { text, amount: null, problem: words.unclear };
  const money = formatDollars(cents, language);
  const amount = type === "monthly" ? words.monthly.replace("{amount}", money) : money;
  const limit = formatDollars(mostGiftCents, language);
  return {
    text,
    amount,
    problem: cents > mostGiftCents ? words.large.replace("{limit}", limit) : null,
  };
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const { head, ...content } = pageContent("donate", language);
  const place = { language, context, page: "donate" } as const;
  // A solar kit named by the goods page is a question of its own.
  const about = url.searchParams.get("about") ?? url.searchParams.get("for");
  return {
    head: headWithProblems(head, place),
    content,
    choices: donateStart(language).choices,
    gift: chosenGift(url.searchParams, content.chosen, language),
    form: await drawForm(sponsorQuestionForm, { ...place, preset: { about } }),
  };
}

export function action(args: Route.ActionArgs) {
  return answerForm(args, [kept(sponsorQuestionForm, "thanksInterest")]);
}

type Data = Route.ComponentProps["loaderData"];

function Ways({ content, gift }: { content: Data["content"]; gift: Data["gift"] }) {
  const { ways, chosen } = content;
  return (
    <section className="container section" id="ways" aria-labelledby="ways-title">
      {gift && (
        <p className="note donate-chosen" role="status">
          {gift.amount && <b>{chosen.title.replace("{amount}", gift.amount)}</b>} {gift.problem}
        </p>
      )}
      <h2 id="ways-title">{ways.title}</h2>
      <ul className="donate-ways">
        <li className="donate-card-way">
          <h3>{ways.card.title}</h3>
          <p>{ways.card.text}</p>
          <DestinationLink className="button" to={ways.card.target}>
            {ways.card.label}
          </DestinationLink>
        </li>
        {ways.others.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <p className="small muted donate-matching">{content.matching}</p>
    </section>
  );
}

function Trust({ items }: { items: Data["content"]["trust"] }) {
  return (
    <ul className="container donate-trust">
      {items.map(({ icon, title, text, target }) => (
        <li key={title}>
          <Icon name={icon as IconName} size={32} />
          <div>
            <h3>
              <DestinationLink to={target}>{title}</DestinationLink>
            </h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

export default function DonatePage({ loaderData }: Route.ComponentProps) {
  const { content, choices, gift, form } = loaderData;
  const { opening, choose, more, sponsor } = content;
  const address = addressOf("donate", useLanguage());
  return (
    <>
      <FormSummary forms={[form]} />
      <GroundOpening {...opening} ground="sky" band="milpa" />
      <section className="container donate-choose">
        <form className="donate-form" action={`${address}#ways`} method="get">
          <h2>{choose.title}</h2>
          <DonationPicker choices={choices} id="donate" />
          <button className="button button-wide">{choose.button}</button>
        </form>
      </section>
      <Ways content={content} gift={gift} />
      <Trust items={content.trust} />
      <section className="section container">
        <h2>{more.title}</h2>
        <ul className="donate-more">
          {more.items.map((item) => (
            <li key={item.title} className="card">
              <div className="card-picture">
                <PictureView picture={item.picture} decorative />
              </div>
              <div className="card-body">
                <h3>{item.title}</h3>
                <p className="card-text">{item.text}</p>
                <ArrowLink to={item.target}>{item.label}</ArrowLink>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section className="ground-sunk" id="sponsor">
        <div className="container section">
          <SectionHeading title={sponsor.title} lead={sponsor.text} />
          <div className="donate-sponsor">
            <FormView form={form} />
          </div>
        </div>
      </section>
    </>
  );
}
