import type { Picture } from "#reader/resolve.ts";
import type { PictureProps } from "./picture.tsx";
import { useLabel } from "#app/language/labels.tsx";
import {
  emptyPicture,
  fallbackAddress,
  lightAddress,
  usePictureAlt,
  withoutScript,
} from "#app/components/media/picture-files.ts";

/**
 * A picture in the light version. The page's main picture (`eager`) and line drawings are shown in a small size, a
 * decorative picture becomes a strip in its colour, and any other is loaded by a button that gives its size in kB.
 */
export function LightPicture({ picture, eager, decorative, inLink }: PictureProps) {
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
