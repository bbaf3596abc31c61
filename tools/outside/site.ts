import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { publicOrigin, serveSite } from "../../bin/processes/served-site.ts";
import { startMailServer } from "../../test/fakes/mail-server.ts";
import { ownNetwork } from "../../test/giving-site.ts";
import { startStripe } from "../../test/fakes/stripe-server.ts";
import { startTime } from "./normalize.ts";

/** Sets the clock and settings of every record, for this process and those that it starts. */
export async function setClockAndSettings(): Promise<void> {
  const clock = pathToFileURL(join(import.meta.dirname, "clock.mjs")).href;
  Object.assign(process.env, {
    OUTSIDE_CLOCK_OFFSET_MS: startTime.getTime() - Date.now(),
    NODE_OPTIONS: `--import=${clock}`,
    SITE_URL: publicOrigin,
    SETTINGS: "none",
    // A site ends when this process does, as under npm.
    npm_lifecycle_event: "start",
  });
  await import(clock);
}

async function openDesk(folder: string, env: NodeJS.ProcessEnv) {
  const args = ["bin/start.mjs", "staff", "--name", "Ana", "--port", "0"];
  const desk = spawn(process.execPath, args, { cwd: folder, env });
  let output = "";
  const ended = once(desk, "exit").then(() => Promise.reject(new Error(`no desk: ${output}`)));
  while (!/token=\S+/.test(output))
    output += String(await Promise.race([once(desk.stdout, "data"), ended]));
  const opened = new URL(/http:\S+token=\S+/.exec(output)?.[0] ?? "");
  const { headers } = await fetch(opened, { redirect: "manual" });
  const cookie = headers.get("Set-Cookie")?.split(";")[0] ?? "";
  const ownHeaders = { cookie, origin: opened.origin, "accept-language": "en" };
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(new URL(path, opened), { headers: ownHeaders, redirect: "manual", ...init });
  return { ask, stop: () => void desk.kill() };
}

export type Site = Awaited<ReturnType<typeof startSite>>;

/**
 * Starts the site of a checkout as an operator does, with fakes of a mail server and Stripe.
 * @param record the folder that is written
 * @param isLive true: with Stripe's keys, so that payments are taken
 */
export async function startSite(folder: string, record: string, isLive: boolean) {
  const [mail, stripe] = [await startMailServer(), await startStripe()];
  const keys = { STRIPE_SECRET_KEY: "sk_live_1", STRIPE_WEBHOOK_SECRET: stripe.webhookSecret };
  const own = { TRUST_PROXY: "1", MAIL_FROM: "site@example.org", MAIL_STAFF: "staff@example.org" };
  const settings = { ...own, SMTP_URL: mail.url, STRIPE_API_URL: stripe.url, ...(isLive && keys) };
  const { origin, dataDir, stop } = await serveSite(settings, { folder });
  const env = { ...process.env, ...settings, DATA_DIR: dataDir };
  let desk: ReturnType<typeof openDesk> | null = null;
  return {
    origin,
    mail,
    stripe,
    write(file: string, content: string | Uint8Array): void {
      mkdirSync(dirname(join(record, file)), { recursive: true });
      writeFileSync(join(record, file), content);
    },
    ask(path: string, { headers = {}, ...init }: RequestInit = {}): Promise<Response> {
      const plain = { Origin: publicOrigin, "Accept-Encoding": "identity", ...ownNetwork() };
      const url = origin + path.replace(publicOrigin, "");
      return fetch(url, { headers: { ...plain, ...headers }, ...init });
    },
    /** Runs an npm command of the site. @returns its output; `+` is a space within a word */
    run(words: readonly string[]): Promise<string> {
      const args = ["bin/start.mjs", ...words.map((word) => word.replaceAll("+", " "))];
      return new Promise((resolve) => {
        execFile(process.execPath, args, { cwd: folder, env }, (error, out, err) =>
          resolve(out + err + (error ? `exit ${error.code}` : "")),
        );
      });
    },
    async deed(path: string, values: string): Promise<Response> {
      desk ??= openDesk(folder, env);
      const { ask } = await desk;
      const page = await (await ask(path)).text();
      const hidden = page.matchAll(/type="hidden" name="([^"]*)" value="([^"]*)"/g);
      const body = new URLSearchParams(values);
      for (const [, name = "", value = ""] of hidden) if (!body.has(name)) body.set(name, value);
      return ask(path, { method: "POST", body });
    },
    /** Waits for all e-mails but those that wait for a gift's checkout: they are dated two hours ahead. */
    async whenMailed(): Promise<void> {
      const oldest = /oldest_waiting_timestamp_seconds (\d+)/;
      const metrics = async () => (await fetch(`${origin}/metrics`)).text();
      while (Number(oldest.exec(await metrics())?.[1]) * 1000 < Date.now()) await wait(200);
    },
    stop: async () => Promise.all([(await desk)?.stop(), stop(), mail.stop(), stripe.stop()]),
  };
}
