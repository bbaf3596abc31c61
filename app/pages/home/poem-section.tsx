import { Band } from "#app/components/ui/band.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import { Poem } from "./poem.tsx";
import type { HomeData } from "./home-data.server.ts";

/** Specification 1: the graduation poem in Spanish and English, whatever the page's language. */
export function PoemSection({ content: { poem: content } }: HomeData) {
  return (
    <section className="poems ground-violet on-dark" aria-labelledby="poem-title">
      <Band name="volcan" />
      <div className="container section">
        <div className="poem-arch cover">
          <PictureView picture={content.picture} sizes="(min-width: 64rem) 30rem, 92vw" />
        </div>
        <div>
          <h2 id="poem-title">{content.title}</h2>
          <div className="poem-pair">
            <Poem language="es" stanzas={content.spanish} />
            <Poem language="en" stanzas={content.english} />
          </div>
          <p className="small poem-note">{content.note}</p>
        </div>
      </div>
    </section>
  );
}
