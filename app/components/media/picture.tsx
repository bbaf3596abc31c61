import { useLabel } from "#app/language/labels.tsx";
import type { Picture } from "#reader/resolve.ts";
import "./picture.css";

type Format = Picture["formats"][number];

/** Where the server keeps a file of a picture; the name changes with its content (bin/draw.ts). */
function pictureAddress({ name, hash }: Picture, width: number, format: Format): string {
  return `/pictures/${name}-${hash}-${width}.${format}`;
}

/** Every file in the picture's best format, as `srcset` wants it. */
export function pictureSources(picture: Picture): string {
  const [best] = picture.formats;
  return picture.widths
    .map((width) => `${pictureAddress(picture, width, best!)} ${width}w`)
    .join(", ");
}

/** The one file for browsers that do not know the best format. */
export function fallbackAddress(picture: Picture): string {
  return pictureAddress(picture, picture.fallbackWidth, picture.formats.at(-1)!);
}

/** Design 11.7: a drawing says that it is one. */
export function usePictureAlt({ alt, illustration }: Picture): string {
  const label = useLabel();
  return illustration ? label("shell.illustration", { text: alt }) : alt;
}

type Props = {
  picture: Picture;
  /** How wide it stands here, where that differs from other pictures of its use. */
  sizes?: string;
  /** It is on the first screen: fetched at once and before others. */
  eager?: boolean;
  /** The words beside it say the same: hidden from screen readers (design 11.7). */
  decorative?: boolean;
  className?: string;
};

/** A drawn scene or the photograph that took its place, in the size and format the browser wants. */
export function PictureView({ picture, sizes, eager, decorative, className }: Props) {
  const alt = usePictureAlt(picture);
  const classes = [
    "picture",
    `picture-${picture.placeholder}`,
    picture.dark && "as-drawn",
    className,
  ];
  const image = (
    <img
      className={classes.filter(Boolean).join(" ")}
      src={fallbackAddress(picture)}
      width={picture.width}
      height={picture.height}
      alt={decorative ? "" : alt}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : "auto"}
      decoding={eager ? "auto" : "async"}
    />
  );
  if (picture.formats.length === 1) return image;
  return (
    <picture>
      <source
        type={`image/${picture.formats[0]}`}
        srcSet={pictureSources(picture)}
        sizes={sizes ?? picture.sizes}
      />
      {image}
    </picture>
  );
}
