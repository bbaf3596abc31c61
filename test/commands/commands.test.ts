import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { freePort, publicOrigin } from "../../bin/processes/served-site.ts";
import { temporaryFolder } from "../temporary-folder.ts";

/** The commands as an operator types them: by npm, or by bin/start.mjs, which every npm script calls. */

const folder = temporaryFolder("file");

const command = (args: string[], environment: Record<string, string> = {}) =>
  run(process.execPath, ["bin/start.mjs", ...args], environment);

function run(program: string, args: string[], environment: Record<string, string>) {
  const own = { PATH: process.env.PATH, DATA_DIR: folder, HOST: "127.0.0.1", SETTINGS: "none" };
  const child = spawn(program, args, { env: { ...own, ...environment } });
  const said = { out: "", err: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => (said.out += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (said.err += text));
  const ended = once(child, "close").then(([code]) => code as number | null);
  return { child, said, ended };
}

test("npm start says where the site is open, and stops on a signal", async () => {
  const port = await freePort();
  const site = command(["start", "--new", "--draws-when-asked"], {
    PORT: String(port),
    SITE_URL: publicOrigin,
  });
  // A busy machine takes its time, and the two lines come from two threads.
  const lines = () => site.said.out.trim().split("\n").toSorted();
  await expect.poll(lines, { timeout: 110_000 }).toHaveLength(2);
  expect(lines().toReversed()).toEqual([
    "mail waits in the outbox: SMTP_URL is not set",
    `Long Way Home is open at http://127.0.0.1:${port} (public address: ${publicOrigin})`,
  ]);
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  site.child.kill("SIGTERM");
  expect(await site.ended).toBe(0);
  expect(site.said.err).toBe("");
});

test("npm passes options to a command and its exit code back", async () => {
  const wrong = run("npm", ["run", "backup", "--", "--to", "x"], {});
  expect(await wrong.ended).toBe(2);
  expect(wrong.said.err).toContain("Unknown option '--to'. Help: npm run backup -- --help");
});

test("a command that does not exist is told with those that do", async () => {
  for (const name of ["strat", "../bin/test"]) {
    const wrong = command([name]);
    expect(await wrong.ended).toBe(1);
    expect(wrong.said.err).toMatch(
      /^There is no command ".+"\. npm run knows: start, test, dev, .*\.\n$/,
    );
  }
});

test("words of no test fail", async () => {
  // The words are apart here, so that this file does not contain them.
  const words = ["no such", "words 7c1f"];
  const wrong = command(["test", ...words]);
  expect(await wrong.ended).toBe(1);
  expect(wrong.said.err).toContain(`No test's file or name holds "${words.join(" ")}".`);
});
