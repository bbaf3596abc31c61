import { useEffect } from "react";
import { GroundOpening } from "#app/components/blocks/ground-opening.tsx";
import type { PageHandle } from "#app/components/giving/donate-banner.tsx";
import { useLanguage } from "#app/language/labels.tsx";
import { startKeeper } from "#app/offline/keeper.ts";
import { addressOf, languageOf } from "#domain/language/language.ts";
import { pageContent } from "#reader/content.ts";
import { offlineShelf } from "#app/services.server.ts";
import { offlineKinds } from "#reader/offline-kinds.ts";
import { KindCard } from "./kind-card.tsx";
import type { Route } from "./+types/page";
import "#app/styles/bands/camino.css";
import "./page.css";

export async function loader({ url, context }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const { head, kinds: _, worker: __, ...content } = pageContent("offline", language);
  return { head, content, kinds: offlineKinds(language, await offlineShelf(context).weights()) };
}

/** The banner would lie over what can be chosen here. */
export const handle: PageHandle = { asksForNothing: true };

const written = { suppressHydrationWarning: true } as const;

export default function OfflinePage({ loaderData: { content, kinds } }: Route.ComponentProps) {
  const { pick } = content;
  const address = addressOf("offline", useLanguage());
  // Who comes from another page of the site has not got the script with the document.
  useEffect(() => void startKeeper(), []);
  return (
    <>
      <GroundOpening title={content.title} lead={content.lead} ground="green" band="camino" />
      <form className="container section" data-offline={address} data-words={JSON.stringify(pick)}>
        <div className="offline-pick">
          <h2 id="offline-pick">{pick.title}</h2>
          <p>{pick.lead}</p>
        </div>
        <div className="offline-kinds cards" role="group" aria-labelledby="offline-pick">
          {kinds.map((kind) => (
            <KindCard key={kind.id} kind={kind} content={content} />
          ))}
        </div>
        <div className="offline-pick offline-keep">
          <p className="offline-sum" data-sum="" {...written}>
            {" "}
          </p>
          <div className="actions">
            <button className="button" type="submit">
              {pick.keep}
            </button>
            <button className="button button-outline" type="button" data-remove="">
              {pick.remove}
            </button>
          </div>
          <progress aria-label={pick.keep} value={0} max={1} {...written} />
          <p role="status" data-state="" {...written}>
            {" "}
          </p>
          <p className="small">{pick.also}</p>
        </div>
      </form>
    </>
  );
}
