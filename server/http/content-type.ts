import { extname } from "node:path";
import { lookup } from "mrmime";

/** By file extension: types that mrmime does not know, or has an outdated name for. */
const overrides: Readonly<Record<string, string>> = {
  // React Router's data of a page, for navigation in the browser.
  ".data": "text/x-script",
  ".ico": "image/x-icon",
  ".xml": "application/xml",
};

export function isCompressibleType(contentType: string | null): boolean {
  return /^(text\/|image\/svg|application\/([\w.-]+\+)?(json|xml|javascript))/i.test(
    contentType ?? "",
  );
}

/** The `Content-Type` of a file by its name, with `charset=utf-8` for text, and true for formats that compress well. */
export function contentTypeOf(fileName: string): { type: string; compressible: boolean } {
  const ending = extname(fileName).toLowerCase();
  const type = overrides[ending] ?? lookup(ending) ?? "application/octet-stream";
  const compressible = isCompressibleType(type);
  return { type: compressible ? `${type}; charset=utf-8` : type, compressible };
}
