import { execFileSync } from "node:child_process";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { allForms } from "#domain/forms/all-forms.ts";
import type { Form } from "#domain/forms/form.ts";
import { readForm } from "#domain/forms/read-form.ts";
import type { KeptSubmission } from "#domain/submissions/records.ts";
import { openStorage } from "#server/storage/open-storage.ts";
import { serveSite, type ServedSite } from "../../bin/processes/served-site.ts";
import { fewOrMany } from "../endurance.ts";
import { startMailServer, type MailServer } from "../fakes/mail-server.ts";
import { badRequests, injected, randomFrom, type BadRequest } from "./bad-requests.ts";
import { postForm } from "./form-page.ts";

const requests = fewOrMany(200, 20_000);
const seed = 20_261_121;

let mail: MailServer;
let site: ServedSite;
let log = "";
beforeAll(async () => {
  mail = await startMailServer();
  const settings = {
    TRUST_PROXY: "1",
    SMTP_URL: mail.url,
    MAIL_FROM: "site@example.org",
    MAIL_STAFF: "staff@example.org",
  };
  site = await serveSite(settings, { log: "pipe" });
  site.process.stderr?.on("data", (part: Buffer) => {
    // Of what is not found there will be thousands.
    for (const line of part.toString().split("\n"))
      if (!line.includes('"not_found"')) log += `${line}\n`;
  });
});
afterAll(async () => {
  await site.stop();
  await mail.stop();
});

/** Sends bytes as they are; the status of the answer, or null when the line was closed without one. */
function sendRaw({ bytes, isCutOff }: BadRequest, port: number): Promise<number | null> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect({ port, host: "127.0.0.1" });
    const done = () => {
      socket.destroy();
      const status = /^(?:HTTP\/1\.1 100 Continue\r\n\r\n)?HTTP\/1\.1 (\d{3})/.exec(answer)?.[1];
      resolve(status === undefined ? null : Number(status));
    };
    socket.setTimeout(15_000, () => {
      answer ||= "HTTP/1.1 599 nothing came";
      done();
    });
    socket.on("data", (part: Buffer) => {
      if (answer.length < 60) answer += part.toString("latin1");
    });
    // A line that the server closes in the middle of what we send: it has said what it had to.
    socket.on("error", done).once("close", done);
    // Whoever has broken off says no more; who has said all waits for the answer.
    if (isCutOff) socket.end(bytes);
    else socket.write(bytes);
  });
}

const memoryKb = () =>
  Number(execFileSync("ps", ["-o", "rss=", "-p", String(site.process.pid)], { encoding: "utf8" }));

/** What is kept, read once more by the schema of its form: the same, or the faults. */
function reread(kept: KeptSubmission): unknown {
  const form: Form | undefined = allForms.find(({ name }) => name === kept.form);
  if (!form) return `there is no form ${kept.form}`;
  const data = new FormData();
  for (const [name, value] of Object.entries(kept.fields)) {
    if (value === true) data.append(name, "on");
    else if (value !== false) data.append(name, String(value ?? ""));
  }
  const read = readForm(data, form);
  if (!read.ok) return read.errors;
  const { pictures: _, ...fields } = read.input;
  return fields;
}

test(
  `${requests} bad requests bring no failure and nothing forbidden`,
  async () => {
    const next = badRequests(randomFrom(seed));
    const { port } = new URL(site.origin);
    const answers = new Map<string, number>();
    const wrong: string[] = [];
    let sent = 0;
    let memoryAfterFirst = 0;
    const sender = async () => {
      while (sent < requests) {
        sent += 1;
        if (sent === requests * 0.3) memoryAfterFirst = memoryKb();
        const request = next();
        const status = await sendRaw(request, Number(port));
        const answer = `${request.kind} ${status}`;
        answers.set(answer, (answers.get(answer) ?? 0) + 1);
        const isFine = status === null ? request.isCutOff : status < 500;
        if (!isFine) wrong.push(`${answer}: ${request.bytes.toString("latin1").slice(0, 500)}`);
      }
    };
    await Promise.all(Array.from({ length: 12 }, sender));
    expect(wrong).toEqual([]);
    expect(log).not.toContain('"failure"');
    expect(site.process.exitCode).toBeNull();
    // What is not collected yet counts as well: among many, a leak of 25 kB for each request would be more.
    expect(memoryKb() - memoryAfterFirst).toBeLessThan(350_000);
    // The requests got as far as they were meant to: some were thanked, some told, some not read.
    for (const reached of ["form 303", "form 422", "multipart 303", "multipart 400", "http 400"])
      expect(answers.get(reached) ?? 0).toBeGreaterThan(requests / 500);

    const storage = await openStorage({ databaseUrl: null, dataDir: site.dataDir });
    for await (const kept of storage.submissions.each({})) {
      expect(reread(kept)).toEqual(kept.fields);
      for (const letter of await storage.outbox.listOf(kept.id)) {
        expect(`${letter.subject}${letter.replyTo}`).not.toMatch(/\p{Cc}/u);
      }
    }
    await expect.poll(async () => (await storage.outbox.countByState()).waiting).toBe(0);
    await storage.close();
    expect(mail.delivered.length).toBeGreaterThan(requests / 30);
    for (const { to, headers } of mail.delivered) {
      expect(to).toHaveLength(1);
      const names = headers.map((line) => line.slice(0, line.indexOf(":")).toLowerCase());
      expect(names).not.toContain(injected);
      expect(new Set(names).size).toBe(names.length);
    }

    const fields = { form: "contact", name: "Ana", email: "ana@example.org", subject: "general" };
    const after = await postForm(
      `${site.origin}/contact`,
      { ...fields, message: "Still there" },
      {
        Origin: "http://localhost:3000",
        "X-Forwarded-For": "192.0.2.1",
      },
    );
    expect(after.status).toBe(303);
  },
  fewOrMany(300_000, 3_600_000),
);
