/** The decoded segments of a path, without empty ones; null: it cannot be the path of a page. */
export function segmentsOf(path: string): string[] | null {
  // Browsers treat a backslash as a slash; none of our paths has one.
  if (path.includes("\\")) return null;
  try {
    // Resolves `.` and `..`.
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
const keyOf = (segments: readonly string[]) => addressOf(segments).toLowerCase();
const isParameter = (segment: string) => segment.startsWith(":");

/** Parts of an unknown path that may be a key, as of an e-mail's link that was copied incompletely, or an address. */
const keyLike = /[^/]{20,}|[^/]*(@|%40)[^/]*/g;
const mostLogged = 200;

/** The paths of the site in their canonical spelling, and patterns such as `/blog/:id`. */
export class KnownPaths {
  readonly #whole = new Map<string, string>();
  readonly #patterns: (readonly string[])[] = [];

  constructor(paths: Iterable<string> = []) {
    for (const path of paths) {
      const segments = segmentsOf(path);
      if (!segments) throw new Error(`${JSON.stringify(path)} is not a path`);
      if (segments.some(isParameter)) this.#patterns.push(segments);
      else this.#whole.set(keyOf(segments), addressOf(segments));
    }
  }

  /**
   * Whole paths come before patterns, so that a known blog post is found in any letter case.
   * @returns the canonical spelling, and the pattern, which is the path itself without parameters; null: no such path
   */
  match(path: string) {
    const segments = segmentsOf(path);
    if (!segments) return null;
    const whole = this.#whole.get(keyOf(segments));
    if (whole !== undefined) return { path: whole, pattern: whole };
    const fits = (wanted: string, at: number) =>
      isParameter(wanted) || wanted.toLowerCase() === segments[at]?.toLowerCase();
    const pattern = this.#patterns.find((one) => one.length === segments.length && one.every(fits));
    if (!pattern) return null;
    const spelled = pattern.map((wanted, at) => (isParameter(wanted) && segments[at]) || wanted);
    return { path: addressOf(spelled), pattern: `/${pattern.join("/")}` };
  }

  /**
   * A path for the log: the pattern it matches, so that no visitor's name, number or key is logged; of an unknown path,
   * the parts that are too short for a key.
   */
  withoutSecrets(path: string): string {
    const shown = path.replace(keyLike, (part) => (/[\d@]/.test(part) ? "…" : part));
    return this.match(path)?.pattern ?? shown.slice(0, mostLogged);
  }
}
