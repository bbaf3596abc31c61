import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, onTestFinished } from "vitest";

export async function localServer(answer: RequestListener, of: "test" | "file" = "test") {
  const server = createServer(answer).listen(0, "127.0.0.1");
  const ends = of === "test" ? onTestFinished : afterAll;
  ends(() => void server.close());
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
