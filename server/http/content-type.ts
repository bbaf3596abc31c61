import { lookup } from "mrmime";

export const isCompressibleType = (contentType = "") =>
  /^(text\/|image\/svg|application\/([\w.-]+\+)?(json|xml|javascript))/i.test(contentType);

/** The `Content-Type` of a file by its name, with `charset=utf-8` for text. */
export function contentTypeOf(fileName: string): string {
  // mrmime does not know the icon of a site.
  const fallback = fileName.endsWith(".ico") ? "image/x-icon" : "application/octet-stream";
  const type = lookup(fileName) ?? fallback;
  return isCompressibleType(type) ? `${type}; charset=utf-8` : type;
}
