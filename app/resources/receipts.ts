import { data, type LoaderFunctionArgs } from "react-router";
import { papers } from "#domain/documents.ts";
import { receiptTexts } from "../documents/receipt.server.ts";
import { languageOf } from "../language/language.ts";
import { services } from "../services.server.ts";
import { pdf } from "./pdf.ts";
import { refuseFlood } from "./refuse-flood.ts";

/**
 * `/donate/receipt/<number>.pdf?key=…` and `/donate/statement/<year>.pdf?key=…`. Letter, or A4 with
 * `&paper=a4`. Whoever has the key has the receipt: it stands in the donor's letter.
 */
export async function loader({ url, params, context }: LoaderFunctionArgs & { url: URL }) {
  const name = /^([\w-]+)\.pdf$/.exec(params["file"] ?? "")?.[1];
  const key = url.searchParams.get("key");
  if (!name || !key) throw data(null, { status: 404 });
  await refuseFlood(context, languageOf(url.pathname));
  const { giving, documents } = services(context);
  const paper = papers.find((one) => one === url.searchParams.get("paper")) ?? "letter";
  if (url.pathname.includes("/statement/")) {
    const statement = /^\d{4}$/.test(name) ? await giving.statement(Number(name), key) : null;
    if (!statement) throw data(null, { status: 404 });
    return pdf(await documents.statement(statement, receiptTexts(), paper), `gifts-${name}`);
  }
  const receipt = await giving.receipt(name, key);
  if (!receipt) throw data(null, { status: 404 });
  return pdf(await documents.receipt(receipt, receiptTexts(), paper), `receipt-${receipt.number}`);
}
