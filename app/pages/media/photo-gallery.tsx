import { Link, useLocation } from "react-router";
import { useLabel, useLanguage } from "#app/language/labels.tsx";
import { ChipLinks } from "#app/components/blocks/chip-links.tsx";
import { PageLinks } from "#app/components/blocks/page-links.tsx";
import { EmptyState } from "#app/components/blocks/empty-state.tsx";
import { Lightbox, type PhotoLink } from "./lightbox.tsx";
import { photoAddress } from "#app/components/media/photo.ts";
import type { Photo } from "#reader/photos.ts";
import { PictureView } from "#app/components/media/picture.tsx";
import "./photo-gallery.css";

const sizes = "(min-width: 1024px) 20rem, (min-width: 768px) 31vw, 46vw";
const largeSizes = "(min-width: 1024px) 40rem, (min-width: 768px) 62vw, 88vw";
/** Every sixth picture is large (design: gallery), and the last may be. */
const isLarge = (index: number) => index % 6 === 0;

/** So many pictures at once; the others are pages of the address (`?page=2`). */
const perPage = 18;

type Props = {
  photos: Photo[];
  categories: readonly string[];
  /** What the filter is called. */
  filter: string;
  /** The element that a filtered address leads to. */
  anchor: string;
};

/**
 * Pictures by subject. The subject is in the address, so that a filtered gallery can be shared and works
 * without script; a picture opens on its own page, or over this one where the application runs.
 */
export function PhotoGallery({ photos, categories, filter, anchor }: Props) {
  const label = useLabel();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const category = query.get("category");
  const shown = category === null ? photos : photos.filter((photo) => photo.category === category);
  const addressWith = (values: Record<string, string | null>) => {
    const named = Object.entries(values).filter(
      (entry): entry is [string, string] => entry[1] !== null,
    );
    const text = new URLSearchParams(named).toString();
    return pathname + (text && `?${text}`);
  };
  const pages = Math.max(1, Math.ceil(shown.length / perPage));
  const asked = Number(query.get("page"));
  const page = Number.isInteger(asked) && asked >= 1 && asked <= pages ? asked : 1;
  const pageInAddress = page === 1 ? null : String(page);
  const onPage = shown.slice((page - 1) * perPage, page * perPage);
  const linkTo = ({ id }: Photo): PhotoLink => ({
    to: addressWith({ category, page: pageInAddress, photo: id }),
    mask: photoAddress(language, id, category),
  });
  const open = shown.find(({ id }) => id === query.get("photo"));
  return (
    <>
      <ChipLinks
        label={filter}
        chips={[null, ...categories].map((each) => ({
          label: label(`gallery.${each ?? "all"}`),
          count:
            each === null
              ? photos.length
              : photos.filter((photo) => photo.category === each).length,
          href: `${addressWith({ category: each })}#${anchor}`,
          current: each === category,
        }))}
      />
      <p className="visually-hidden" role="status">
        {label("gallery.shown", { count: shown.length })}
      </p>
      {shown.length === 0 ? (
        <div className="photo-empty">
          <EmptyState title={label("gallery.empty")} text={label("gallery.empty_help")}>
            <Link
              className="button button-outline"
              to={`${addressWith({ category: null })}#${anchor}`}
              preventScrollReset
            >
              {label("gallery.all_photos")}
            </Link>
          </EmptyState>
        </div>
      ) : (
        <ul className="photo-grid">
          {onPage.map((photo, index) => (
            <li key={photo.id}>
              <Link id={`photo-${photo.id}`} {...linkTo(photo)} preventScrollReset>
                <PictureView
                  picture={photo.picture}
                  early={index < 3}
                  inLink
                  sizes={isLarge(index) || index === onPage.length - 1 ? largeSizes : sizes}
                />
              </Link>
            </li>
          ))}
        </ul>
      )}
      <PageLinks
        page={page}
        pages={pages}
        addressOfPage={(number) =>
          `${addressWith({ category, page: number === 1 ? null : String(number) })}#${anchor}`
        }
      />
      {open && (
        <Lightbox
          photos={shown}
          photo={open}
          linkTo={linkTo}
          closed={`${addressWith({ category, page: pageInAddress })}#${anchor}`}
        />
      )}
    </>
  );
}
