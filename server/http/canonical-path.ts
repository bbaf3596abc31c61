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

type Match = {
  /** As the pattern spells it, parameters as they were given. */
  readonly path: string;
  readonly pattern: string;
};

/** The paths of the site, letter for letter, and patterns such as `/blog/:id`. */
export class KnownPaths {
  readonly #whole = new Map<string, string>();
  readonly #right: ReadonlySet<string>;
  readonly #patterns: (readonly string[])[] = [];

  constructor(paths: Iterable<string> = []) {
    for (const path of paths) {
      const segments = segmentsOf(path);
      if (!segments) throw new Error(`${JSON.stringify(path)} is not a path`);
      if (segments.some(isParameter)) this.#patterns.push(segments);
      else this.#whole.set(keyOf(segments), addressOf(segments));
    }
    this.#right = new Set(this.#whole.values());
  }

  /** A path that is named whole wins over a pattern, so that a known blog post is found in any letter case. */
  #match(path: string): Match | null {
    const segments = segmentsOf(path);
    if (!segments) return null;
    const named = this.#whole.get(keyOf(segments));
    if (named !== undefined) return { path: named, pattern: named };
    const fits = (wanted: string, at: number) =>
      isParameter(wanted) || wanted.toLowerCase() === segments[at]?.toLowerCase();
    const pattern = this.#patterns.find((one) => one.length === segments.length && one.every(fits));
    if (!pattern) return null;
    const spelled = pattern.map((wanted, at) =>
      isParameter(wanted) ? (segments[at] ?? "") : wanted,
    );
    return { path: addressOf(spelled), pattern: `/${pattern.join("/")}` };
  }

  /** True for a path that is named whole and spelled right: of all but few requests it is. */
  has(path: string): boolean {
    return this.#right.has(path);
  }

  /** The right spelling of a path, or null when the site has no such path. */
  find(path: string): string | null {
    return this.#match(path)?.path ?? null;
  }

  /**
   * A path for the log: as the site's pattern spells it, so that no name, number or key of a visitor
   * stands there; of a path that the site does not have, what is not long enough to be a key.
   */
  withoutSecrets(path: string): string {
    const shown = path.replace(keyLike, (part) => (/\d/.test(part) ? "…" : part));
    return this.#match(path)?.pattern ?? shown.slice(0, mostLogged);
  }
}
