import type { Picture } from "#reader/resolve.ts";
import { useLabel } from "#app/language/labels.tsx";
import { useLight } from "#app/components/light/light.tsx";
import { LightPicture } from "#app/components/media/light-picture.tsx";
import { emptyPicture, fallbackAddress, pictureSources, withoutScript } from "./picture-files.ts";
import "./picture.css";

type Props = {
  picture: Picture;
  sizes?: string;
  /** It is on the first screen: fetched at once and before others. */
  eager?: boolean;
  /** Among the first of its page: fetched without script too, where no picture waits to be scrolled to. */
  early?: boolean;
  /** The words beside it say the same: hidden from screen readers (design 11.7). */
  decorative?: boolean;
  /** It stands in a link, which leads to it: the light version shows its words instead. */
  inLink?: boolean;
  className?: string;
};

/** A drawn scene or the photograph that took its place, in the size and format the browser wants. */
export function PictureView(props: Props) {
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

function FullPicture({ picture, sizes, eager, early, decorative, className }: Props) {
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
