/** The two fonts of the first screen, to preload. */
export const fontFiles = {
  display: "/fonts/bricolage-grotesque-7349b65c.woff2",
  text: "/fonts/atkinson-hyperlegible-next-8a684b5c.woff2",
} as const;
