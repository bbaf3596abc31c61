/** The logo: half tire, dome and rising sun over road and weft (design: name, mark, voice). */
export function BrandMark({ size }: { size: number }) {
  const zigzag = "l5.45 4.6 5.45-4.6 5.45 4.6 5.45-4.6 5.45 4.6 5.45-4.6 5.45 4.6 5.45-4.6";
  return (
    <svg
      className="mark"
      width={size}
      height={size}
      viewBox="0 0 48 48"
      fill="none"
      aria-hidden="true"
    >
      <path d="M3.5 25.5a20.5 20.5 0 0 1 41 0" stroke="currentColor" strokeWidth="5" />
      <path d="M11.5 25.5a12.5 12.5 0 0 1 25 0" stroke="currentColor" strokeWidth="5" />
      <path d="M19 25.5a5 5 0 0 1 10 0z" fill="var(--mark-sun, #f4a81d)" />
      <path d={`M2.2 31.5${zigzag}`} stroke="var(--mark-sun, #f4a81d)" strokeWidth="4" />
      <path
        d="M8 40.5l5.35 4.5 5.35-4.5 5.3 4.5 5.35-4.5 5.35 4.5 5.3-4.5"
        stroke="currentColor"
        strokeWidth="4"
      />
    </svg>
  );
}
