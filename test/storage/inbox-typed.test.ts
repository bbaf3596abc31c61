import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startMailServer } from "../fakes/mail-server.ts";
import type { MailServer } from "../fakes/mail-server.ts";
import { inboxHere } from "../inbox-command.ts";

/** As somebody types it, npm and all. */
async function npmRun(...words: string[]) {
  const { PATH, HOME } = process.env;
  const child = spawn("npm", ["run", "--silent", ...words], {
    env: { PATH, HOME, SETTINGS: "none", DATA_DIR: "/nonexistent/data" },
  });
  const closed = new Promise<number | null>((resolve) => child.once("close", resolve));
  const [err, code] = await Promise.all([text(child.stderr), closed, text(child.stdout)]);
  return { code, err };
}

describe("options typed without two dashes, which npm keeps for itself", () => {
  test.each([
    [["inbox", "list", "--since", "7d"], "--since"],
    [["inbox", "gifts", "statements", "2026", "--send"], "--send"],
    [["backup", "site.backup", "--replace"], "--replace"],
    [["move", "--to", "postgres://localhost/site"], "--to"],
    [["restore", "site.backup", "--check"], "--check"],
    [["launch-check", "--online"], "--online"],
  ])("npm run %j says what is missing", async (words, option) => {
    const { code, err } = await npmRun(...words);
    expect(err).toContain(`npm kept ${option} for itself; type two dashes first: npm run`);
    expect(code).toBe(2);
  });

  test("an option that npm keeps without a trace is known by the word it leaves", async () => {
    const { code, err } = await npmRun("inbox", "list", "--form", "story");
    expect(err).toContain('"story" is one word too many; if an option stood before it');
    expect(code).toBe(2);
  });

  test("with the dashes the options arrive", async () => {
    const { err } = await npmRun("inbox", "--", "list", "--since", "7d");
    expect(err).toContain("there is no database in /nonexistent/data");
  });
});

test("a command of gifts does what it does without the word gifts, options and all", async () => {
  const { err } = await inboxHere({}, ["statements", "2026", "--send"]);
  expect(err).toContain("there is no database in");
  expect(await inboxHere({}, ["statement", "2026"])).toMatchObject({
    code: 2,
    err: expect.stringContaining('there is no command "statement"'),
  });
});

describe("a test letter", () => {
  let mail: MailServer;
  beforeAll(async () => {
    mail = await startMailServer();
  });
  afterAll(() => mail.stop());
  const run = (own: NodeJS.ProcessEnv = {}, address = "ana@example.org") =>
    inboxHere({ MAIL_FROM: "us@example.org", SMTP_URL: mail.url, ...own }, ["mail-test", address]);

  test("is sent at once, without a database, and what happened is said", async () => {
    const ran = await run();
    expect(ran).toMatchObject({ code: 0, err: "" });
    expect(ran.out).toContain("has taken the letter to ana@example.org");
    expect(mail.delivered.map(({ to }) => to)).toEqual([["ana@example.org"]]);
  });

  test("that cannot be sent says which setting is missing", async () => {
    expect(await run({ SMTP_URL: "" })).toMatchObject({
      code: 1,
      err: "inbox: no letter was sent: SMTP_URL is not set, so the site's letters wait\n",
    });
  });

  test("for a mailbox that is none, and for a server that is none, says so", async () => {
    mail.refuseRecipients(Object.assign(new Error("no such user"), { responseCode: 550 }));
    const refused = await run();
    expect(refused.err).toMatch(/no letter was sent: .* takes no letters for ana@example\.org/);
    expect(refused.code).toBe(1);
    mail.refuseRecipients(null);
    const away = await run({ SMTP_URL: "smtp://user:geheim@127.0.0.1:1" });
    expect(away.err).toContain(
      "127.0.0.1:1 cannot be reached; are name and port in SMTP_URL right?",
    );
    expect(away.err).not.toContain("geheim");
  });

  test("needs an address", async () => {
    expect(await run({}, "ana")).toMatchObject({ code: 2 });
  });
});
