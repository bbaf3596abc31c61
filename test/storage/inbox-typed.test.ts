import { afterAll, describe, expect, test } from "vitest";
import { startMailServer } from "../fakes/mail-server.ts";
import { inboxHere } from "../inbox-command.ts";

test("an option that npm kept for itself is known by the word it left", async () => {
  const { code, err } = await inboxHere({}, ["list", "story"]);
  expect(err).toContain('"story" is one word too many; if an option stood before it');
  expect(code).toBe(2);
});

describe("a test letter", async () => {
  const mail = await startMailServer();
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
