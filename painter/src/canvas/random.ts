/**
 * Seeded random numbers, the only source of variation in pictures: the same description gives the same bytes on
 * every machine.
 */

/** A stream of numbers in [0, 1). Every call and every method advances it. */
export interface Random {
  (): number;
  /** A number in [lo, hi). */
  between(lo: number, hi: number): number;
  /** An integer from lo to hi, both inclusive. */
  integer(lo: number, hi: number): number;
  /** One of the items, which must not be empty. */
  pick<T>(items: readonly T[]): T;
  /** True with the given probability, 0 to 1. */
  chance(probability: number): boolean;
  /** Returns a shuffled copy. */
  shuffle<T>(items: readonly T[]): T[];
}

/** A 32-bit unsigned hash of a string (murmur3's mixing), used for seeds. */
export function hash(text: string): number {
  let h = 1779033703 ^ text.length;
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  h = Math.imul(h ^ (h >>> 16), 2246822507);
  h = Math.imul(h ^ (h >>> 13), 3266489909);
  return (h ^ (h >>> 16)) >>> 0;
}

/** Creates a stream (mulberry32). A string seed is hashed first. */
export function random(seed: string | number): Random {
  let state = typeof seed === "string" ? hash(seed) : seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const between = (lo: number, hi: number): number => lo + (hi - lo) * next();
  return Object.assign(next, {
    between,
    integer: (lo: number, hi: number): number => Math.floor(between(lo, hi + 1)),
    pick: <T>(items: readonly T[]): T => items[Math.floor(next() * items.length)]!,
    chance: (probability: number): boolean => next() < probability,
    shuffle: <T>(items: readonly T[]): T[] => {
      const shuffled = items.slice();
      for (let i = shuffled.length - 1; i > 0; i--) {
        const j = Math.floor(next() * (i + 1));
        [shuffled[i], shuffled[j]] = [shuffled[j]!, shuffled[i]!];
      }
      return shuffled;
    },
  });
}

/** Offset of a seed's picture on the brush tile, an integer from 0 to 799. */
export const brushOf = (seed: string): number => hash(seed) % 800;
