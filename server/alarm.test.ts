import { json } from "node:stream/consumers";
import { expect, test } from "vitest";
import { localServer } from "../test/fakes/local-server.ts";
import { createAlarm } from "./alarm.ts";

async function alarmWith(...statuses: number[]) {
  const taken: unknown[] = [];
  const logged: string[] = [];
  const url = await localServer(async (request, response) => {
    taken.push(await json(request));
    response.writeHead(statuses.shift() ?? 204).end();
  });
  const settings = { url: `${url}/secret-key`, siteUrl: "https://example.org" };
  const log = (line: string) => logged.push(line);
  const { update } = createAlarm({ ...settings, log, pausesMs: [0, 1, 1] });
  return { update, taken, logged };
}

test("an alarm that is refused is posted again, before later ones", async () => {
  const { update, taken, logged } = await alarmWith(500, 503);
  update(["storage"]);
  update(["storage", "mail"]);
  await expect.poll(() => taken.length).toBe(4);
  expect(taken.map((news) => Object(news).what).join(" ")).toBe("storage storage storage mail");
  expect(logged).toEqual([]);
});

test("an alarm that is refused three times is logged, without the address", async () => {
  const { update, logged } = await alarmWith(500, 500, 500);
  update(["payment"]);
  await expect.poll(() => logged).toHaveLength(1);
  expect(logged[0]).toBe("the alarm that payment began was not taken by ALARM_URL: status 500");
});
