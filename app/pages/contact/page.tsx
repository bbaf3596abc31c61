import { useSyncExternalStore } from "react";
import { formAction, savedForm } from "#app/forms/form-action.server.ts";
import { Band } from "#app/components/ui/band.tsx";
import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import { FormSummary } from "#app/components/forms/form-summary.tsx";
import { FormView } from "#app/components/forms/form-view.tsx";
import { Icon, type IconName } from "#app/components/ui/icon.tsx";
import { NotYet } from "#app/components/ui/not-yet.tsx";
import { OutsideFrame } from "#app/components/media/outside-frame.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import { pageContent, reader } from "#reader/content.ts";
import { formViewModel, headWithProblems } from "#app/forms/form-view-model.server.ts";
import { addressOf, languageOf, type Language } from "#domain/language/language.ts";
import { phoneHours } from "./phone-hours.server.ts";
import { contactForm } from "#domain/forms/contact.ts";
import { documentRequestForm } from "#domain/forms/document-request.ts";
import { openStateAt, type OpeningHours } from "#domain/calendar/opening-hours.ts";
import type { Route } from "./+types/page";
import "#app/components/forms/form-card.css";
import "./page.css";

export async function loader({ url, context }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const content = pageContent("contact", language);
  const asked = url.searchParams;
  const wanted = reader(language).findLink(asked.get("document") ?? "");
  const place = { language, context, page: "contact" } as const;
  const outside = reader(language).link("contact_form");
  return {
    head: headWithProblems(content.head, place),
    content,
    hours: phoneHours(content.hours, language),
    ways: content.ways.map(({ icon, title, link }) => ({ icon, title, ...wayOf(link, language) })),
    profiles: content.social.links.map((link) => ({ name: link, ...wayOf(link, language) })),
    isCalled: ["phone", "whatsapp"].some((key) => wayOf(key, language).isSupplied),
    outside: outside.outside ? outside.href : null,
    contact: await formViewModel(contactForm, {
      ...place,
      preset: { subject: asked.get("subject") },
    }),
    documents: await formViewModel(documentRequestForm, {
      ...place,
      preset: { document: wanted?.label ?? asked.get("missing") },
    }),
  };
}

export function action(args: Route.ActionArgs) {
  return formAction(args, [
    savedForm(contactForm, { thanks: "thanksInterest" }),
    savedForm(documentRequestForm, { thanks: "thanksInterest" }),
  ]);
}

/** A way to reach us: the number or address itself, or the sentence that stands in for it. */
function wayOf(key: string, language: Language) {
  const { label, note, ...target } = reader(language).link(key);
  const here = addressOf("contact", language);
  const isHere = target.href.split("?")[0] === here;
  return {
    text: note ?? (target.outside ? label : target.href.replace(/^(mailto|tel):/, "")),
    isSupplied: note === undefined,
    target: isHere ? { ...target, href: "#write" } : target,
  };
}

type LoaderData = Route.ComponentProps["loaderData"];

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const { content, contact, documents, outside } = loaderData;
  return (
    <>
      <FormSummary forms={[contact, documents]} />
      <section className="container section contact">
        <div className="contact-words">
          <h1>{content.title}</h1>
          <p className="lead">{content.lead}</p>
        </div>
        <div className="form-card" id="write">
          <Band name="camino" size="small" />
          <div className="form-card-body">
            <h2>{content.form.title}</h2>
            {outside === null ? (
              <FormView form={contact} />
            ) : (
              <div className="contact-outside">
                <OutsideFrame address={outside} title={content.form.outside} />
                <details open={contact.problems !== null}>
                  <summary>{content.form.own}</summary>
                  <FormView form={contact} />
                </details>
              </div>
            )}
          </div>
        </div>
        <Ways {...loaderData} />
      </section>
      <section className="ground-sunk" id="document-request">
        <div className="container section contact-documents">
          <div>
            <h2>{content.documents.title}</h2>
            <p className="lead">{content.documents.text}</p>
            <PictureView picture={content.picture} className="contact-picture" decorative />
          </div>
          <FormView form={documents} />
        </div>
      </section>
    </>
  );
}

/** What has not been supplied yet stands in one row, with the way that works today. */
function Ways({ content, hours, ways, profiles, isCalled }: LoaderData) {
  const supplied = profiles.filter(({ isSupplied }) => isSupplied);
  const missing = [
    ...ways,
    ...profiles.map(({ name, ...way }) => ({ ...way, title: titles[name]! })),
  ]
    .filter(({ isSupplied }) => !isSupplied)
    .map(({ title }) => title);
  return (
    <dl className="contact-ways">
      {isCalled && (
        <Way icon="clock" title={content.hours.title}>
          <p data-needs-application="">{hours.text}</p>
          <OpenNow hours={hours.hours} states={hours.states} />
        </Way>
      )}
      {ways
        .filter(({ isSupplied }) => isSupplied)
        .map(({ icon, title, text, target }) => (
          <Way key={title} icon={icon} title={title}>
            <DestinationLink to={target}>{text}</DestinationLink>
          </Way>
        ))}
      <Way icon="pin" title={content.place.title}>
        <p>{content.place.text}</p>
        <DestinationLink to={content.place.target}>{content.place.label}</DestinationLink>
      </Way>
      {supplied.length > 0 && (
        <Way icon="users" title={content.social.title}>
          {supplied.map(({ name, text, target }) => (
            <p key={name}>
              <DestinationLink to={target}>{text}</DestinationLink>
            </p>
          ))}
        </Way>
      )}
      {missing.length > 0 && (
        <Way icon="info" title={missing.join(", ")}>
          <NotYet>{content.missing.title}</NotYet>
          <p>{content.missing.text}</p>
        </Way>
      )}
    </dl>
  );
}

/** Names of services are the same in every language. */
const titles: Readonly<Record<string, string>> = {
  facebook: "Facebook",
  instagram: "Instagram",
  youtube: "YouTube",
  linkedin: "LinkedIn",
};

function Way({
  icon,
  title,
  children,
}: {
  icon: IconName;
  title: string;
  children: React.ReactNode;
}) {
  return (
    <div>
      <dt>
        <Icon name={icon} />
        {title}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, 60_000);
  return () => clearInterval(timer);
}

/** Open or not at this moment, for whom reads it now: nothing in the page as it was prerendered. */
function OpenNow({ hours, states }: { hours: OpeningHours; states: Record<string, string> }) {
  const state = useSyncExternalStore(
    everyMinute,
    () => openStateAt(hours, new Date()),
    () => null,
  );
  if (!state) return null;
  return (
    <p className="open-now" data-open={state === "open"}>
      {states[state]}
    </p>
  );
}
