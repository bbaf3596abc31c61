import { pressKit } from "#server/documents/press-kit.ts";

/** Logo, figures and pictures for whoever writes about us, as one archive. */
export async function loader(): Promise<Response> {
  return new Response(await pressKit(), {
    headers: { "Content-Type": "application/zip", "Cache-Control": "public, max-age=3600" },
  });
}
