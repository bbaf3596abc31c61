import { data, redirect, type LoaderFunctionArgs } from "react-router";
import {
  documentKey,
  parseDocumentFile,
  sponsorLetters,
  type Edition,
} from "#domain/documents/documents.ts";
import { parseReference } from "#domain/reference.ts";
import { blueprintSheet } from "#reader/documents/blueprint-sheet.ts";
import { shippingLabel } from "#reader/documents/goods-guide.ts";
import { sponsorLetter } from "#reader/documents/sponsor-letter.ts";
import { openDocument } from "#server/documents/requested-document.ts";
import { addressOf, languageOf } from "#domain/language/language.ts";
import { services } from "../services.server.ts";
import { pdf } from "./pdf.ts";
import { refuseFlood } from "./refuse-flood.ts";

type Args = LoaderFunctionArgs & { url: URL };
type Asked = { readonly name: string; readonly edition: Edition };

/**
 * Printed documents as PDF. The packet for groups and the guide to giving goods are open to anybody;
 * a blueprint and a shipping label open by the reference of the form that asked for them; a letter to
 * whoever pays carries a planner's choices in its address.
 */
export async function loader({ url, params, context }: Args): Promise<Response> {
  const asked = parseDocumentFile(params["file"] ?? "");
  if (!asked) throw data(null, { status: 404 });
  const folder = /^\/documents\/(\w+)\//.exec(url.pathname)?.[1];
  if (folder === "blueprints") return blueprint(url, asked, context);
  if (folder === "labels") return label(url, asked, context);
  if (folder === "letters") return letter(url, asked, context);
  const open = await openDocument(params["file"] ?? "", services(context).documents);
  if (!open) throw data(null, { status: 404 });
  return pdf(open.bytes, open.name, "public, max-age=3600");
}

async function blueprint(url: URL, { name, edition }: Asked, context: Args["context"]) {
  const sheet = blueprintSheet(name, edition.language);
  if (!sheet) throw data(null, { status: 404 });
  // A link without its key is a stranger's: the form sends one that fits.
  if ((await openedBy(url, context)) === null) {
    throw redirect(addressOf("blueprint", edition.language, { query: { structure: name } }), 303);
  }
  return pdf(await services(context).documents.blueprintSheet(sheet, edition), name);
}

async function label(url: URL, { name, edition }: Asked, context: Args["context"]) {
  const reference = await openedBy(url, context);
  if (reference === null || reference !== name) throw data(null, { status: 404 });
  await refuseFlood(context, edition.language);
  const { storage, documents } = services(context);
  const offer = await storage.submissions.find(reference);
  const items = offer?.form === "goods-offer" ? offer.fields["items"] : null;
  const contents = typeof items === "string" ? shortened(items) : null;
  const words = shippingLabel({ reference, contents }, edition.language);
  return pdf(await documents.shippingLabel(words, edition), name);
}

/** The planner's address, with the letter's in place of the page's. */
async function letter(url: URL, { name, edition }: Asked, context: Args["context"]) {
  const known = sponsorLetters.find((one) => one === name);
  if (!known) throw data(null, { status: 404 });
  await refuseFlood(context, edition.language);
  const words = sponsorLetter(known, url.searchParams, edition.language);
  // Too few people for a trip, or too many: the planner says what to do instead.
  if (!words) {
    const query = Object.fromEntries(url.searchParams);
    const options = { query, anchor: "planner" };
    throw redirect(addressOf("groupTrips", edition.language, options), 303);
  }
  return pdf(await services(context).documents.sponsorLetter(words, edition), `letter-${name}`);
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
  if (url.searchParams.get("key") === (await documentKey(secret, reference))) return reference;
  // Six million references are few for a program that tries them all.
  await refuseFlood(context, languageOf(url.pathname));
  return null;
}
