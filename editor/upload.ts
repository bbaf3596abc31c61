import type { Upload } from "./pictures.ts";

/**
 * A photograph as the browser sends it: the file, and what goes with it as JSON.
 * @throws SyntaxError when it is no such form
 */
export async function readUpload(
  place: Pick<Upload, "slot" | "use">,
  bytes: Buffer,
  type: string,
): Promise<Upload> {
  const sent = new Response(new Uint8Array(bytes), { headers: { "content-type": type } });
  const form = await sent.formData().catch(() => null);
  const file = form?.get("file");
  const with_ = form?.get("with");
  if (!(file instanceof Blob) || typeof with_ !== "string") throw new SyntaxError("no photograph");
  const { cut, words } = JSON.parse(with_) as Pick<Upload, "cut" | "words">;
  return { ...place, cut, words, bytes: Buffer.from(await file.arrayBuffer()) };
}
