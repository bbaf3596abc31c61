import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { openStaff } from "./open.ts";

test("a second editor on the same address says so", async () => {
  const first = createServer().listen(0, "127.0.0.1");
  await once(first, "listening");
  const { port } = first.address() as AddressInfo;
  const root = "nobody-opens-its-content";
  const how = {
    port,
    root,
    at: "/content",
    name: "Ana",
    config: null,
  } as const;
  expect(await openStaff(how)).toContain(`port ${port} is taken`);
  first.close();
});
