import { data } from "react-router";
import { Icon } from "#app/components/ui/icon.tsx";
import { drawingAddress, DrawingView, neighbours } from "#app/components/media/drawing-view.tsx";
import { fallbackAddress } from "#app/components/media/picture-files.ts";
import { listContent, pageContent } from "#reader/content.ts";
import { shareImageAsIs } from "#reader/share-images.ts";
import { addressOf, languageOf, fillTemplate } from "#domain/language/language.ts";
import { useLabel, useLanguage } from "#app/language/labels.tsx";
import type { Route } from "./+types/page";
import { BackLink, PageLink } from "#app/components/ui/links.tsx";

export function loader({ url, params }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const all = listContent("drawings", language);
  const drawing = all.find(({ id }) => id === params.id);
  if (!drawing) throw data(null, { status: 404 });
  const category = url.searchParams.get("category") === drawing.category ? drawing.category : null;
  const among = category ? all.filter((each) => each.category === category) : all;
  const { description } = pageContent("media", language).drawings;
  return {
    head: {
      title: drawing.caption,
      description: fillTemplate(description, { caption: drawing.caption }),
      shareImage: shareImageAsIs(drawing.picture, fallbackAddress(drawing.picture), language),
    },
    drawing,
    category,
    number: among.indexOf(drawing) + 1,
    count: among.length,
    ...neighbours(among, drawing),
  };
}

export default function MediaDrawingPage({ loaderData }: Route.ComponentProps) {
  const { drawing, category, previous, next } = loaderData;
  const label = useLabel();
  const language = useLanguage();
  const query: Record<string, string> = category ? { category } : {};
  const pathOf = ({ id }: typeof drawing) => drawingAddress(language, id, category);
  return (
    <div className="drawing-page ground-basalt on-dark">
      <div className="container stack">
        <BackLink to={addressOf("media", language, { query, anchor: "drawings" })}>
          {label("gallery.all_drawings")}
        </BackLink>
        <DrawingView
          {...loaderData}
          title={<h1 className="drawing-caption">{drawing.caption}</h1>}
        />
        <ul className="drawing-ways">
          <li>
            <BackLink rel="prev" to={pathOf(previous)}>
              {label("gallery.previous")}
            </BackLink>
          </li>
          <li>
            <PageLink className="arrow-link" rel="next" to={pathOf(next)}>
              <span>
                {label("gallery.next")}
                <Icon name="chevronRight" size={20} />
              </span>
            </PageLink>
          </li>
        </ul>
      </div>
    </div>
  );
}
