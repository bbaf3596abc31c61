import type { IconName } from "#reader/schema/icon-names.ts";

export type { IconName };

/** Line icons on a 24 grid, 2 px stroke, current colour (design: components, icons). */
const paths: Record<IconName, string> = {
  menu: "M3 6h18M3 12h18M3 18h12",
  close: "M5 5l14 14M19 5L5 19",
  chevronDown: "M6 9l6 6 6-6",
  chevronRight: "M9 6l6 6-6 6",
  chevronLeft: "M15 6l-6 6 6 6",
  arrow: "M4 12h15M13 6l6 6-6 6",
  external: "M14 4h6v6M20 4l-9 9M17 14v6H4V7h6",
  play: "M7 4.5v15l12-7.5z",
  search: "M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l5 5",
  sun: "M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5L19 19M5 19l1.5-1.5M17.5 6.5L19 5",
  moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z",
  globe: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18",
  mail: "M3 6h18v12H3zM3 7l9 7 9-7",
  phone: "M6 3h4l2 5-3 2a12 12 0 0 0 5 5l2-3 5 2v4c0 2-2 3-4 3C10 20 4 14 3 7c0-2 1-4 3-4z",
  chat: "M4 5h16v11H10l-4.5 4v-4H4zM8 9h8M8 12h5",
  pin: "M12 21c-5-6-7-9-7-12a7 7 0 0 1 14 0c0 3-2 6-7 12zM12 11.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z",
  calendar: "M4 5h16v16H4zM4 10h16M8 3v4M16 3v4",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l4 2",
  user: "M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c0-5 4-7 8-7s8 2 8 7",
  users:
    "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2 20c0-4 3-6 7-6s7 2 7 6M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14.5c2.5.5 4 2.5 4 5.5",
  book: "M12 6C9 4 6 4 3 5v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v14",
  dome: "M3 20c0-9 4-15 9-16 5 1 9 7 9 16zM4 15h16M6 10h12M10 20v-3a2 2 0 0 1 4 0v3",
  bag: "M3 10c0-2 2-3 4-3h10c2 0 4 1 4 3v4c0 2-2 3-4 3H7c-2 0-4-1-4-3zM17 7.5c1.5 3 1.5 6 0 9M20.5 10h-2M20.5 14h-2",
  earth: "M2 19h20M4.5 19c1-6 4-10 7.5-10s6.5 4 7.5 10M9 15v.1M13 12.5v.1M15 16v.1",
  wire: "M2 9c5 0 5 6 10 6s5-6 10-6M2 15c5 0 5-6 10-6s5 6 10 6M12 5.5v4M12 14.5v4",
  mesh: "M4 4h16v16H4zM4 9.3h16M4 14.7h16M9.3 4v16M14.7 4v16",
  trowel: "M3 21l4-4M7 17l3-3M9 9l6 6 6-12z",
  tire: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM12 3v2.5M12 18.5V21M3 12h2.5M18.5 12H21M5.6 5.6l1.8 1.8M16.6 16.6l1.8 1.8M5.6 18.4l1.8-1.8M16.6 7.4l1.8-1.8",
  bottle: "M10 2h4v4c0 2 3 3 3 6v9H7v-9c0-3 3-4 3-6zM7 15h10",
  wall: "M3 5h18v14H3zM3 9.7h18M3 14.3h18M9 5v4.7M15 5v4.7M6 9.7v4.6M12 9.7v4.6M18 9.7v4.6M9 14.3V19M15 14.3V19",
  stove: "M4 10h16v11H4zM8 21v-4a4 4 0 0 1 8 0v4M17 10V3M12 18c1.5-1.2 0-2 0-3-1 1-1.5 2 0 3z",
  drop: "M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11z",
  recycle: "M8 8l4-6 4 6M12 2v0M17 10l4 7h-7M14 14l-2 3 3 3M10 17H3l3.5-6M3.5 13.5L7 10.5l3.5 2",
  bulb: "M9 18h6M10 21h4M9 18c0-2.5-3-3.5-3-8a6 6 0 0 1 12 0c0 4.5-3 5.5-3 8",
  leaf: "M5 19C5 9 11 4 20 4c0 9-5 15-15 15zM5 19l7-7",
  heart: "M12 20C5 15 3 12 3 8.5A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 9 1.5C21 12 19 15 12 20z",
  shield: "M12 3l8 3v6c0 5-3 8-8 9-5-1-8-4-8-9V6zM8.5 12l2.5 2.5 4.5-5",
  receipt: "M5 3h14v18l-2.5-2-2.3 2L12 19l-2.2 2-2.3-2L5 21zM9 8h6M9 12h6",
  check: "M4 12.5l5 5L20 6.5",
  alert: "M12 3l10 18H2zM12 10v5M12 18v.2",
  info: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5M12 7.5v.2",
  filter: "M3 5h18l-7 8v6l-4 2v-8z",
  download: "M12 3v12M7 10l5 5 5-5M4 20h16",
  gift: "M3 9h18v4H3zM5 13v8h14v-8M12 9v12M12 9C8 9 6 7 7 5s4-1 5 4c1-5 4-6 5-4s-1 4-5 4z",
  box: "M3 8l9-5 9 5v9l-9 5-9-5zM3 8l9 5 9-5M12 13v9",
  star: "M12 3l2.7 6 6.3.6-4.8 4.2 1.5 6.2L12 16.8 6.3 20l1.5-6.2L3 9.6 9.3 9z",
  solar: "M5 5h14l3 12H2zM9.5 5L8 17M14.5 5L16 17M3.5 11h17M12 17v4M8 21h8",
  quote: "M10 6c-4 1-6 4-6 8v4h6v-6H7c0-2 1-3 3-4zM20 6c-4 1-6 4-6 8v4h6v-6h-3c0-2 1-3 3-4z",
  copy: "M8 8h12v12H8zM16 8V4H4v12h4",
  facebook: "M14 8h3V4h-3c-3 0-4 2-4 4v3H7v4h3v6h4v-6h3l1-4h-4V9c0-.6.4-1 1-1z",
  instagram: "M4 4h16v16H4zM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM17 7v.1",
  youtube: "M3 6h18v12H3zM10 9v6l5-3z",
  linkedin: "M4 9v11M4 4v.2M9 20V9M9 13c1-3 3-4 5-4s5 1 5 5v6",
  pause: "M8 5v14M16 5v14",
  mountain: "M2 20L9.5 6l4.5 8.5 2.5-4L22 20zM7.2 10.3l2.3 1.7 2-1.6",
  house: "M3 11.5L12 4l9 7.5M5.5 10v10h13V10M10 20v-6h4v6",
  map: "M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14",
};

/** Always beside words, or inside a control that has a label of its own: hidden from readers. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg
      className="icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
