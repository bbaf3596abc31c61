/** How often the page of a gift looks again by itself. */
export const mostLooks = 8;
