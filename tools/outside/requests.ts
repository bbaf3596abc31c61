import { connect } from "node:net";
import { normalizeText } from "./normalize.ts";
import { ownNetwork } from "../../test/giving-site.ts";
import type { Site } from "./site.ts";

/** `<GET|HEAD> /` as `GET /` and `HEAD /`. */
export function alternatives(template: string): string[] {
  const [whole = "", inside] = /<([^<>]*)>/.exec(template) ?? [];
  if (inside === undefined) return [template];
  return inside.split("|").flatMap((one) => alternatives(template.replace(whole, () => one)));
}

/** The text of a request: as it stands with an empty line in it, else with the headers that every request has. */
function requestOf(template: string): string {
  // `{a*3}` is `aaa`.
  const text = template.replace(/\{([^{}]+)\*(\d+)\}/g, (_, a: string, n) => a.repeat(Number(n)));
  if (/\n\r?\n/.test(text)) return text;
  const [head = "", body = ""] = text.split(" · body: ");
  const lines = head.split(" · ").filter((line, at) => at === 0 || line !== "");
  if (!head.includes("Host:")) lines.push("Host: localhost:3000");
  if (head.startsWith("POST")) lines.push(`Content-Length: ${body.length}`);
  lines.push(`X-Forwarded-For: ${ownNetwork()["X-Forwarded-For"]}`, "Connection: close");
  return `${lines.join("\r\n")}\r\n\r\n${body}`;
}

/** Sends a request as it is; gives status and headers of each answer until the connection is closed. */
async function exchange(origin: string, request: string): Promise<string> {
  const socket = connect(Number(new URL(origin).port), "127.0.0.1");
  let answer = "";
  socket.setEncoding("latin1").on("data", (part) => (answer += String(part)));
  // A server may answer and close while the request is still being written (EPIPE).
  socket.on("error", () => {}).setTimeout(20_000, () => socket.destroy());
  socket.write(request, "latin1");
  await new Promise((closed) => socket.once("close", closed));
  const heads = answer.match(/HTTP\/1\.1 \d{3}.*?\r\n\r\n/gs) ?? ["closed without an answer"];
  const shown = heads.map((head) => head.trim().split("\r\n"));
  return shown.map(([status, ...headers]) => [status, ...headers.toSorted()].join("\n")).join("\n");
}

/** Status and headers of good and bad requests, a file for each group of templates (requests.yaml). */
export async function recordRequests(site: Site, groups: Readonly<Record<string, string[]>>) {
  for (const [name, templates] of Object.entries(groups)) {
    let answers = "";
    for (const template of templates.flatMap(alternatives)) {
      const known = template.includes("{etag}") && (await site.ask(template.split(" ")[1] ?? "/"));
      const tag = (known && known.headers.get("ETag")) || '"none"';
      const answer = await exchange(site.origin, requestOf(template.replaceAll("{etag}", tag)));
      answers += `### ${JSON.stringify(template)}\n${normalizeText(answer)}\n\n`;
    }
    site.write(`requests/${name}.txt`, answers);
  }
}
