import { extname } from "node:path";

type Kind = { readonly type: string; readonly compressible: boolean };

const text = (type: string): Kind => ({ type, compressible: true });
const packed = (type: string): Kind => ({ type, compressible: false });

const kinds: Readonly<Record<string, Kind>> = {
  ".html": text("text/html; charset=utf-8"),
  ".css": text("text/css; charset=utf-8"),
  ".js": text("text/javascript; charset=utf-8"),
  ".mjs": text("text/javascript; charset=utf-8"),
  ".json": text("application/json; charset=utf-8"),
  ".map": text("application/json; charset=utf-8"),
  ".webmanifest": text("application/manifest+json; charset=utf-8"),
  ".svg": text("image/svg+xml; charset=utf-8"),
  ".txt": text("text/plain; charset=utf-8"),
  ".csv": text("text/csv; charset=utf-8"),
  ".xml": text("application/xml; charset=utf-8"),
  ".ics": text("text/calendar; charset=utf-8"),
  ".vtt": text("text/vtt; charset=utf-8"),
  // React Router's answer to a page change within the application.
  ".data": text("text/x-script; charset=utf-8"),
  ".ico": text("image/x-icon"),
  ".pdf": packed("application/pdf"),
  ".avif": packed("image/avif"),
  ".webp": packed("image/webp"),
  ".png": packed("image/png"),
  ".jpg": packed("image/jpeg"),
  ".jpeg": packed("image/jpeg"),
  ".gif": packed("image/gif"),
  ".mp4": packed("video/mp4"),
  ".webm": packed("video/webm"),
  ".woff2": packed("font/woff2"),
};

/** The `Content-Type` of a file by its name, and whether compression makes such files smaller. */
export function contentTypeOf(fileName: string): Kind {
  return kinds[extname(fileName).toLowerCase()] ?? packed("application/octet-stream");
}

/** Whether a live answer of this `Content-Type` is text worth compressing. */
export function isCompressibleType(contentType: string | null): boolean {
  return /^(text\/|image\/svg|application\/([\w.-]+\+)?(json|xml|javascript))/i.test(
    contentType ?? "",
  );
}
