import { spawnSync } from "node:child_process";
import { rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { addressOf, languages, type Language } from "#domain/language/language.ts";
import { serveSite, type ServedSite } from "../../bin/processes/served-site.ts";
import { sampleStory } from "../fakes/samples.ts";
import { formDataOf } from "../fakes/send-form.ts";
import { newGiver, ownNetwork } from "../giving-site.ts";
import { postForm } from "../sent-page.ts";
import { siteWords } from "../site-words.ts";
import { escaped, expectIn, tagOf } from "./form-page.ts";

const person = { form: "contact", name: "Ixchel Xicay", subject: "general" };

/** One more message by the contact form, from a block of addresses of its own. */
function send(site: ServedSite, message: string, language: Language = "es"): Promise<Response> {
  const fields = { ...person, email: newGiver(), message };
  return postForm(site.origin + addressOf("contact", language), fields, ownNetwork());
}

/** The page that says it could not be kept: with a number to name, and everything as it was typed. */
async function expectApology(site: ServedSite, language: Language) {
  const message = `${language} on a full disk`;
  const answer = await send(site, message, language);
  expect(answer.status).toBe(503);
  const html = await answer.text();
  const [before = "", after = ""] = siteWords(language)
    .label("form.message.unavailable")
    .split("{reference}");
  const id = answer.headers.get("X-Request-Id") ?? "none";
  expectIn(html, escaped(before) + id + escaped(after));
  expectIn(html, escaped(siteWords(language).label("form.kept")));
  expectIn(html, `${message}</textarea>`);
  expect(tagOf(html, "contact-name")).toContain('value="Ixchel Xicay"');
}

const ownDisk = ["unshare", "--map-root-user", "--mount", "sh", "-c"];
const mounting = 'mount -t tmpfs -o size=64m none "$DATA_DIR" && exec "$0" "$@"';
const hasOwnDisk =
  spawnSync(ownDisk[0]!, [...ownDisk.slice(1), "mount -t tmpfs none /mnt"]).status === 0;

test.skipIf(!hasOwnDisk)("on a full disk a visitor keeps every word", async () => {
  const site = await serveSite(
    { TRUST_PROXY: "1" },
    { through: [...ownDisk, mounting], log: "pipe" },
  );
  onTestFinished(site.stop);
  let log = "";
  site.process.stderr?.on("data", (part: Buffer) => (log += part.toString()));
  const disk = join(`/proc/${site.process.pid}/root`, site.dataDir);
  expect((await send(site, "first")).status).toBe(303);
  const health = async () => (await fetch(`${site.origin}/healthz`)).status;
  expect(await health()).toBe(200);
  const filled = join(disk, "filled");
  await expect(writeFile(filled, Buffer.alloc(2 ** 26))).rejects.toThrow("ENOSPC");
  // SQLite's log has room that it set aside: a few messages fit in.
  let answer = await send(site, "a".repeat(3000));
  for (let at = 0; at < 300 && answer.status === 303; at += 1)
    answer = await send(site, `${at} ${"a".repeat(3000)}`);
  expect(answer.status).toBe(503);
  expect(await health()).toBe(503);
  for (const language of languages) await expectApology(site, language);
  // The page itself, and all others, go on being served.
  expect((await fetch(`${site.origin}/es/contact?subject=press`)).status).toBe(200);
  await expect.poll(() => log).toContain("full");
  const said = escaped(siteWords("es").label("trouble.storage"));
  expectIn(await (await fetch(`${site.origin}/es/contact`)).text(), said);

  await rm(filled);
  expect(await health()).toBe(200);
  const page = async () => (await fetch(`${site.origin}/es/contact`)).text();
  await expect.poll(page).not.toContain(said);
  expect((await send(site, "es on a full disk")).status).toBe(303);
});

/** Begins an upload that never ends. */
function holdUpload(network: Record<string, string>): void {
  const held = request(inject("origin") + addressOf("shareStory", "es"), {
    method: "POST",
    headers: { ...network, "Content-Type": "multipart/form-data; boundary=b" },
  });
  held.on("error", () => {});
  held.write('--b\r\nContent-Disposition: form-data; name="pictures"; filename="a.jpg"\r\n\r\na');
  onTestFinished(() => void held.destroy());
}

test.each([
  ["far too large", 413, "too_large", 5],
  ["of too many senders", 503, "unavailable", 1],
] as const)("pictures %s do not cost the visitor the story", async (_, status, problem, files) => {
  const network = ownNetwork();
  const pictures = Array(files).fill(new File([new Uint8Array(11_000_000)], "foto.jpg"));
  const fields = { form: "story", ...sampleStory, pictures };
  // Refused before anything is counted or kept, so that the site of all tests does.
  const address = inject("origin") + addressOf("shareStory", "es");
  let [html, id] = ["", ""];
  const sent = async () => {
    if (status === 503) holdUpload(network);
    const body = formDataOf(fields);
    const answer = await fetch(address, { method: "POST", body, headers: network });
    html = await answer.text();
    id = answer.headers.get("X-Request-Id")!;
    return answer.status;
  };
  await expect.poll(sent).toBe(status);
  const said = siteWords("es").label(`form.${status === 413 ? "story." : ""}message.${problem}`);
  expectIn(html, escaped(said.replace("{reference}", id)));
  const again = escaped(siteWords("es").label("form.files_again"));
  expect(html.split('id="story-pictures-problem"')[1]).toContain(again);
  expect(tagOf(html, "story-peopleAgreed")).not.toContain("checked");
  expectIn(html, `${sampleStory.story}</textarea>`);
  expect(tagOf(html, "story-title")).toContain('value="El muro"');
});
