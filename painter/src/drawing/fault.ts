/** One thing wrong with a file somebody brought, told so that they can mend it. */
export type Fault = { file: string; field: string; expected: string; found: string };

/** Files that cannot become pictures; the message names each of them. */
export class PictureFaults extends Error {
  readonly faults: Fault[];
  constructor(faults: Fault[]) {
    const told = faults.map(
      ({ file, expected, found }) => `${file}: expected ${expected}, found ${found}`,
    );
    super(told.join("\n"));
    this.name = "PictureFaults";
    this.faults = faults;
  }
}
