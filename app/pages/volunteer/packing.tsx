import { Icon } from "#app/components/ui/icon.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import type { VolunteerData } from "./volunteer-content.ts";
import "#app/styles/ground-sand.css";
import "./packing.css";

/** Prints this part of the page alone; volunteer/packing.css hides the rest while the mark is set. */
function printLists() {
  const { documentElement: root } = document;
  root.dataset.printing = "packing";
  addEventListener("afterprint", () => delete root.dataset.printing, { once: true });
  print();
}

/** Lists to tick with the browser's own boxes; app/inline-scripts/ticks.ts remembers what is ticked. */
export function Packing({ content: { packing: content } }: VolunteerData) {
  const { title, lead, print: label, guides } = content;
  return (
    <Section id="packing" title={title} lead={lead} ground="sand" className="packing">
      <div className="packing-guides">
        {guides.map((guide) => (
          <div
            key={guide.id}
            className="packing-guide"
            role="group"
            aria-labelledby={`packing-${guide.id}`}
          >
            <div className="packing-picture">
              <PictureView picture={guide.picture} decorative />
            </div>
            <h3 id={`packing-${guide.id}`}>{guide.title}</h3>
            {guide.items.map((item, index) => (
              <label key={item} className="packing-item">
                <input
                  type="checkbox"
                  data-tick={`packing-${guide.id}-${index + 1}`}
                  suppressHydrationWarning
                />
                <span>{item}</span>
              </label>
            ))}
          </div>
        ))}
      </div>
      <p className="packing-print">
        <button
          className="button button-outline needs-script"
          type="button"
          data-press=""
          onClick={printLists}
        >
          <Icon name="download" />
          {label}
        </button>
      </p>
    </Section>
  );
}
