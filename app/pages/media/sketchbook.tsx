import { Link, useLocation } from "react-router";
import { useLabel, useLanguage } from "#app/language/labels.tsx";
import { ChipLinks } from "#app/components/blocks/chip-links.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import { EmptyState } from "#app/components/blocks/empty-state.tsx";
import { drawingAddress, type Drawing } from "#app/components/media/drawing-view.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import { Lightbox, type DrawingLink } from "./lightbox.tsx";
import type { MediaData } from "./page.tsx";

const sizes = "(min-width: 1024px) 20rem, (min-width: 768px) 31vw, 46vw";
const largeSizes = "(min-width: 1024px) 40rem, (min-width: 768px) 62vw, 88vw";

/**
 * Drawings in five stories. The chosen story is in the query, so that it can be shared and works without script. A
 * drawing opens in the lightbox, or on its own page where the application does not run.
 */
export function Sketchbook({ content: { drawings: words }, drawings }: MediaData) {
  const label = useLabel();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const category = query.get("category");
  const shown = drawings.filter((drawing) => category === null || drawing.category === category);
  const addressWith = (category: string | null, drawing?: string) => {
    const parameters = new URLSearchParams({
      ...(category && { category }),
      ...(drawing && { drawing }),
    });
    return pathname + (parameters.size > 0 ? `?${parameters}` : "");
  };
  const linkTo = ({ id }: Drawing): DrawingLink => ({
    to: addressWith(category, id),
    mask: drawingAddress(language, id, category),
  });
  const open = shown.find(({ id }) => id === query.get("drawing"));
  const inStory = (story: string) => drawings.filter((drawing) => drawing.category === story);
  // From the content and not from the schema, which would bring zod into the browser's bundle.
  const all = Object.keys(words.stories) as (keyof typeof words.stories)[];
  const stories = all.filter((story) => shown.some((one) => one.category === story));
  return (
    <Section id="drawings" title={words.title} lead={words.lead} ground="sunk">
      <ChipLinks
        label={words.filter}
        chips={[null, ...all].map((each) => ({
          label: label(`gallery.${each ?? "all"}`),
          count: (each === null ? drawings : inStory(each)).length,
          href: `${addressWith(each)}#drawings`,
          current: each === category,
        }))}
      />
      <p className="visually-hidden" role="status">
        {label("gallery.shown", { count: shown.length })}
      </p>
      {stories.map((story) => (
        <section key={story} className="mt-6" aria-labelledby={`story-${story}`}>
          <h3 id={`story-${story}`}>{label(`gallery.${story}`)}</h3>
          <p>{words.stories[story]}</p>
          <ul className="drawing-grid stack cover mt-4">
            {inStory(story).map((drawing, index, { length }) => (
              <li key={drawing.id}>
                <Link id={`drawing-${drawing.id}`} {...linkTo(drawing)}>
                  <PictureView
                    picture={drawing.picture}
                    inLink
                    sizes={index === 0 || index === length - 1 ? largeSizes : sizes}
                  />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {shown.length === 0 && (
        <EmptyState title={label("gallery.empty")} text={label("gallery.empty_help")}>
          <Link className="button button-outline" to={`${addressWith(null)}#drawings`}>
            {label("gallery.all_drawings")}
          </Link>
        </EmptyState>
      )}
      {open && (
        <Lightbox
          drawings={shown}
          drawing={open}
          linkTo={linkTo}
          closed={`${addressWith(category)}#drawings`}
        />
      )}
    </Section>
  );
}
