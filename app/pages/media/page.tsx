import { useState } from "react";
import { Band } from "#app/components/ui/band.tsx";
import { FormView } from "#app/components/forms/form-view.tsx";
import { PhotoGallery } from "./photo-gallery.tsx";
import { SectionHeading } from "#app/components/blocks/section-heading.tsx";
import { labelsOf, listContent, pageContent } from "#reader/content.ts";
import { formViewModel } from "#app/forms/form-view-model.server.ts";
import { languageOf } from "#domain/language/language.ts";
import { newsletterForm } from "#domain/forms/newsletter.ts";
import type { Route } from "./+types/page";
import { FeaturedVideos } from "./featured-videos.tsx";
import { ImpactStory } from "./impact-story.tsx";
import { InTheMedia } from "./in-the-media.tsx";
import { MediaOpening } from "./media-opening.tsx";
import { listPhotos, photoCategories } from "#reader/photos.ts";
import { PressCoverage } from "./press-coverage.tsx";
import { PressKit } from "./press-kit.tsx";
import { findPressKit } from "./press-kit.server.ts";
import "#app/styles/bands/cal.css";
import "#app/styles/bands/llanta.css";
import "./page.css";

export async function loader({ url, context }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const { head, ...content } = pageContent("media", language);
  return {
    head,
    content,
    labels: labelsOf(language, ["video", "gallery"]),
    highlights: listContent("highlights", language),
    press: listContent("press", language),
    videos: listContent("featuredVideos", language),
    photos: listPhotos(language),
    categories: photoCategories,
    kit: findPressKit(language),
    newsletter: await formViewModel(newsletterForm, { language, context, page: "newsletter" }),
  };
}

/** Another subject of the gallery, or an open picture, is the same page with the same data. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function MediaPage({ loaderData: data }: Route.ComponentProps) {
  const { content, photos, press, videos } = data;
  const [filmId, setFilmId] = useState<string | null>(null);
  const playing = { id: filmId, play: setFilmId };
  const counts = { photos: photos.length, videos: videos.length, stories: press.length };
  return (
    <div className="media">
      <MediaOpening content={content.opening} counts={counts} />
      <InTheMedia content={content.intro} highlights={data.highlights} />
      <PressCoverage content={content.press} items={press} />
      <ImpactStory content={content.story} allPress={content.intro.all} playing={playing} />
      <FeaturedVideos content={content.videos} videos={videos} playing={playing} />
      <section className="section ground-sunk" id="photos" aria-labelledby="photos-title">
        <div className="container">
          <SectionHeading
            id="photos-title"
            title={content.photos.title}
            lead={content.photos.lead}
          />
          <PhotoGallery
            photos={photos}
            categories={data.categories}
            filter={content.photos.filter}
            anchor="photos"
          />
        </div>
      </section>
      <PressKit content={content.kit} kit={data.kit} />
      <Band name="cal" />
      <section className="ground-green on-dark" aria-labelledby="newsletter-title">
        <div className="container section media-newsletter">
          <div>
            <h2 id="newsletter-title">{content.newsletter.title}</h2>
            <p className="lead">{content.newsletter.text}</p>
          </div>
          <FormView form={data.newsletter} layout="row" />
        </div>
      </section>
    </div>
  );
}
