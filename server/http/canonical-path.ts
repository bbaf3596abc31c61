/** The paths of the site, letter for letter, as patterns such as `/blog/:id`. */
export type KnownPaths = {
  /** The right spelling of a path, or null when the site has no such path. */
  find(path: string): string | null;
  /**
   * A path for the log: as the site's pattern spells it, so that no name, number or key of a visitor
   * stands there; of a path that the site does not have, what is not long enough to be a key.
   */
  withoutSecrets(path: string): string;
};

type Pattern = { readonly segments: readonly string[] };

/** The decoded segments of a path, without empty ones; null when it cannot be a path of a page. */
function segmentsOf(path: string): string[] | null {
  // A browser takes a backslash for a slash; none of our paths has one.
  if (path.includes("\\")) return null;
  try {
    // Dots are resolved as a browser would have done before asking.
    const resolved = new URL(path.replace(/\/{2,}/g, "/"), "http://localhost").pathname;
    const segments = resolved
      .split("/")
      .filter(Boolean)
      .map((segment) => decodeURIComponent(segment));
    return segments.some((segment) => /[/\\]|\p{Cc}/u.test(segment)) ? null : segments;
  } catch {
    return null;
  }
}

const addressOf = (segments: readonly string[]) =>
  `/${segments.map((segment) => encodeURIComponent(segment)).join("/")}`;
const keyOf = (segments: readonly string[]) => segments.join("/").toLowerCase();
const isParameter = (segment: string) => segment.startsWith(":");

/** Parts of a path that may be a key of ours which somebody copied wrongly. */
const keyLike = /[^/]{20,}/g;
const mostLogged = 200;

/** The path as the pattern spells it, parameters as they were given; null when it does not fit. */
function fit(pattern: Pattern, segments: readonly string[]): string | null {
  if (pattern.segments.length !== segments.length) return null;
  const spelled: string[] = [];
  for (const [index, wanted] of pattern.segments.entries()) {
    const given = segments[index] ?? "";
    if (isParameter(wanted)) spelled.push(given);
    else if (wanted.toLowerCase() === given.toLowerCase()) spelled.push(wanted);
    else return null;
  }
  return addressOf(spelled);
}

/**
 * @param paths the site's paths and patterns. A path that is named whole wins over a pattern, so that
 * a known blog post is found in any letter case.
 */
export function knownPaths(paths: Iterable<string>): KnownPaths {
  const whole = new Map<string, string>();
  const patterns: Pattern[] = [];
  for (const path of paths) {
    const segments = segmentsOf(path);
    if (!segments) throw new Error(`${JSON.stringify(path)} is not a path`);
    if (segments.some(isParameter)) patterns.push({ segments });
    else whole.set(keyOf(segments), addressOf(segments));
  }
  const patternOf = (path: string) => {
    const segments = segmentsOf(path);
    const key = segments && keyOf(segments);
    if (key !== null && whole.has(key)) return whole.get(key);
    return segments && patterns.find((pattern) => fit(pattern, segments) !== null)?.segments;
  };
  return {
    withoutSecrets(path) {
      const pattern = patternOf(path);
      if (typeof pattern === "string") return pattern;
      if (pattern) return `/${pattern.join("/")}`;
      const shown = path.replace(keyLike, (part) => (/\d/.test(part) ? "…" : part));
      return shown.slice(0, mostLogged);
    },
    find(path) {
      const segments = segmentsOf(path);
      if (!segments) return null;
      const named = whole.get(keyOf(segments));
      if (named) return named;
      for (const pattern of patterns) {
        const address = fit(pattern, segments);
        if (address) return address;
      }
      return null;
    },
  };
}
