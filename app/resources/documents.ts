import { data, redirect, type LoaderFunctionArgs } from "react-router";
import {
  requestKey,
  parseDocumentFile,
  sponsorLetters,
  type Edition,
} from "#domain/documents/documents.ts";
import { parseReference } from "#domain/reference.ts";
import { addressOf, languageOf } from "#domain/language/language.ts";
import { services } from "../services.server.ts";
import { pdf } from "./pdf.ts";
import { refuseFlood } from "./refuse-flood.ts";

type Args = LoaderFunctionArgs & { url: URL };
type Asked = { readonly name: string; readonly edition: Edition };

/**
 * Printed documents as PDF. Sheets, the packet for groups and the guide to giving goods are open to
 * anybody; a shipping label opens by the reference of the form that asked for it; a letter to whoever
 * pays carries a planner's choices in its address.
 */
export async function loader({ url, params, context }: Args): Promise<Response> {
  const asked = parseDocumentFile(params["file"] ?? "");
  if (!asked) throw data(null, { status: 404 });
  const folder = /^\/documents\/([\w-]+)\//.exec(url.pathname)?.[1];
  if (folder === "labels") return label(url, asked, context);
  if (folder === "letters") return letter(url, asked, context);
  // Drawing one costs more than a page does.
  if (folder !== undefined) await refuseFlood(context, asked.edition.language);
  const path = url.pathname.replace("/documents/", "");
  const drawn = await services(context).documents.open(path);
  if (!drawn) throw data(null, { status: 404 });
  return pdf(drawn, asked.name, "public, max-age=3600");
}

async function label(url: URL, { name, edition }: Asked, context: Args["context"]) {
  const reference = await openedBy(url, context);
  if (reference === null || reference !== name) throw data(null, { status: 404 });
  await refuseFlood(context, edition.language);
  const { storage, documents } = services(context);
  const offer = await storage.submissions.find(reference);
  const items = offer?.form === "goods-offer" ? offer.fields["items"] : null;
  const contents = typeof items === "string" ? shortened(items) : null;
  return pdf(await documents.shippingLabel({ reference, contents }, edition), name);
}

/** The planner's address, with the letter's in place of the page's. */
async function letter(url: URL, { name, edition }: Asked, context: Args["context"]) {
  const known = sponsorLetters.find((one) => one === name);
  if (!known) throw data(null, { status: 404 });
  await refuseFlood(context, edition.language);
  const { documents } = services(context);
  const drawn = await documents.sponsorLetter(known, url.searchParams, edition);
  // Too few people for a trip, or too many: the planner says what to do instead.
  if (!drawn) {
    const query = Object.fromEntries(url.searchParams);
    const options = { query, anchor: "planner" };
    throw redirect(addressOf("groupTrips", edition.language, options), 303);
  }
  return pdf(drawn, `letter-${name}`);
}

/** A label has room for a few lines of what was offered. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length <= 160 ? line : `${line.slice(0, 160).replace(/\s\S*$/, "")} …`;
}

/** The reference whose key the address carries; null when it carries none that fits. */
async function openedBy(url: URL, context: Args["context"]): Promise<string | null> {
  const reference = parseReference(url.searchParams.get("ref") ?? "");
  if (reference === null) return null;
  const secret = await services(context).storage.secret("documents");
  if (url.searchParams.get("key") === (await requestKey(secret, reference))) return reference;
  // Six million references are few for a program that tries them all.
  await refuseFlood(context, languageOf(url.pathname));
  return null;
}
