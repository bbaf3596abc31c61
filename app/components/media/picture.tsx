import type { Picture } from "#reader/resolve.ts";
import { useLabel } from "#app/language/labels.tsx";
import { useLight } from "#app/components/light/light.tsx";
import { LightPicture } from "#app/components/media/light-picture.tsx";
import { emptyPicture, fallbackAddress, pictureSources, withoutScript } from "./picture-files.ts";
import "./picture.css";

export type PictureProps = {
  picture: Picture;
  sizes?: string;
  /** On the first screen: loaded at once, with high priority. */
  eager?: boolean;
  /** Near the top: loaded without script too (see `withoutScript`). */
  early?: boolean;
  /** The text beside it says the same: empty `alt` (design 11.7). */
  decorative?: boolean;
  /** Content of a link to the picture's page: the light version shows the alternative text instead. */
  inLink?: boolean;
  className?: string;
};

/** A responsive picture: a drawing, or the photograph or painting that has replaced it. */
export function PictureView(props: PictureProps) {
  const label = useLabel();
  const { painted } = props.picture;
  if (useLight()) return <LightPicture {...props} />;
  return (
    <>
      <FullPicture {...props} />
      {painted && <small className="tag painted">{label("shell.painted", painted)}</small>}
    </>
  );
}

function FullPicture({ picture, sizes, eager, early, decorative, className }: PictureProps) {
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
      alt={decorative ? "" : picture.alt}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      decoding={eager ? undefined : "async"}
    />
  );
  if (picture.formats.length === 1) return image;
  return (
    <picture>
      {!eager && !early && <source media={withoutScript} srcSet={emptyPicture} />}
      <source
        type={`image/${picture.formats[0]}`}
        srcSet={pictureSources(picture)}
        sizes={sizes ?? picture.sizes}
      />
      {image}
    </picture>
  );
}
