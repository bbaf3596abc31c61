import { ActionLinks } from "#app/components/ui/links.tsx";
import { Band } from "#app/components/ui/band.tsx";
import type { TrustData } from "./page.tsx";

/** Colours of glass in hexadecimal; common ones are listed twice. */
const glasses = "2f9b6a 2aa7a0 d9822b 3f7fd0 cfe9ea 9cc944 f4a81d 2f9b6a 2aa7a0".split(" ");

/** The angle between consecutive bottles. They fill a disc evenly, like the seeds of a sunflower. */
const goldenAngle = Math.PI * (3 - Math.sqrt(5));
const radius = 100;
const bottles = 100;

/** The percentage is a round window of a hundred bottles, of which those in the middle are in colour (design: charts). */
export function Opening({ content: { opening } }: TrustData) {
  const lit = opening.share_number_fact.number;
  const pitch = (radius - 7) / Math.sqrt(bottles);
  return (
    <section className="trust-opening ground-basalt on-dark">
      <div className="container opening split split-75 center">
        <div>
          <h1 className="fs-7">{opening.title}</h1>
          <p className="lead">{opening.lead}</p>
          <ActionLinks actions={[opening.check]} first="marigold" />
        </div>
        <figure className="trust-window">
          <svg width="100%" viewBox="-112 -112 224 224" aria-hidden="true">
            <defs>
              <g id="bottle-bottom">
                <circle r="8" fill="currentColor" />
                <circle r="7.4" fill="none" stroke="#0004" strokeWidth="1.3" />
                <g fill="none" stroke="#fff9" strokeLinecap="round">
                  <circle r="4.3" strokeWidth=".8" />
                  <circle r="2.2" strokeWidth="1.1" strokeDasharray="1.5 1.264" />
                  <path d="M-1.4 -5.5A5.7 5.7 0 0 1 4.6 -3.3" />
                </g>
              </g>
            </defs>
            <circle
              r="106"
              fill="#15111a"
              stroke="#4b4852"
              strokeWidth="8"
              strokeDasharray="11 3"
            />
            {Array.from({ length: bottles }, (_, index) => {
              const distance = pitch * Math.sqrt(index + 0.5);
              const x = (distance * Math.cos(index * goldenAngle)).toFixed(1);
              const y = (distance * Math.sin(index * goldenAngle)).toFixed(1);
              const glass = index < lit ? glasses.at((index * 5) % glasses.length) : "2e2935";
              return <use key={index} href="#bottle-bottom" x={x} y={y} color={`#${glass}`} />;
            })}
          </svg>
          <figcaption className="small">{opening.window}</figcaption>
        </figure>
      </div>
      <Band name="llanta" />
    </section>
  );
}
