import "./bottle-window.css";
/** Bottles of a window, by glass; the common colours stand twice. */
const glasses = ["green", "teal", "amber", "blue", "clear", "lime", "marigold", "green", "teal"];

/** Each next bottle stands this angle further round: so they fill a disc evenly, as seeds do a sunflower. */
const goldenAngle = Math.PI * (3 - Math.sqrt(5));
const radius = 100;

type Props = {
  bottles: number;
  /** So many of them, from the middle outward, let light through. */
  lit: number;
};

/** A round window of bottle bottoms in a dark wall: a share, bottle by bottle (design: charts). Words beside it say it. */
export function BottleWindow({ bottles, lit }: Props) {
  const pitch = (radius - 7) / Math.sqrt(bottles);
  return (
    <svg className="bottle-window" viewBox="-112 -112 224 224" aria-hidden="true">
      <defs>
        <g id="bottle-bottom">
          <circle r="8" fill="currentColor" />
          <circle className="bottle-rim" r="7.4" fill="none" strokeWidth="1.3" />
          <circle className="bottle-light" r="4.3" fill="none" strokeWidth=".8" />
          <circle
            className="bottle-light"
            r="2.2"
            fill="none"
            strokeWidth="1.1"
            strokeDasharray="1.5 1.264"
          />
          <path
            className="bottle-light"
            d="M-1.4 -5.5A5.7 5.7 0 0 1 4.6 -3.3"
            fill="none"
            strokeWidth="1"
          />
        </g>
      </defs>
      <circle className="bottle-wall" r="106" strokeWidth="8" strokeDasharray="11 3" />
      {Array.from({ length: bottles }, (_, index) => {
        const distance = pitch * Math.sqrt(index + 0.5);
        const x = (distance * Math.cos(index * goldenAngle)).toFixed(1);
        const y = (distance * Math.sin(index * goldenAngle)).toFixed(1);
        const glass = index < lit ? glasses.at((index * 5) % glasses.length) : "dark";
        return <use key={index} href="#bottle-bottom" x={x} y={y} className={`glass-${glass}`} />;
      })}
    </svg>
  );
}
