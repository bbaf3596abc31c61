import { extname } from "node:path";
import { lookup } from "mrmime";

/** Types that mrmime does not know, or calls by an older name, by the end of a file's name. */
const own: Readonly<Record<string, string>> = {
  // React Router's answer to a page change within the application.
  ".data": "text/x-script",
  ".ico": "image/x-icon",
  ".xml": "application/xml",
};

export function isCompressibleType(contentType: string | null): boolean {
  return /^(text\/|image\/svg|application\/([\w.-]+\+)?(json|xml|javascript))/i.test(
    contentType ?? "",
  );
}

/**
 * The `Content-Type` of a file by its name, and whether compression makes such files smaller. Text
 * is UTF-8; a file of an unknown kind is bytes.
 */
export function contentTypeOf(fileName: string): { type: string; compressible: boolean } {
  const ending = extname(fileName).toLowerCase();
  const type = own[ending] ?? lookup(ending) ?? "application/octet-stream";
  const compressible = isCompressibleType(type);
  return { type: compressible ? `${type}; charset=utf-8` : type, compressible };
}
