import type { ComponentProps, ReactNode } from "react";
import { PictureView } from "#app/components/media/picture.tsx";
import { Band } from "#app/components/ui/band.tsx";
import type { Picture } from "#reader/resolve.ts";

type Props = ComponentProps<"section"> & {
  title: string;
  picture?: Picture | false;
  /** Content of the card at the right. */
  sheet?: ReactNode;
  aside?: ReactNode;
};

/** A page about one person's gift, receipt or request: text at the left, a card with the details at the right. */
export function PersonalPage({ title, picture, sheet, aside, children, ...section }: Props) {
  return (
    <section className="gift-page ground-sky" {...section}>
      <Band name="camino" />
      <div className="container gift-page-body split split-2 late start">
        <div className="stays">
          <h1>{title}</h1>
          {children}
        </div>
        <div className="gift-page-side">
          {picture && (
            <figure className="gift-page-picture arch cover">
              <PictureView picture={picture} decorative eager />
            </figure>
          )}
          {sheet && <div className="gift-sheet panel stack gap-5">{sheet}</div>}
          {aside}
        </div>
      </div>
    </section>
  );
}
