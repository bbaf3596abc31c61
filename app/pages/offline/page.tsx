import { useEffect } from "react";
import { GroundOpening } from "#app/components/blocks/ground-opening.tsx";
import { useLanguage } from "#app/language/labels.tsx";
import { startOfflineForm } from "#app/offline/offline-form.ts";
import { addressOf, languageOf, fillTemplate } from "#domain/language/language.ts";
import { pageContent } from "#reader/content.ts";
import { offlineShelf } from "#app/services.server.ts";
import { offlineKinds, type OfflineKind } from "#reader/offline-kinds.ts";
import type { Route } from "./+types/page";
import { PageLink } from "#app/components/ui/links.tsx";

export async function loader({ url, context }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const { kinds: _, worker: __, ...content } = pageContent("offline", language);
  return { content, kinds: offlineKinds(language, await offlineShelf(context).weights()) };
}

/** For elements that script changes before React hydrates them. */
const changedByScript = { suppressHydrationWarning: true } as const;

export default function OfflinePage({ loaderData: { content, kinds } }: Route.ComponentProps) {
  const { pick } = content;
  const address = addressOf("offline", useLanguage());
  // After a client-side navigation the document has no inline script that would start the form.
  useEffect(() => void startOfflineForm(), []);
  return (
    <>
      <GroundOpening title={content.title} lead={content.lead} ground="green" band="camino" />
      <form className="container section" data-offline={address} data-words={JSON.stringify(pick)}>
        <div className="offline-pick">
          <h2 id="offline-pick">{pick.title}</h2>
          <p>{pick.lead}</p>
        </div>
        <p className="note offline-cannot">{pick.cannot}</p>
        <div className="offline-kinds cards" role="group" aria-labelledby="offline-pick">
          {kinds.map((kind) => (
            <KindCard key={kind.id} kind={kind} weight={content.weight} />
          ))}
        </div>
        <div className="offline-pick offline-keep">
          <strong data-sum="" {...changedByScript}>
            {" "}
          </strong>
          <div className="actions">
            <button className="button" type="submit">
              {pick.keep}
            </button>
            <button className="button button-outline" type="button" data-remove="">
              {pick.remove}
            </button>
          </div>
          <progress aria-label={pick.keep} value={0} max={1} {...changedByScript} />
          <p role="status" data-state="" {...changedByScript}>
            {" "}
          </p>
          <p className="small muted mt-4">{pick.also}</p>
        </div>
      </form>
    </>
  );
}

/** One kind of page: the pages that can be saved. */
function KindCard({ kind: { id, title, items }, weight }: { kind: OfflineKind; weight: string }) {
  return (
    <section className="offline-kind" aria-labelledby={`offline-${id}`}>
      <h2 className="fs-3" id={`offline-${id}`}>
        {title}
      </h2>
      {items.length > 0 && (
        <ul>
          {items.map((item) => (
            <li key={item.path} id={item.path.split("/").at(-1)} className="cluster">
              <label className="touch">
                <input
                  type="checkbox"
                  name="page"
                  value={item.path}
                  aria-label={item.title}
                  // The script ticks the saved pages; a browser must not restore older ticks on reload.
                  autoComplete="off"
                  suppressHydrationWarning
                />
              </label>
              <PageLink to={item.path}>{item.title}</PageLink>
              <small className="muted">
                {item.kilobytes !== null && fillTemplate(weight, { kilobytes: item.kilobytes })}
              </small>
              <small className="offline-kept" data-kept="" suppressHydrationWarning>
                {" "}
              </small>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
