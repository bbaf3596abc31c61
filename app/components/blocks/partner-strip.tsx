import type { ListContent } from "#reader/load.ts";
import type { Resolved } from "#reader/resolve.ts";
import { DestinationLink } from "#app/components/ui/links.tsx";
import { Marquee, PauseButton } from "#app/components/ui/marquee.tsx";
import { fallbackAddress } from "#app/components/media/picture-files.ts";

type Partner = Pick<Resolved<ListContent["partners"]>[number], "id" | "name" | "website" | "logo">;

/** Specification 8: a logo that cannot be loaded is dimmed, and a warning is logged. */
function dim(image: HTMLImageElement): void {
  image.dataset.failed = "";
  console.warn(`The logo of a partner could not be loaded: ${image.currentSrc || image.src}`);
}

/** Finds a logo that failed before hydration, for which React fires no `onError`. */
function checkLogo(image: HTMLImageElement | null): void {
  if (image?.complete && image.naturalWidth === 0 && image.loading !== "lazy") dim(image);
}

export function PartnerMark({ partner }: { partner: Omit<Partner, "website"> }) {
  const { name, logo } = partner;
  return (
    <>
      {logo && (
        <img
          className="partner-logo as-drawn"
          src={fallbackAddress(logo.picture)}
          alt=""
          width={logo.picture.width}
          height={logo.picture.height}
          ref={checkLogo}
          onError={(event) => dim(event.currentTarget)}
        />
      )}
      <span>{name}</span>
    </>
  );
}

type Props = { partners: Partner[]; title: string; skip: string; pause: string };

/** A marquee of all partners, with links to their sites (specification 1). */
export function PartnerStrip({ partners, title, skip, pause }: Props) {
  return (
    <div className="partners">
      <h2>{title}</h2>
      <a className="skip-link" href="#paths-title">
        {skip}
      </a>
      <Marquee id="partner-strip" label={title} className="partner-strip" copies={2}>
        {partners.map(({ website: href, ...partner }) => (
          <li key={partner.id}>
            {href ? (
              <DestinationLink className="partner" to={{ href, outside: true }} icon={false}>
                <PartnerMark partner={partner} />
              </DestinationLink>
            ) : (
              <span className="partner">
                <PartnerMark partner={partner} />
              </span>
            )}
          </li>
        ))}
      </Marquee>
      <PauseButton strip="partner-strip" label={pause} />
    </div>
  );
}
