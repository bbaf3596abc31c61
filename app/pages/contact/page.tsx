import { pageFormAction } from "#app/forms/page-forms.server.ts";
import { Band } from "#app/components/ui/band.tsx";
import { FormSummary } from "#app/components/forms/form-summary.tsx";
import { FormView } from "#app/components/forms/form-view.tsx";
import { OutsideFrame } from "#app/components/media/outside-frame.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import { pageContent, reader } from "#reader/content.ts";
import { formViewModel, headWithProblems } from "#app/forms/form-view-model.server.ts";
import { addressOf, languageOf, type Language } from "#domain/language/language.ts";
import { contactForm } from "#domain/forms/contact.ts";
import { documentRequestForm } from "#domain/forms/document-request.ts";
import type { Route } from "./+types/page";
import type { ReactNode } from "react";
import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import { Icon, type IconName } from "#app/components/ui/icon.tsx";
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
    ways: content.ways.map(({ icon, title, link }) => ({
      icon,
      title,
      ...contactLink(link, language),
    })),
    profiles: content.social.links.map(({ link, title }) => ({
      title,
      ...contactLink(link, language),
    })),
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
  return pageFormAction(args, "contact");
}

/** A contact link by its key in content/links.yaml. Without an address, `text` is a note and it is not supplied. */
function contactLink(key: string, language: Language) {
  const { label, note, ...target } = reader(language).link(key);
  const here = addressOf("contact", language);
  const isHere = target.href.split("?")[0] === here;
  return {
    text: note ?? (target.outside ? label : target.href.replace(/^(mailto|tel):/, "")),
    isSupplied: note === undefined,
    target: isHere ? { ...target, href: "#write" } : target,
  };
}

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const { content, contact, documents, outside } = loaderData;
  return (
    <>
      <FormSummary forms={[contact, documents]} />
      <section className="container section contact split split-57 late start">
        <div>
          <h1>{content.title}</h1>
          <p className="lead">{content.lead}</p>
        </div>
        <div className="form-card panel" id="write">
          <Band name="camino" size="small" />
          <div className="form-card-body stack gap-5">
            <h2 className="fs-4">{content.form.title}</h2>
            {outside === null ? (
              <FormView form={contact} />
            ) : (
              <div className="contact-outside stack gap-5">
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
        <div className="container section split split-57 late start">
          <div>
            <h2>{content.documents.title}</h2>
            <p className="lead">{content.documents.text}</p>
            <PictureView picture={content.picture} className="contact-picture arch" decorative />
          </div>
          <FormView form={documents} />
        </div>
      </section>
    </>
  );
}

type Data = Route.ComponentProps["loaderData"];

/** Hours, place and those contact links that are supplied. */
function Ways({ content, ways, profiles }: Data) {
  const supplied = profiles.filter(({ isSupplied }) => isSupplied);
  return (
    <dl className="contact-ways rows">
      <Way icon="clock" title={content.hours.title}>
        <p>{content.hours.text}</p>
      </Way>
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
          {supplied.map(({ title, text, target }) => (
            <p key={title}>
              <DestinationLink to={target}>{text}</DestinationLink>
            </p>
          ))}
        </Way>
      )}
    </dl>
  );
}

function Way({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
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
