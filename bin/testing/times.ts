export class Times {
  readonly #startedAt = performance.now();
  readonly #parts: string[] = [];

  /** Does the work and notes how long it took. */
  async of<Result>(part: string, work: () => Promise<Result>): Promise<Result> {
    const startedAt = performance.now();
    try {
      return await work();
    } finally {
      this.#parts.push(`${part} ${secondsSince(startedAt)}`);
    }
  }

  /** "checks 31 s, build 40 s, all 320 s" */
  toString(): string {
    return [...this.#parts, `all ${secondsSince(this.#startedAt)}`].join(", ");
  }
}

const secondsSince = (startedAt: number) =>
  `${Math.round((performance.now() - startedAt) / 1000)} s`;
