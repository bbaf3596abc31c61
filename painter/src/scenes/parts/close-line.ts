/** The dark line around everything near. */
export const LINE = "#2a1416";
