import { createCipheriv, createDecipheriv, randomBytes, scrypt } from "node:crypto";
import type { ScryptOptions } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { Readable, pipeline as connect } from "node:stream";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { createGunzip, createGzip } from "node:zlib";
import { BackupFault, readParts, type BackupHeader, type TableSums } from "./backup-lines.ts";

/**
 * The format of backup files: lines of text, compressed with gzip (`zcat` shows them); with a key, encrypted with
 * AES-256-GCM. An encrypted file is this signature, 16 bytes of salt, 12 of nonce, the ciphertext, 16 of tag.
 */
const signature = Buffer.from("LWHBACKUP1\n");
const saltBytes = 16;
const nonceBytes = 12;
const tagBytes = 16;
const headBytes = signature.length + saltBytes + nonceBytes;

// OWASP Password Storage Cheat Sheet: scrypt with N = 2^17, r = 8, p = 1, which needs 128 MiB of memory.
const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 160 * 1024 * 1024 };

const deriveKey = (passphrase: string, salt: Buffer) =>
  promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)(passphrase, salt, 32, cost);

/**
 * Writes a backup under a temporary name, reads it back, and renames it: a file of this name is always complete. Only
 * this account may read it.
 * @param key a passphrase; null: not encrypted
 * @throws the file system's error; BackupFault when reading it back fails
 */
export async function writeBackupFile(
  file: string,
  lines: AsyncIterable<string>,
  key: string | null,
) {
  const part = `${file}.part`;
  // A run that was killed may have left it.
  await rm(part, { force: true });
  try {
    const out = createWriteStream(part, { flags: "wx", mode: 0o600, flush: true });
    const text = Readable.from(withLineFeeds(lines));
    if (key === null) await pipeline(text, createGzip(), out);
    else await pipeline(text, createGzip(), (packed) => encrypted(packed, key), out);
    const checked = await checkBackupFile(part, key);
    await rename(part, file);
    return checked;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/**
 * Reads a backup to its end and checks every row.
 * @throws BackupFault when it cannot be used
 */
export async function checkBackupFile(file: string, key: string | null) {
  let header: BackupHeader | null = null;
  let tables: TableSums = {};
  for await (const part of readParts(readBackupFile(file, key))) {
    if (part.kind === "header") ({ header } = part);
    if (part.kind === "end") ({ tables } = part);
  }
  if (!header) throw new BackupFault("damaged");
  return { header, tables };
}

/**
 * The lines of a backup file.
 * @throws BackupFault when the key is missing or wrong, or the file is damaged
 */
export async function* readBackupFile(file: string, key: string | null): AsyncGenerator<string> {
  const head = await readHeadAndTag(file);
  const isEncrypted = head.first.subarray(0, signature.length).equals(signature);
  if (isEncrypted && key === null) throw new BackupFault("encrypted");
  // A forged one could name its writer a manager of the desk.
  if (!isEncrypted && key !== null) throw new BackupFault("not_encrypted");
  const source =
    isEncrypted && key !== null
      ? connect(
          createReadStream(file, { start: headBytes, end: head.size - tagBytes - 1 }),
          await decrypt(key, head),
          createGunzip(),
          ignoreError,
        )
      : connect(createReadStream(file), createGunzip(), ignoreError);
  try {
    yield* splitLines(source);
  } catch (error) {
    throw faultOf(error, isEncrypted) ?? error;
  }
}

/** The pipeline's error is thrown where its last stream is read. */
function ignoreError(): void {}

function faultOf(error: unknown, isEncrypted: boolean): BackupFault | null {
  if (!(error instanceof Error) || error instanceof BackupFault) return null;
  const code = "code" in error ? String(error.code) : "";
  if (isEncrypted && (code.startsWith("Z_") || /unable to authenticate/.test(error.message))) {
    return new BackupFault("other_key");
  }
  return code.startsWith("Z_") ? new BackupFault("damaged") : null;
}

async function* withLineFeeds(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}

/** Splits at line feeds alone. `node:readline` also splits at U+2028 and U+2029, which visitors' texts may contain. */
async function* splitLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest: Buffer[] = [];
  for await (const chunk of chunks) {
    let from = 0;
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, from)) {
      yield Buffer.concat([...rest, chunk.subarray(from, at)]).toString();
      rest = [];
      from = at + 1;
    }
    if (from < chunk.length) rest.push(chunk.subarray(from));
  }
  if (rest.length > 0) yield Buffer.concat(rest).toString();
}

async function* encrypted(chunks: AsyncIterable<Buffer>, key: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltBytes);
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv("aes-256-gcm", await deriveKey(key, salt), nonce);
  yield Buffer.concat([signature, salt, nonce]);
  for await (const chunk of chunks) yield cipher.update(chunk);
  yield Buffer.concat([cipher.final(), cipher.getAuthTag()]);
}

type HeadAndTag = { readonly size: number; readonly first: Buffer; readonly last: Buffer };

async function decrypt(passphrase: string, { first, last }: HeadAndTag) {
  const salt = first.subarray(signature.length, signature.length + saltBytes);
  const nonce = first.subarray(signature.length + saltBytes, headBytes);
  const key = await deriveKey(passphrase, salt);
  const options = { authTagLength: tagBytes };
  return createDecipheriv("aes-256-gcm", key, nonce, options).setAuthTag(last);
}

async function readHeadAndTag(file: string): Promise<HeadAndTag> {
  await using handle = await open(file);
  const { size } = await handle.stat();
  if (size < headBytes + tagBytes) throw new BackupFault("cut_off");
  const first = Buffer.alloc(headBytes);
  const last = Buffer.alloc(tagBytes);
  await handle.read(first, 0, headBytes, 0);
  await handle.read(last, 0, tagBytes, size - tagBytes);
  return { size, first, last };
}
