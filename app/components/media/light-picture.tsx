import type { Picture } from "#reader/resolve.ts";
import { useLabel } from "#app/language/labels.tsx";
import {
  emptyPicture,
  fallbackAddress,
  lightAddress,
  usePictureAlt,
  withoutScript,
} from "#app/components/media/picture-files.ts";

type Props = {
  picture: Picture;
  eager?: boolean | undefined;
  decorative?: boolean | undefined;
  inLink?: boolean | undefined;
};

/**
 * A picture of the light version. The page's own one and drawings in lines stand there, small; what
 * only decorates is a strip of its colour; every other one comes when it is asked for, and says what it weighs.
 */
export function LightPicture({ picture, eager, decorative, inLink }: Props) {
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
      <SmallPicture picture={picture} alt="" asked />
      <noscript>
        <a href={lightAddress(picture)}>{label("light.open")}</a>
      </noscript>
    </details>
  );
}

/** @param asked fetched only once it is opened; where a browser fetches everything at once, not at all */
function SmallPicture({ picture, alt, asked }: { picture: Picture; alt: string; asked?: boolean }) {
  const { width, height, formats, placeholder } = picture;
  return (
    <picture>
      {asked && <source media={withoutScript} srcSet={emptyPicture} />}
      {formats.length > 1 && <source type={`image/${formats[0]}`} srcSet={lightAddress(picture)} />}
      <img
        className={`picture picture-${placeholder}`}
        src={fallbackAddress(picture)}
        width={width}
        height={height}
        alt={alt}
        loading={asked ? "lazy" : "eager"}
      />
    </picture>
  );
}
