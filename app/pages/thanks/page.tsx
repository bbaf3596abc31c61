import { data, redirect } from "react-router";
import { FactList } from "#app/components/blocks/fact-list.tsx";
import { ShareLinks } from "#app/components/blocks/share-links.tsx";
import { AdConsent } from "#app/components/giving/ad-consent.tsx";
import { useConversion } from "#app/components/giving/conversion.ts";
import { NewsSection } from "#app/components/giving/news-list.tsx";
import { PersonalPage } from "#app/components/giving/personal-page.tsx";
import { ArrowLink, DestinationLink, PageLink } from "#app/components/ui/links.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { StatusNote } from "#app/components/ui/status-note.tsx";
import { useLabel, useLanguage } from "#app/language/labels.tsx";
import { requirePage } from "#app/forms/page-forms.server.ts";
import { services } from "#app/services.server.ts";
import { addressOf, languageOf } from "#domain/language/language.ts";
import type { Route } from "./+types/page";
import { requestView, type RequestView, type ThanksPage } from "./request-view.server.ts";

/**
 * The four thank-you pages. With reference and key (the link in the e-mail) each is the page of a request as well. The
 * page for gifts redirects to the gift's own page, because opening this address does not prove a gift.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const page = requirePage(url) as ThanksPage;
  const gift = page === "thanksDonation" ? url.searchParams.get("gift") : null;
  if (gift === null) return requestView(page, url, context);
  if (!(await services(context).storage.gifts.find(gift))) throw data(null, 404);
  throw redirect(addressOf("donateStatus", languageOf(url.pathname), { params: { id: gift } }));
}

export default function ThanksPage({ loaderData: view }: Route.ComponentProps) {
  const label = useLabel();
  const language = useLanguage();
  const { next, share } = view;
  return (
    <PersonalPage
      title={view.title}
      picture={view.isNew && view.picture}
      sheet={view.rows.length > 0 && <RequestSheet view={view} />}
      aside={view.isNew && <Conversion view={view} />}
      data-state={view.isNew ? "received" : undefined}
      data-arrived=""
      data-needs-application=""
    >
      <StatusNote tone="error" text={view.expired} />
      <p className="lead">{view.text}</p>
      {view.byPhone && <p>{label("thanks.by_phone")}</p>}
      {view.mailWaits && <p role="status">{label("trouble.mail_waits")}</p>}
      <p className="gift-page-aside mt-4">{next.text}</p>
      <p className="actions">
        <DestinationLink className="button" to={next.target}>
          {next.label}
        </DestinationLink>
        <PageLink className="button button-outline" to={addressOf("home", language)}>
          {label("thanks.home")}
        </PageLink>
      </p>
      {share && (
        <ShareLinks heading={share.title} title={share.text} path={addressOf("donate", language)} />
      )}
    </PersonalPage>
  );
}

function RequestSheet({ view }: { view: RequestView }) {
  const { rows, documents, isFollowed, write } = view;
  const label = useLabel();
  return (
    <>
      <FactList facts={rows} />
      <NewsSection title={view.newsTitle} news={view.news} className="gift-receipts" />
      {documents && (
        <section className="gift-receipts stack">
          <h2>{documents.title}</h2>
          <ul>
            {documents.items.map(({ label: name, href }) => (
              <li key={href}>
                <a className="gift-receipt-pdf touch" href={href}>
                  <Icon name="download" /> {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {isFollowed ? (
        <ArrowLink to={write.target}>{write.label}</ArrowLink>
      ) : (
        <PageLink className="gift-plain touch" to={addressOf("requestStatus", useLanguage())}>
          {label("thanks.follow")}
        </PageLink>
      )}
    </>
  );
}

/** Records the conversion (specification 2), and asks for consent to report it to the advertising service. */
function Conversion({ view: { page, reference, ads } }: { view: RequestView }) {
  const label = useLabel();
  const privacy = addressOf("privacyPolicy", useLanguage(), { anchor: "outside" });
  const conversion = useConversion(page, reference);
  if (!ads || !conversion) return null;
  return (
    <AdConsent {...ads} conversion={conversion}>
      <PageLink to={privacy}>{label("thanks.change_answer")}</PageLink>
    </AdConsent>
  );
}
