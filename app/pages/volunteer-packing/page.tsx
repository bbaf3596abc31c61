import { brochurePage } from "#app/components/brochure/brochure-view.tsx";
import { languageOf } from "#domain/language/language.ts";
import { pageContent } from "#reader/content.ts";
import type { Route } from "./+types/page";
import { PrintButton } from "#app/components/ui/print-button.tsx";
import { PictureView } from "#app/components/media/picture.tsx";

export function loader({ url }: Route.LoaderArgs) {
  return { content: pageContent("volunteerPacking", languageOf(url.pathname)) };
}

export default brochurePage({ guides: PackingGuides });

/** Packing lists as checkboxes; app/boot/controls/ticks.ts stores the ticks on the device. */
function PackingGuides({ content: { print: label, guides } }: Route.ComponentProps["loaderData"]) {
  return (
    <div className="packing ground-sand">
      <div className="container section">
        <div className="packing-guides split split-3 late">
          {guides.map((guide) => (
            <div
              key={guide.id}
              className="packing-guide panel"
              role="group"
              aria-labelledby={`packing-${guide.id}`}
            >
              <div className="packing-picture">
                <PictureView picture={guide.picture} decorative />
              </div>
              <h2 className="fs-3" id={`packing-${guide.id}`}>
                {guide.title}
              </h2>
              {guide.items.map((item, index) => (
                <label key={item} className="packing-item tick">
                  <input
                    type="checkbox"
                    // Script restores the stored ticks; a browser must not restore older ones on reload.
                    autoComplete="off"
                    data-tick={`packing-${guide.id}-${index + 1}`}
                    suppressHydrationWarning
                  />
                  <span>{item}</span>
                </label>
              ))}
            </div>
          ))}
        </div>
        <p className="mt-6">
          <PrintButton>{label}</PrintButton>
        </p>
      </div>
    </div>
  );
}
