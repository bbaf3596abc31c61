import { lookup } from "mrmime";

export const isCompressibleType = (contentType = "") =>
  /^(text\/|image\/svg|application\/([\w.-]+\+)?(json|xml|javascript))/i.test(contentType);

/** The `Content-Type` of a file by its name, with `charset=utf-8` for text, and true for formats that compress well. */
export function contentTypeOf(fileName: string): { type: string; compressible: boolean } {
  // mrmime does not know the icon of a site.
  const unknown = fileName.endsWith(".ico") ? "image/x-icon" : "application/octet-stream";
  const type = lookup(fileName) ?? unknown;
  const compressible = isCompressibleType(type);
  return { type: compressible ? `${type}; charset=utf-8` : type, compressible };
}
