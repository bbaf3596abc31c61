import { memo, useEffect, type ReactNode, useSyncExternalStore } from "react";
import { isRouteErrorResponse, Links, Scripts, useLocation, useOutlet } from "react-router";
import type { Route } from "./+types/root";
import { DonateBanner } from "./components/giving/donate-banner.tsx";
import { DonateDialog } from "./components/giving/donate-dialog.tsx";
import { FormSummary } from "./components/forms/form-summary.tsx";
import { FollowLinks } from "./components/shell/follow-links.tsx";
import { NotFoundView } from "./components/shell/not-found.tsx";
import { useLight } from "./components/light/light.tsx";
import { LightNote } from "./components/shell/light-switch.tsx";
import { PageHead } from "./components/shell/page-head.tsx";
import { pageTitle } from "#domain/language/page-title.ts";
import { SiteFooter } from "./components/shell/site-footer.tsx";
import { SiteHeader } from "./components/shell/site-header.tsx";
import { ToastRegion } from "./components/ui/toast.tsx";
import { Breadcrumbs } from "./components/structured-data/breadcrumbs.tsx";
import { labelsOf } from "#reader/content.ts";
import { LanguageProvider, useLabel } from "./language/labels.tsx";
import { addressOf, englishPathOf, languageOf } from "#domain/language/language.ts";
import { isForVisitors, type Trouble } from "#domain/trouble.ts";
import { requestInfo, services } from "./services.server.ts";
import { donateStart, shellContent } from "./shell.server.ts";
import { siteUrl } from "#reader/site-url.ts";

export function loader({ url, context }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const { forEverybody, requestId } = requestInfo(context);
  return {
    language,
    labels: labelsOf(language),
    shell: shellContent(language, context),
    donate: donateStart(language),
    siteUrl: siteUrl(),
    /** Names the request in the log. Null on cached pages; one that fails is rendered again for the visitor alone. */
    requestId: forEverybody ? null : requestId,
    troubles: services(context).troubles(),
  };
}

/** The shell's data changes only with the language. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return languageOf(currentUrl.pathname) !== languageOf(nextUrl.pathname);
}

export function Layout({ children }: { children: ReactNode }) {
  const language = languageOf(useLocation().pathname);
  const light = useLight();
  return (
    <html lang={language} data-light={light || undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <PageHead />
      </head>
      <body suppressHydrationWarning>
        {children}
        {/* React leaves links in it where they are, and app/boot/ takes it out, to load them after the paint. */}
        {import.meta.env.SSR && (
          <noscript>
            {!light && (
              <>
                <Links />
                <Scripts />
              </>
            )}
          </noscript>
        )}
      </body>
    </html>
  );
}

type LoaderData = Route.ComponentProps["loaderData"];

function Shell({ loaderData, children }: { loaderData: LoaderData; children: ReactNode }) {
  const { language, labels, shell, donate, troubles } = loaderData;
  const isHome = ["/", "/home"].includes(englishPathOf(useLocation().pathname));
  const light = useLight();
  return (
    <LanguageProvider language={language} labels={labels}>
      <SiteHeader shell={shell} overHero={isHome && !light} />
      <LightNote />
      <main id="main" tabIndex={-1}>
        <TroubleNote troubles={troubles} />
        {children}
      </main>
      <SiteFooter shell={shell} />
      <Breadcrumbs shell={shell} />
      {!light && (
        <>
          <DonateDialog donate={donate} />
          <ClientOnly>
            <DonateBanner />
            <ToastRegion />
            <FollowLinks />
          </ClientOnly>
        </>
      )}
    </LanguageProvider>
  );
}

/**
 * Renders only when the page or data change, and `matches` with them. React Router also renders when a navigation
 * starts, with a new outlet, and rendering the page that is about to go would delay the next one.
 */
const Site = memo(
  ({ loaderData, outlet }: Route.ComponentProps & { outlet: ReactNode }) => (
    <Shell loaderData={loaderData}>
      <FormSummary />
      {outlet}
    </Shell>
  ),
  (before, now) => before.matches === now.matches,
);

export default function App(props: Route.ComponentProps) {
  // Repeats clicks from before hydration (app/boot/start-application.ts).
  useEffect(() => void document.dispatchEvent(new Event("application-ready")), []);
  return <Site {...props} outlet={useOutlet()} />;
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const message = isRouteErrorResponse(error)
    ? `${error.status} ${error.statusText}`
    : error instanceof Error
      ? error.message
      : String(error);
  // The root loader itself has failed, or no page takes the form: there are no labels and no shell.
  if (!loaderData) return <h1>{message}</h1>;
  return (
    <Shell loaderData={loaderData}>
      {isRouteErrorResponse(error) && error.status === 404 ? (
        <NotFoundView />
      ) : (
        <FailureView message={message} requestId={loaderData.requestId} />
      )}
    </Shell>
  );
}

/** Warns at the top of every page about what does not work at present, before a visitor fills in a form in vain. */
function TroubleNote({ troubles }: { troubles: readonly Trouble[] }) {
  const label = useLabel();
  const isGiving = englishPathOf(useLocation().pathname).startsWith(addressOf("donate", "en"));
  // Payments concern the donation pages only.
  const [trouble] = troubles.filter(isForVisitors).filter((one) => one !== "payment" || isGiving);
  if (!trouble) return null;
  return (
    <p className="trouble-note" role="status">
      {label(`trouble.${trouble}`)}
    </p>
  );
}

/** The page for errors: the router's own heading (specification 8), the message, and the request id, if the server has failed. */
function FailureView({ message, requestId }: { message: string; requestId: string | null }) {
  const label = useLabel();
  const { pathname, search } = useLocation();
  return (
    <section className="section container stack">
      <title>{pageTitle(label("error.unexpected"))}</title>
      <h1>{label("error.unexpected")}</h1>
      <p className="lead" lang="en">
        {message}
      </p>
      <p>
        <a className="button" href={pathname + search}>
          {label("error.again")}
        </a>
      </p>
      {requestId && <p>{label("error.reference", { id: requestId })}</p>}
    </section>
  );
}

const never = () => () => {};

/** Renders its children after hydration only, which keeps them out of the HTML of every page. */
function ClientOnly({ children }: { children: ReactNode }) {
  const isClient = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isClient && children;
}
