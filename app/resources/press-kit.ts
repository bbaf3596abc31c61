import { pressKit } from "#server/documents/press-kit.ts";

/** A zip with logo, figures and pictures, for journalists. */
export async function loader(): Promise<Response> {
  return new Response(await pressKit(), {
    headers: { "Content-Type": "application/zip", "Cache-Control": "public, max-age=3600" },
  });
}
