import { Sketchbook } from "./sketchbook.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import { BrochureView } from "#app/components/brochure/brochure-view.tsx";
import { listContent, pageContent, site } from "#reader/content.ts";
import { formViewModel } from "#app/forms/form-view-model.server.ts";
import { languageOf } from "#domain/language/language.ts";
import { newsletterForm } from "#domain/forms/newsletter.ts";
import type { Route } from "./+types/page";
import { InTheMedia, PressCoverage, PressKit, Websites } from "./press.tsx";
import { findPressKit } from "#app/press-kit.server.ts";
import { DestinationLink } from "#app/components/ui/links.tsx";
import { VideoCard } from "#app/components/media/video-card.tsx";

export async function loader(args: Route.LoaderArgs) {
  const language = languageOf(args.url.pathname);
  const { licence, data: dataWords } = site(language).for_programs;
  return {
    content: pageContent("media", language),
    highlights: listContent("highlights", language),
    press: listContent("press", language),
    videos: listContent("featuredVideos", language),
    drawings: listContent("drawings", language),
    kit: await findPressKit(language),
    licence,
    dataWords,
    forms: { newsletter: formViewModel(newsletterForm, args, { page: "newsletter" }) },
  };
}

/** The query chooses a story or an open picture, for which the data is already there. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return currentUrl.pathname !== nextUrl.pathname;
}

const parts = {
  intro: InTheMedia,
  press: PressCoverage,
  videos: FeaturedVideos,
  drawings: Sketchbook,
  kit: PressKit,
  websites: Websites,
};

export default function MediaPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="media">
      <BrochureView data={loaderData} parts={parts} />
    </div>
  );
}

/** Films that play here, then those that only another site has. One without address is not shown. */
function FeaturedVideos({ content, videos }: MediaData) {
  const here = videos.filter(({ video, target }) => video !== null && target);
  return (
    <Section id="videos" {...content.videos}>
      <div className="split split-2 late gap-5 start">
        <ul>
          {here.map((film) => (
            <li key={film.id}>
              <VideoCard video={film}>
                <p className="muted small">{film.description}</p>
              </VideoCard>
            </li>
          ))}
        </ul>
        <ul className="media-rows rows">
          {videos.map(
            ({ id, title, description, video, target }) =>
              video === null &&
              target?.outside && (
                <li key={id} className="split">
                  <h3>
                    <DestinationLink className="touch" to={target}>
                      {title}
                    </DestinationLink>
                  </h3>
                  <p className="small muted">{description}</p>
                </li>
              ),
          )}
        </ul>
      </div>
    </Section>
  );
}

export type MediaData = Route.ComponentProps["loaderData"];
