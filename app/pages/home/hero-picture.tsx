import { useLight } from "#app/components/light/light.tsx";
import {
  emptyPicture,
  fallbackAddress,
  lightAddress,
  pictureSources,
  withoutScript,
} from "#app/components/media/picture-files.ts";
import type { HomeData } from "./home-data.server.ts";

type Props = HomeData["hero"];
/** The hero's picture for a wide screen, a tablet and a phone (design 12). */
type HeroSheets = Props["dawn"];

/** The screens that each picture is for (design 6). */
const SHEETS = [
  { sheet: "wide", media: "(min-width: 64rem)" },
  { sheet: "middle", media: "(min-width: 37.5rem) and (max-width: 63.99rem)" },
  { sheet: "tall", media: "(max-width: 37.49rem)" },
] as const;

/** The hero of both themes. picture.css hides one, and the browser does not fetch it. */
export function HeroPicture({ dawn, night }: Props) {
  const light = useLight();
  if (light) return <LightHero dawn={dawn} night={night} />;
  return (
    <>
      <HeroPreloads sheets={dawn} scheme="light" />
      <HeroPreloads sheets={night} scheme="dark" />
      <Hero sheets={dawn} theme="light" />
      <Hero sheets={night} theme="dark" />
    </>
  );
}

/** The light version has the phone's picture on every screen, by the system's theme. */
function LightHero({ dawn, night }: Props) {
  const { tall } = dawn;
  return (
    <picture className="hero-sheet">
      <source
        type="image/avif"
        media="(prefers-color-scheme: dark)"
        srcSet={lightAddress(night.tall)}
      />
      <source type="image/avif" srcSet={lightAddress(tall)} />
      <img src={fallbackAddress(tall)} width={tall.width} height={tall.height} alt={tall.alt} />
    </picture>
  );
}

/**
 * Preloads the picture of the system's theme. For visitors who chose the other theme, that one's picture is fetched
 * at layout.
 */
function HeroPreloads({ sheets, scheme }: { sheets: HeroSheets; scheme: "light" | "dark" }) {
  return SHEETS.map(({ sheet, media }) => (
    <link
      key={sheet}
      rel="preload"
      as="image"
      type="image/avif"
      imageSrcSet={pictureSources(sheets[sheet])}
      imageSizes={sheets[sheet].sizes}
      media={`(prefers-color-scheme: ${scheme}) and ${media}`}
      fetchPriority="high"
    />
  ));
}

function Hero({ sheets, theme }: { sheets: HeroSheets; theme: "light" | "dark" }) {
  const { wide } = sheets;
  return (
    <picture className={theme === "light" ? "hero-sheet by-day" : "hero-sheet by-night"}>
      {/* Without script the system's theme decides; the other theme's picture must not be fetched. */}
      <source
        media={`${withoutScript} and (prefers-color-scheme: ${theme === "light" ? "dark" : "light"})`}
        srcSet={emptyPicture}
      />
      {SHEETS.map(({ sheet, media }) => (
        <source
          key={sheet}
          type="image/avif"
          media={media}
          srcSet={pictureSources(sheets[sheet])}
          sizes={sheets[sheet].sizes}
          width={sheets[sheet].width}
          height={sheets[sheet].height}
        />
      ))}
      {SHEETS.slice(1).map(({ sheet, media }) => (
        <source key={`${sheet} fallback`} media={media} srcSet={fallbackAddress(sheets[sheet])} />
      ))}
      {/* `lazy`: the hidden picture is never fetched. The visible one is early by its preload. */}
      <img
        className={wide.dark ? "as-drawn" : undefined}
        src={fallbackAddress(wide)}
        width={wide.width}
        height={wide.height}
        alt={wide.alt}
        loading="lazy"
        fetchPriority="high"
      />
    </picture>
  );
}
