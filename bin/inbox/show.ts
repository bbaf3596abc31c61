import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { guatemalaMinute } from "#domain/calendar/guatemala-time.ts";
import { formatCents } from "#domain/giving/giving-text.ts";
import type { Storage } from "#domain/storage/storage.ts";
import type { KeptSubmission } from "#domain/submissions/records.ts";
import { missingPictures } from "#domain/submissions/sent-pictures.ts";
import type { QueuedLetter } from "#domain/mail/letter.ts";
import { requireSubmission } from "./find-target.ts";
import type { Options } from "./options.ts";
import { promisedHours, standingOf } from "./stage.ts";
import { printable, say, styled } from "./terminal.ts";
import type { Terminal } from "./terminal.ts";

/** `show`: one message with all its fields, its letters and, when asked, its pictures. */
export async function show(storage: Storage, options: Options, terminal: Terminal): Promise<void> {
  const { out } = terminal;
  const one = await requireSubmission(storage, options.target);
  const letters = await storage.outbox.listOf(one.id);
  const fees = await storage.programFees.list({ request: one.reference }, 50);
  if (options.isJson) {
    const told = letters.map(({ html: _html, text: _text, ...letter }) => letter);
    say(
      out,
      JSON.stringify({ ...one, letters: told, fees: fees.map(({ number }) => number) }, null, 2),
    );
  } else {
    describe(one, terminal);
    for (const letter of letters) say(out, describeLetter(letter));
    for (const { number, cents, withdrawn } of fees) {
      const state = withdrawn ? ` (taken back: ${withdrawn.because})` : "";
      say(out, `program fee ${number}: ${formatCents(cents, "en")}${state}`);
    }
  }
  if (options.pictures !== null) await savePictures(storage, one, options.pictures, terminal);
}

function describe(one: KeptSubmission, { out }: Terminal): void {
  const label = (text: string) => styled(out, "bold", `${text}:`);
  say(out, `${styled(out, "bold", one.reference)}  ${one.form}, ${one.language}`);
  say(out, `${label("received")} ${guatemalaMinute(one.receivedAt)}`);
  say(out, `${label("erased after")} ${guatemalaMinute(one.eraseAfter)}`);
  const reasons = one.suspicions.length > 0 ? ` (${one.suspicions.join(", ")})` : "";
  say(out, `${label("state")} ${one.state}${reasons}`);
  say(out, `${label("answer")} ${standingOf(one, promisedHours(), new Date())}`);
  say(out);
  for (const [name, value] of Object.entries(one.fields)) {
    if (value === "" || value === null) continue;
    const lines = String(value).split("\n").map(printable);
    say(out, `${label(name)}${lines.length > 1 ? "\n  " : " "}${lines.join("\n  ")}`);
  }
  if (one.staffNote !== "") say(out, `${label("note")} ${printable(one.staffNote)}`);
  const missing = missingPictures(one);
  if (missing > 0) say(out, `${missing} of the pictures: not here yet, or could not be opened`);
  say(out);
}

function describeLetter(letter: QueuedLetter): string {
  const to = letter.to === "staff" ? "staff" : letter.to.email;
  const trouble = letter.lastError === null ? "" : `: ${printable(letter.lastError)}`;
  return `letter to ${to}: ${letter.state}, tried ${letter.attempts} ×${trouble}`;
}

async function savePictures(
  storage: Storage,
  one: KeptSubmission,
  folder: string,
  { err }: Terminal,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [index, picture] of (await storage.submissions.pictures(one.id)).entries()) {
    const file = join(folder, `${one.reference}-${index + 1}.webp`);
    await writeFile(file, picture.bytes, { mode: 0o600 });
    say(err, `saved ${file} (${picture.width} × ${picture.height})`);
  }
}
