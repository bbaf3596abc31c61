/** The site's colours in the light theme. */
export const colours = {
  ink: "#1f1b24",
  quiet: "#4f4a57",
  line: "#cfd1c5",
  sunk: "#f0ede2",
  white: "#ffffff",
  red: "#b4202e",
  marigold: "#f4a81d",
  marigoldPale: "#fdf0d2",
  indigo: "#1a2257",
  /** Background of the plans that the painter draws. */
  plan: "#1c2a6b",
  planLine: "#8fb3ff",
  green: "#124a37",
  onDark: "#fff8ea",
  onIndigo: "#c4cdf5",
} as const;
