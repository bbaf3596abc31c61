import type { Routes } from "../visit/visit.ts";

/** A page of the site beside a form: it runs and sends nothing, and only the desk frames it. */
const policy =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self' data:; media-src 'self'; frame-ancestors 'self'";

/** All that a page leads to and loads is asked for here. */
const led = (text: string) => text.replaceAll(/(="|, |url\("?)\/(?!\/)/g, "$1/seen/");

/** The site as it is edited, for the frame beside a form. */
export const seen: Routes = {
  "GET /seen/*": async ({ editor, params, query }) => {
    if (!editor.preview) return null;
    const path = `/${params["0"] ?? ""}`;
    const answer = await editor.preview(query.size > 0 ? `${path}?${query.toString()}` : path);
    const to = answer.headers.get("location");
    if (to !== null) return { to: `/seen${to}` };
    const type = answer.headers.get("content-type") ?? "application/octet-stream";
    const own = { type, status: answer.status, policy };
    if (!/^text\/(html|css)/.test(type)) {
      const cache = answer.headers.get("cache-control") ?? "no-store";
      return { ...own, file: new Uint8Array(await answer.arrayBuffer()), cache };
    }
    const text = led(await answer.text());
    return { ...own, file: text.replaceAll(/<script\b[^]*?<\/script>/g, "") };
  },
};
