import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { listen } from "./listen.ts";
import { checkSite } from "./self-check.ts";

const siteUrl = "https://site.example";
const page = (language: string) => `<!doctype html><html lang="${language}"><p>Home</html>`;
const whole: Readonly<Record<string, string>> = {
  "/healthz": "ok",
  "/": page("en"),
  "/request-status": page("en"),
  "/es": page("es"),
  "/es/request-status": page("es"),
};

let answers: Record<string, string>;
let hosts: Set<string | undefined>;
let server: Server;
let origin: string;
beforeEach(() => {
  answers = { ...whole };
  hosts = new Set();
});
beforeAll(async () => {
  server = createServer(({ url, headers }, answer) => {
    hosts.add(headers.host);
    const body = answers[url ?? ""];
    answer.statusCode = body === undefined ? 503 : 200;
    answer.end(body ?? "unavailable");
  });
  await listen(server, { port: 0, host: "127.0.0.1" });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

test("a site that answers as it should passes, asked by its public name", async () => {
  await checkSite(origin, siteUrl);
  expect([...hosts]).toEqual(["site.example"]);
});

test("a site that does not answer everywhere does not pass", async () => {
  for (const path of Object.keys(whole)) {
    answers = { ...whole };
    delete answers[path];
    await expect(checkSite(origin, siteUrl)).rejects.toThrow(`${path} answers 503`);
  }
});

test("a page in the other language, or cut short, does not pass", async () => {
  answers["/es"] = page("en");
  await expect(checkSite(origin, siteUrl)).rejects.toThrow(`/es is no whole page`);
  answers["/es"] = page("es").replace("</html>", "");
  await expect(checkSite(origin, siteUrl)).rejects.toThrow(`/es is no whole page`);
});
