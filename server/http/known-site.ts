import { findRedirect } from "#reader/redirects.ts";
import type { SiteFacts } from "./asked.ts";
import { knownPaths, type KnownPaths } from "./canonical-path.ts";

export class KnownSite {
  known: KnownPaths = knownPaths([]);
  redirects: ReadonlyMap<string, string> = new Map();
  giveElsewhere: string | null = null;
  frameOrigins: readonly string[] = [];
  adService = false;
  #generation = 0;

  take(facts: SiteFacts): void {
    if (facts.generation === this.#generation) return;
    this.#generation = facts.generation;
    this.known = knownPaths(facts.paths);
    ({
      redirects: this.redirects,
      giveElsewhere: this.giveElsewhere,
      frameOrigins: this.frameOrigins,
      adService: this.adService,
    } = facts);
  }

  /** Where an old or oddly written path leads; null for one that is right, or nobody's. */
  rightPath(path: string, isRead: boolean): string | null {
    const right = (isRead ? findRedirect(this.redirects, path) : null) ?? this.known.find(path);
    return right === path ? null : right;
  }
}
