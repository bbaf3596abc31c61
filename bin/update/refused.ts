/** Why nothing was published, and what to do, in a sentence or a few. Everything is as it was. */
export class UpdateRefused extends Error {
  override readonly name = "UpdateRefused";
}
