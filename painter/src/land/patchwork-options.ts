/** How a hillside of fields is described. */
export interface PatchworkOptions {
  from?: number;
  to?: number;
  /** Distance for the haze, 0 near to 0.66 far. */
  depth?: number;
  strips?: number;
  /** Height of the uppermost strip; each next one is `growth` times higher. */
  base?: number;
  growth?: number;
  /** Usual width of a parcel in the uppermost strip, and how far its sides lean. */
  parcel?: number;
  slant?: number;
  bottom?: number;
  /** How much ripe maize, soil and flowers among the green: 0 to 1. */
  warmth?: number;
  shadow?: number;
  hedges?: boolean;
  texture?: boolean;
}

/** The same with everything that was left open decided. */
export type Settings = Required<PatchworkOptions>;
