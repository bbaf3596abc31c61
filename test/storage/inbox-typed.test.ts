import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answer } from "../../bin/backup/run-tool.ts";
import { moveTool } from "../../bin/move.ts";
import { restoreTool } from "../../bin/restore.ts";
import { startMailServer } from "../fakes/mail-server.ts";
import type { MailServer } from "../fakes/mail-server.ts";
import { inboxHere, pipe } from "../inbox-command.ts";

describe("options typed without two dashes, which npm keeps for itself", () => {
  const missing = (option: string) =>
    `npm kept ${option} for itself; type two dashes first: npm run`;

  test.each([
    // npm takes the beginning of one of its own options for the whole of it.
    [moveTool, "postgres://localhost/site", "to", "token_description"],
    [restoreTool, "site.backup", "check", "check"],
  ] as const)("$0.command knows what npm kept", async (tool, word, option, kept) => {
    const { stream, text } = pipe();
    const env = { npm_lifecycle_event: tool.command, [`npm_config_${kept}`]: "true" };
    const output = { out: stream, err: stream };
    expect(await answer(tool, { typed: [word], env, output })).toBe(2);
    expect(text()).toContain(missing(`--${option}`));
  });

  test("an option kept without a trace is known by its word", async () => {
    const { code, err } = await inboxHere({}, ["list", "story"]);
    expect(err).toContain('"story" is one word too many; if an option stood before it');
    expect(code).toBe(2);
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

  test("is sent at once, without a database", async () => {
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

  test("says that a mailbox or a server is none", async () => {
    mail.refuseRecipients(Object.assign(new Error("no such user"), { responseCode: 550 }));
    const refused = await run();
    expect(refused.err).toMatch(/no letter was sent: .* did not take it: .*no such user/);
    expect(refused.code).toBe(1);
    mail.refuseRecipients(null);
    const away = await run({ SMTP_URL: "smtp://user:geheim@127.0.0.1:1" });
    expect(away.err).toMatch(/127\.0\.0\.1:1 did not take it: .*ECONNREFUSED/);
    expect(away.err).not.toContain("geheim");
  });
});
