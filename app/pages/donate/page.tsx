import { redirect } from "react-router";
import { Accordion } from "#app/components/ui/accordion.tsx";
import { ArrowLink } from "#app/components/ui/arrow-link.tsx";
import { Band } from "#app/components/ui/band.tsx";
import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import { FormSummary } from "#app/components/forms/form-summary.tsx";
import { FormView } from "#app/components/forms/form-view.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import { SectionHeading } from "#app/components/blocks/section-heading.tsx";
import { pageContent } from "#reader/content.ts";
import { formAction, savedForm } from "#app/forms/form-action.server.ts";
import { giftHandler } from "#app/forms/gift-handler.server.ts";
import { formViewModel, headWithProblems } from "#app/forms/form-view-model.server.ts";
import { giftViewModel, plainGiftAddress } from "#app/forms/gift-view-model.server.ts";
import { languageOf } from "#domain/language/language.ts";
import { donateStart } from "#app/shell.server.ts";
import { sponsorQuestionForm } from "#domain/forms/sponsor-question.ts";
import type { Route } from "./+types/page";
import { GiftForm } from "./gift-form.tsx";
import "#app/components/ui/card.css";
import "#app/styles/bands/milpa.css";
import "./page.css";

export async function loader({ url, request, context }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  if (request.method === "GET") {
    const plain = plainGiftAddress(url.searchParams, language);
    if (plain) throw redirect(plain);
  }
  const { head, ...content } = pageContent("donate", language);
  const place = { language, context, page: "donate" } as const;
  const gift = await giftViewModel(url.searchParams, place);
  const form = await formViewModel(sponsorQuestionForm, {
    ...place,
    preset: { about: url.searchParams.get("about") },
  });
  return {
    head: headWithProblems(head, place),
    content,
    choices: donateStart(language).choices,
    gift,
    form,
  };
}

export function action(args: Route.ActionArgs) {
  return formAction(args, [
    savedForm(sponsorQuestionForm, { thanks: "thanksInterest" }),
    giftHandler(args.context),
  ]);
}

type Data = Route.ComponentProps["loaderData"];
type Words = Data["content"];

/** Of each dollar, what reaches the programme, as a length of cloth. */
function Dollar({ words }: { words: Words["dollar"] }) {
  const share = words.share_number_fact.number;
  return (
    <section className="container section donate-dollar">
      <SectionHeading title={words.title} lead={words.lead} />
      <div className="dollar-bar" aria-hidden="true">
        <div className="dollar-programme band-camino" />
        <div className="dollar-rest" />
      </div>
      <div className="dollar-labels">
        <p>
          <b>{share}¢</b> {words.programme}
        </p>
        <p>
          <b>{100 - share}¢</b> {words.running}
        </p>
      </div>
    </section>
  );
}

function Ways({ words }: { words: Words["ways"] }) {
  return (
    <section className="ground-sunk" id="ways" aria-labelledby="ways-title">
      <div className="container section">
        <SectionHeading id="ways-title" title={words.title} lead={words.lead} />
        <ul className="donate-ways">
          {words.items.map(({ icon, title, text, label, target }) => (
            <li key={title}>
              <Icon name={icon} size={40} />
              <div>
                <h3>{title}</h3>
                <p className="muted">{text}</p>
                <DestinationLink className="arrow-link" to={target}>
                  {label}
                </DestinationLink>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Trust({ items }: { items: Words["trust"] }) {
  return (
    <ul className="donate-trust">
      {items.map(({ icon, title, text, target }) => (
        <li key={title}>
          <Icon name={icon} size={32} />
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

function More({ more }: { more: Words["more"] }) {
  return (
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
  );
}

function Questions({ questions }: { questions: Words["questions"] }) {
  const rows = questions.items.map(({ title, text }) => ({ title, body: <p>{text}</p> }));
  return (
    <section className="section container donate-questions">
      <div>
        <h2>{questions.title}</h2>
        <ul className="donate-links">
          {questions.links.map(({ label, target }) => (
            <li key={label}>
              <ArrowLink to={target}>{label}</ArrowLink>
            </li>
          ))}
        </ul>
      </div>
      <Accordion name="donate-questions" rows={rows} />
    </section>
  );
}

export default function DonatePage({ loaderData }: Route.ComponentProps) {
  const { content, choices, gift, form } = loaderData;
  const { dollar, ways, trust, more, questions, sponsor } = content;
  return (
    <>
      <FormSummary forms={[gift.form, form]} />
      <GiftForm content={content} choices={choices} gift={gift} beside={<Trust items={trust} />} />
      <Band name="milpa" />
      <Dollar words={dollar} />
      <More more={more} />
      <Ways words={ways} />
      <Questions questions={questions} />
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
