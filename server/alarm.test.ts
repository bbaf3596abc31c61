import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createAlarm } from "./alarm.ts";

let server: Server;
let url: string;
let statuses: number[];
let taken: unknown[];
let logged: string[];
beforeEach(async () => {
  [statuses, taken, logged] = [[], [], []];
  server = createServer(async (request, response) => {
    taken.push(await json(request));
    response.writeHead(statuses.shift() ?? 204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/secret-key`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const alarm = () =>
  createAlarm({
    url,
    siteUrl: "https://example.org",
    log: (line) => logged.push(line),
    pausesMs: [0, 1, 1],
  });

test("an alarm that is refused is posted again, before later ones", async () => {
  statuses = [500, 503];
  const { update } = alarm();
  update(["storage"]);
  update(["storage", "mail"]);
  await expect.poll(() => taken.length).toBe(4);
  expect(taken.map((news) => Object(news).what).join(" ")).toBe("storage storage storage mail");
  expect(logged).toEqual([]);
});

test("an alarm that is refused three times is logged, without the address", async () => {
  statuses = [500, 500, 500];
  alarm().update(["payment"]);
  await expect.poll(() => logged).toHaveLength(1);
  expect(logged[0]).toBe("the alarm that payment began was not taken by ALARM_URL: status 500");
});
