import { pageFormAction } from "#app/forms/page-forms.server.ts";
import { FormCard, FormSection } from "#app/components/forms/form-section.tsx";
import { FormView } from "#app/components/forms/form-view.tsx";
import { OutsideFrame } from "#app/components/media/outside-frame.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import { pageContent, reader } from "#reader/content.ts";
import { formViewModel } from "#app/forms/form-view-model.server.ts";
import { languageOf, type Language } from "#domain/language/language.ts";
import { contactForm } from "#domain/forms/contact.ts";
import { documentRequestForm } from "#domain/forms/document-request.ts";
import type { Route } from "./+types/page";
import type { ReactNode } from "react";
import { DestinationLink } from "#app/components/ui/links.tsx";
import { Icon, type IconName } from "#app/components/ui/icon.tsx";

export function loader(args: Route.LoaderArgs) {
  const { searchParams: query, pathname } = args.url;
  const language = languageOf(pathname);
  const content = pageContent("contact", language);
  const wanted = reader(language).findLink(query.get("document") ?? "");
  const outside = reader(language).link("contact_form");
  return {
    content,
    ways: supplied(content.ways, language),
    profiles: supplied(content.social.links, language),
    outside: outside.outside ? outside.href : null,
    forms: {
      contact: formViewModel(contactForm, args),
      documents: formViewModel(documentRequestForm, args, {
        preset: { document: wanted?.label ?? query.get("missing") },
      }),
    },
  };
}

export const action = pageFormAction("contact");

/** Contact links (keys of content/links.yaml) with their addresses; those without an address are left out. */
function supplied<Link extends { readonly link: string }>(
  links: readonly Link[],
  language: Language,
) {
  return links.flatMap(({ link: key, ...entry }) => {
    const { label, note, ...target } = reader(language).link(key);
    if (note !== undefined) return [];
    const text = target.outside ? label : target.href.replace(/^(mailto|tel):/, "");
    return [{ ...entry, text, target }];
  });
}

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const { content, outside, forms } = loaderData;
  const { contact, documents } = forms;
  return (
    <>
      <section className="container section contact split split-57 late start">
        <div>
          <h1>{content.title}</h1>
          <p className="lead">{content.lead}</p>
        </div>
        <FormCard id="write">
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
        </FormCard>
        <Ways {...loaderData} />
      </section>
      <FormSection id="document-request" {...content.documents} form={documents} ground="sunk">
        <PictureView picture={content.picture} className="contact-picture arch" decorative />
      </FormSection>
    </>
  );
}

function Ways({ content, ways, profiles }: Route.ComponentProps["loaderData"]) {
  const { title, calling } = content.hours;
  const hasNumber = ways.some(({ icon }) => icon === "phone" || icon === "chat");
  return (
    <dl className="contact-ways rows">
      <Way icon="clock" title={hasNumber ? title : calling}>
        <p>{content.hours.text}</p>
      </Way>
      {ways.map(({ icon, title, text, target }) => (
        <Way key={title} icon={icon} title={title}>
          <DestinationLink className="touch" to={target}>
            {text}
          </DestinationLink>
        </Way>
      ))}
      <Way icon="pin" title={content.place.title}>
        <p>{content.place.text}</p>
        <DestinationLink className="touch" to={content.place.target}>
          {content.place.label}
        </DestinationLink>
      </Way>
      {profiles.length > 0 && (
        <Way icon="users" title={content.social.title}>
          {profiles.map(({ title, text, target }) => (
            <p key={title}>
              <DestinationLink className="touch" to={target}>
                {text}
              </DestinationLink>
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
