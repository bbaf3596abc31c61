import { contentSecurityPolicy, type CspOptions } from "#server/http/csp.ts";

export type ExportedPage = {
  /** Origin of the server, which answers what no file can. */
  readonly server: string;
  /** Whether a path is one of the exported files. */
  readonly isFile: (path: string) => boolean;
  /** The script that keeps the application off what is not here (app/inline-scripts/on-the-server.ts). */
  readonly script: string;
  readonly security: CspOptions;
};

/** Where an address of the site leads: as it is when a file is there, else to the server. */
function placeOf(address: string, { server, isFile }: ExportedPage): string {
  const [rest = "", anchor] = address.split("#");
  const path = decodeURI(rest.replaceAll("&amp;", "&"));
  // A file does not read its query.
  if (!rest.includes("?") && isFile(path || "/")) return address;
  return `${server}${rest}${anchor === undefined ? "" : `#${anchor}`}`;
}

/**
 * A page as it stands on a server of files: forms are sent to the server, what is drawn for each reader is led to there,
 * and its policy stands in itself, because such a server knows of none.
 */
export function exportPage(html: string, page: ExportedPage): string {
  const led = html
    .replace(/(<(?:a|link|area)\b[^>]*? href=")(\/(?!\/)[^"]*)(")/g, (_, before, address, after) =>
      [before, placeOf(address, page), after].join(""),
    )
    .replace(
      /(<(?:form|button|input)\b[^>]*? (?:form)?action=")(\/(?!\/)[^"]*)(")/g,
      (_, before, address, after) => [before, page.server, address, after].join(""),
    );
  const script = `<script data-server="${page.server}">${page.script}</script>`;
  const whole = led.replace("</head>", () => `${script}</head>`);
  const policy = contentSecurityPolicy(whole, { ...page.security, formTargets: [page.server] })
    // A policy inside a page cannot say who may frame it.
    .replace(/; frame-ancestors .*$/, "");
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return whole.replace(/<meta charset="[^"]*"\s*\/?>/i, (charset) => charset + meta);
}

/** A page in the place of an address that leads elsewhere, for whoever types it or has it from an old link. */
export function leadingPage(to: string): string {
  const href = to.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  return `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Long Way Home</title><link rel="canonical" href="${href}"><meta http-equiv="refresh" content="0; url=${href}"><a href="${href}">${href}</a>\n`;
}
