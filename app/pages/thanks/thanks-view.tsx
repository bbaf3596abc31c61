import { addressOf } from "#domain/language/language.ts";
import { useLabel, useLanguage } from "#app/language/labels.tsx";
import type { thanksData } from "./thanks-data.server.ts";
import { AdConsent } from "#app/components/giving/ad-consent.tsx";
import { Band } from "#app/components/ui/band.tsx";
import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import { useConversion } from "#app/components/giving/conversion.ts";
import { PageLink } from "#app/components/ui/page-link.tsx";
import "./thanks-view.css";

type Thanks = Awaited<ReturnType<typeof thanksData>>["thanks"];

/** Thank You, what happens now, the reference number, the way home and one thing to do next. */
export function ThanksView({ thanks }: { thanks: Thanks }) {
  const label = useLabel();
  const language = useLanguage();
  const { page, title, message, next, picture, reference, documents, ads } = thanks;
  const conversion = useConversion(page, reference);
  return (
    <section className="thanks ground-sky" data-arrived="" data-needs-application="">
      <Band name="camino" />
      <div className={`container opening split split-2 late center${ads ? " thanks-asks" : ""}`}>
        <div>
          <h1 className="fs-7">{title}</h1>
          <p className="lead">{message}</p>
          {reference && <Reference reference={reference} />}
          {reference && thanks.byPhone && <p>{label("thanks.by_phone")}</p>}
          {reference && thanks.mailWaits && <p role="status">{label("trouble.mail_waits")}</p>}
          {documents && <Documents {...documents} />}
          <p>
            <PageLink className="button" to={addressOf("home", language)}>
              {label("thanks.home")}
            </PageLink>
          </p>
          <div className="thanks-next">
            <p>{next.text}</p>
            <DestinationLink className="arrow-link" to={next.target}>
              {next.label}
              {!next.target.outside && <Icon name="arrow" />}
            </DestinationLink>
          </div>
        </div>
        <figure className="thanks-picture arch cover">
          <PictureView picture={picture} eager sizes="(min-width: 56rem) 44vw, 88vw" />
        </figure>
        {ads && conversion && (
          <AdConsent {...ads} conversion={conversion}>
            <PageLink to={addressOf("privacyPolicy", language, { anchor: "outside" })}>
              {label("thanks.change_answer")}
            </PageLink>
          </AdConsent>
        )}
      </div>
    </section>
  );
}

function Documents({ title, items }: NonNullable<Thanks["documents"]>) {
  return (
    <div className="thanks-documents">
      <h2 className="fs-2">{title}</h2>
      <ul>
        {items.map(({ label, href }) => (
          <li key={href}>
            <a className="touch" href={href}>
              <Icon name="download" size={20} />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The number in one piece: a person copies it or reads it out. With it the request is looked up. */
function Reference({ reference }: { reference: string }) {
  const label = useLabel();
  const [before, after] = label("thanks.reference").split("{reference}");
  return (
    <p className="thanks-reference">
      {before}
      <b>{reference}</b>
      {after}{" "}
      <PageLink to={addressOf("requestStatus", useLanguage())}>{label("thanks.follow")}</PageLink>
    </p>
  );
}
