import { GroundOpening } from "#app/components/blocks/ground-opening.tsx";
import { PaperLinks } from "#app/components/blocks/paper-links.tsx";
import { Link } from "react-router";
import { bookletPath } from "#domain/documents/documents.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";
import { languageOf } from "#domain/language/language.ts";
import { pageContent } from "#reader/content.ts";
import { offlineKinds } from "#reader/offline-kinds.ts";
import type { Route } from "./+types/page";
import "#app/styles/bands/camino.css";
import "./page.css";

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const { head, kinds: _, ...content } = pageContent("offline", language);
  return { head, content, kinds: offlineKinds(language) };
}

type Data = Route.ComponentProps["loaderData"];
type Kind = Data["kinds"][number];

/** One kind of page: what can be read of it, and the same printed. */
function KindCard({ kind, words }: { kind: Kind; words: Data["content"]["booklet"] }) {
  const { id, title, items, bookletKilobytes } = kind;
  return (
    <section className="offline-kind" aria-labelledby={`offline-${id}`}>
      <h2 id={`offline-${id}`}>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.path}>
            <Link to={item.path}>{item.title}</Link>
          </li>
        ))}
      </ul>
      <p className="offline-booklet">
        {words.label} <PaperLinks title={title} pathOf={(edition) => bookletPath(id, edition)} />
        {bookletKilobytes !== null && (
          <small>{fillTemplate(words.weight, { kilobytes: bookletKilobytes })}</small>
        )}
      </p>
    </section>
  );
}

/** What can be kept on a phone, and the same as booklets; without script the list and the booklets. */
export default function OfflinePage({ loaderData: { content, kinds } }: Route.ComponentProps) {
  return (
    <>
      <GroundOpening title={content.title} lead={content.lead} ground="green" band="camino" />
      <div className="container section offline-kinds">
        {kinds.map((kind) => (
          <KindCard key={kind.id} kind={kind} words={content.booklet} />
        ))}
      </div>
    </>
  );
}
