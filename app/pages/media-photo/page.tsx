import { data } from "react-router";
import { Icon } from "#app/components/ui/icon.tsx";
import { neighbours, photoAddress } from "#app/components/media/photo.ts";
import { PhotoView } from "#app/components/media/photo-view.tsx";
import { fallbackAddress } from "#app/components/media/picture-files.ts";
import { pageContent } from "#reader/content.ts";
import { shareImageAsIs } from "#reader/share-images.ts";
import { addressOf, languageOf } from "#domain/language/language.ts";
import { useLabel, useLanguage } from "#app/language/labels.tsx";
import type { Route } from "./+types/page";
import { listPhotos } from "#reader/photos.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";
import { PageLink } from "#app/components/ui/page-link.tsx";
import "./page.css";

export function loader({ url, params }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const all = listPhotos(language);
  const asked = url.searchParams.get("category");
  const photo = all.find(({ id }) => id === params.id);
  if (!photo) throw data(null, { status: 404 });
  // A picture asked for among those of another subject stands among all.
  const category = asked === photo.category ? asked : null;
  const among = category ? all.filter((each) => each.category === category) : all;
  const { description } = pageContent("media", language).photos;
  return {
    head: {
      title: photo.caption,
      description: fillTemplate(description, { caption: photo.caption }),
      shareImage: shareImageAsIs(photo.picture, fallbackAddress(photo.picture), language),
    },
    photo,
    category,
    number: among.indexOf(photo) + 1,
    count: among.length,
    ...neighbours(among, photo),
  };
}

/** One picture of the gallery on a page of its own: where its address leads, and where it opens without script. */
export default function MediaPhotoPage({ loaderData }: Route.ComponentProps) {
  const { photo, category, number, count, previous, next } = loaderData;
  const label = useLabel();
  const language = useLanguage();
  const query: Record<string, string> = category ? { category } : {};
  return (
    <div className="photo-page ground-basalt on-dark">
      <div className="container">
        <PageLink
          className="arrow-link"
          to={addressOf("media", language, { query, anchor: "photos" })}
        >
          <Icon name="chevronLeft" size={20} />
          {label("gallery.all_photos")}
        </PageLink>
        <PhotoView
          photo={photo}
          number={number}
          count={count}
          title={<h1 className="photo-caption">{photo.caption}</h1>}
        />
        <ul className="photo-ways">
          <li>
            <PageLink
              className="arrow-link"
              rel="prev"
              to={photoAddress(language, previous.id, category)}
            >
              <Icon name="chevronLeft" size={20} />
              {label("gallery.previous")}
            </PageLink>
          </li>
          <li>
            <PageLink
              className="arrow-link"
              rel="next"
              to={photoAddress(language, next.id, category)}
            >
              {label("gallery.next")}
              <Icon name="chevronRight" size={20} />
            </PageLink>
          </li>
        </ul>
      </div>
    </div>
  );
}
