/** The only spelling of a path: decoded and encoded again, without empty segments; null: it cannot be that of a page. */
export function canonicalPath(path: string): string | null {
  // Browsers treat a backslash as a slash; none of our paths has one.
  if (path.includes("\\")) return null;
  try {
    // Resolves `.` and `..`.
    const resolved = new URL(path.replace(/\/{2,}/g, "/"), "http://localhost").pathname;
    const segments = resolved
      .split("/")
      .filter(Boolean)
      .map((segment) => decodeURIComponent(segment));
    if (segments.some((segment) => /[/\\]|\p{Cc}/u.test(segment))) return null;
    return `/${segments.map((segment) => encodeURIComponent(segment)).join("/")}`;
  } catch {
    return null;
  }
}

const parameter = /:\w+/;

/** Parts of an unknown path that may be a key, as of an e-mail's link that was copied incompletely, or an address. */
const keyLike = /[^/]{20,}|[^/]*(@|%40)[^/]*/g;
const mostLogged = 200;

/** The paths of the site in their canonical spelling, and patterns with one parameter, such as `/blog/:id`. */
export class KnownPaths {
  readonly #whole = new Map<string, string>();
  readonly #patterns = new Map<string, RegExp>();

  constructor(paths: Iterable<string> = []) {
    for (const path of paths) {
      const source = path.replace(parameter, "([^/]+)");
      if (source !== path) this.#patterns.set(path, new RegExp(`^${source}$`, "i"));
      else this.#whole.set(path.toLowerCase(), path);
    }
  }

  /**
   * Whole paths come before patterns, so that a known blog post is found in any letter case.
   * @returns the canonical spelling, and the pattern, which is the path itself without parameters; null: no such path
   */
  match(path: string) {
    const canonical = canonicalPath(path);
    if (canonical === null) return null;
    const whole = this.#whole.get(canonical.toLowerCase());
    if (whole !== undefined) return { path: whole, pattern: whole };
    for (const [pattern, shape] of this.#patterns) {
      const value = shape.exec(canonical)?.[1];
      if (value) return { path: pattern.replace(parameter, value), pattern };
    }
    return null;
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
