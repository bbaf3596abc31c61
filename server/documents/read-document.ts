import { describeError } from "../http/request-log.ts";
import type { Render } from "../http/render.ts";

/** Gives one of our own documents by its path and query, as a visitor would get it. */
export type ReadDocument = (address: string) => Promise<Buffer>;

/**
 * Asks the application itself, without a way over the network: it has the words of a document.
 * @param loadRender the application, when the first letter with an enclosure asks for it
 */
export function documentReader(
  loadRender: () => Promise<Render>,
  siteUrl: string,
  log: (line: string) => void,
): ReadDocument {
  return async (address) => {
    // What is logged is the path: the query may hold the key of a receipt.
    const [path = ""] = address.split("?");
    const render = await loadRender();
    const answer = await render(new Request(new URL(address, siteUrl)), {
      requestId: "outbox",
      clientAddress: "",
      reportFailure: (error) => log(`enclosure ${path}: ${describeError(error)}`),
    });
    if (!answer.ok) throw new Error(`the enclosure ${path} could not be drawn (${answer.status})`);
    return Buffer.from(await answer.arrayBuffer());
  };
}
