import type { Picture } from "#reader/resolve.ts";
import { useLabel } from "#app/language/labels.tsx";
import { useLight } from "#app/components/light/light.tsx";
import {
  emptyPicture,
  fallbackAddress,
  lightAddress,
  pictureSources,
  usePictureAlt,
  withoutScript,
} from "./picture-files.ts";

type PictureProps = {
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

/**
 * A picture in the light version. The page's main picture (`eager`) and line drawings are shown in a small size, a
 * decorative picture becomes a strip in its colour, and any other is loaded by a button that gives its size in kB.
 */
function LightPicture({ picture, eager, decorative, inLink }: PictureProps) {
  const label = useLabel();
  const alt = usePictureAlt(picture);
  const isLines = picture.formats.length === 1;
  if (eager || isLines) return <SmallPicture picture={picture} alt={decorative ? "" : alt} />;
  const ground = `picture-${picture.placeholder}`;
  if (decorative) return <i className={`light-ground ${ground}`} aria-hidden="true" />;
  const weight = label("light.weight", { kilobytes: picture.light.kilobytes });
  if (inLink) {
    return (
      <span className={`light-name ${ground}`}>
        <span>
          {alt} <small>{weight}</small>
        </span>
      </span>
    );
  }
  return (
    <details className={`light-picture ${ground}`}>
      <summary>
        <span>
          <b>{label("light.show")}</b> <small>{weight}</small>
        </span>
        <span className="light-words">{alt}</span>
      </summary>
      <SmallPicture picture={picture} alt="" isLazy />
      <noscript>
        <a href={lightAddress(picture)}>{label("light.open")}</a>
      </noscript>
    </details>
  );
}

type SmallProps = {
  picture: Picture;
  alt: string;
  /** Loaded when its disclosure is opened; without scripting never (see `withoutScript`). */
  isLazy?: boolean;
};

function SmallPicture({ picture, alt, isLazy }: SmallProps) {
  const { width, height, formats, placeholder } = picture;
  return (
    <picture>
      {isLazy && <source media={withoutScript} srcSet={emptyPicture} />}
      {formats.length > 1 && <source type={`image/${formats[0]}`} srcSet={lightAddress(picture)} />}
      <img
        className={`picture picture-${placeholder}`}
        src={fallbackAddress(picture)}
        width={width}
        height={height}
        alt={alt}
        loading={isLazy ? "lazy" : "eager"}
      />
    </picture>
  );
}
