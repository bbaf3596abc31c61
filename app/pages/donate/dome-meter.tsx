import { otherAmounts } from "#app/components/giving/by-choice.tsx";
import type { PickedGift } from "#domain/giving/gift-amount.ts";
import { intervals, type Interval } from "#domain/giving/gift.ts";

// In units of the SVG's viewBox.
const courses = 12;
const centre = 300;
const ground = 470;
const radius = 232;
const height = 392;
const course = height / courses;
const bagColours = ["#e3b98a", "#d9a771", "#e8c79c", "#cf9a66"];
const bottleColours = ["#2f9b6a", "#c9731d", "#2aa7a0", "#3f7fd0", "#9cc944"];

/** Half the dome's width at height `t`, from 0 to 1 (design: dome, r·(1 − t^2.15)^0.72). */
const halfWidth = (t: number) => radius * Math.max(0, 1 - t ** 2.15) ** 0.72 + 4;
const round = (value: number) => Math.round(value * 10) / 10;

function outline(): string {
  const steps = Array.from({ length: 33 }, (_, index) => index / 32);
  const point = (x: number, y: number) => `${round(x)} ${round(y)}`;
  const left = steps.map((t) => point(centre - halfWidth(t), ground - t * height));
  const right = steps.map((t) => point(centre + halfWidth(t), ground - t * height)).reverse();
  return `M${[...left, point(centre, ground - height - 5), ...right].join("L")}Z`;
}

type Course = { strip: string; under: string; light: string; joints: string; line: string };

/** Path data of one course of bags, counted from the ground: its body, shadow, light, joints and outline. */
function courseAt(index: number): Course {
  const t = index / courses;
  const low = halfWidth(t);
  const high = halfWidth((index + 0.98) / courses);
  const y = ground - index * course;
  const bow = 15 * Math.min(1, t * 1.6);
  const bowAbove = 15 * Math.min(1, (t + 1 / courses) * 1.6);
  const curve = (width: number) =>
    `M${round(centre - width)} ${round(y)}Q${centre} ${round(y - bow)} ${round(centre + width)} ${round(y)}`;
  const joints: string[] = [];
  const bag = 104;
  for (let x = centre - low + bag * (index % 2 ? 0.5 : 0.95); x < centre + low - 12;) {
    const aside = (x - centre) / low;
    const from = y - bow * (1 - aside * aside) * 0.5 - 3 - course * 0.86;
    joints.push(
      `M${round(x)} ${round(from)}q${round(-aside * 8)} ${round(course * 0.36)} 0 ${round(course * 0.72)}`,
    );
    x += bag * (1 - 0.3 * Math.abs(aside));
  }
  return {
    strip: `${curve(low + 6)}L${round(centre + high + 6)} ${round(y - course)}Q${centre} ${round(y - course - bowAbove)} ${round(centre - high - 6)} ${round(y - course)}Z`,
    under: curve(low + 6),
    light: `M${round(centre + low * 0.1)} ${round(y - course * 0.72 - bow * 0.55)}Q${round(centre + low * 0.5)} ${round(y - course * 0.74 - bow * 0.45)} ${round(centre + low * 0.86)} ${round(y - course * 0.68)}`,
    joints: joints.join(""),
    line: curve(low),
  };
}

const shape = outline();
const rings = Array.from({ length: courses }, (_, index) => courseAt(index));

/** The number of courses, of twelve, that an amount lays (design: dome meter); a monthly gift counts a year. */
function coursesLaid(cents: number, type: Interval): number {
  const dollars = (cents / 100) * (type === "monthly" ? 12 : 1);
  const laid = Math.round((courses * Math.log(1 + dollars / 18)) / Math.log(1 + 1000 / 18));
  return Math.min(courses, Math.max(1, laid));
}

/** `data-show` of a course: the choices that lay at least so many courses (see donation-picker.css). */
function choicesFor(number: number, gift: PickedGift): string {
  const presets = intervals.flatMap((type) =>
    gift.choices[type].flatMap((dollars, index) =>
      coursesLaid(dollars * 100, type) >= number ? [`${type}-${index + 1}`] : [],
    ),
  );
  const isLaid = gift.isCustom && gift.cents && coursesLaid(gift.cents, gift.type) >= number;
  return [...presets, ...(isLaid ? [otherAmounts] : [])].join(" ");
}

type Props = { gift: PickedGift; description: string };

/** A dome that grows with the chosen amount. A decoration: it does not claim what a gift pays for. */
export function DomeMeter({ gift, description }: Props) {
  return (
    <svg className="dome-meter" viewBox="40 50 520 424" role="img" aria-label={description}>
      <clipPath id="dome-shape">
        <path d={shape} />
      </clipPath>
      <path d={shape} className="dome-ghost" />
      <g fill="none" stroke="currentColor" strokeWidth="1.5" strokeDasharray="5 8" opacity=".4">
        {rings.map(({ line }) => (
          <path key={line} d={line} />
        ))}
      </g>
      <g clipPath="url(#dome-shape)">
        {rings.map(({ strip, under, light, joints }, index) => (
          <g key={strip} className="dome-course" data-show={choicesFor(index + 1, gift)}>
            <path d={strip} fill={bagColours[index % bagColours.length]} />
            <path d={under} fill="none" stroke="#8a5a34" strokeWidth="3.5" opacity=".55" />
            <path d={light} fill="none" stroke="#fff3d6" strokeWidth="4" opacity=".7" />
            <path d={joints} fill="none" stroke="#8a5a34" strokeWidth="2.5" opacity=".5" />
          </g>
        ))}
        <path d="M40 480V60H290C170 130 150 300 186 480Z" fill="#43284f" opacity=".14" />
      </g>
      <path d="M252 470V372A48 54 0 0 1 348 372V470Z" fill="#c4673b" />
      <path d="M264 470V374A36 42 0 0 1 336 374V470Z" fill="#5f3b25" />
      <g className="dome-course" data-show={choicesFor(6, gift)}>
        {bottleColours.map((colour, index) => (
          <g
            key={colour}
            transform={`translate(${190 + index * 55} ${round(300 - Math.sin((index / 4) * 3.14) * 13)})`}
          >
            <circle r="13" fill="#5f3b25" />
            <circle r="11" fill={colour} />
            <circle r="6" fill="none" stroke="#fff" strokeWidth="1.6" opacity=".7" />
          </g>
        ))}
      </g>
    </svg>
  );
}
