import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { readContentFiles, withTexts, type ContentFiles } from "#reader/content-files.ts";
import type { Fault } from "#reader/fault.ts";
import { shelfOf, titleOf } from "./catalogue.ts";
import { newFaults } from "./save.ts";
import type { UnpublishedChanges } from "./unpublished.ts";
import { formPathOf } from "./word-folders.ts";

/** Author of a commit; `email` is empty for the user of this machine. */
export type Author = { readonly name: string; readonly email: string };

/** Results of committing and pushing, with texts `publish_ended_…` in staff/words/content.yaml. */
export type Ending =
  /** Committed; there is no upstream branch. */
  | "kept"
  | "sent"
  /** The push failed: the branch has newer commits, the remote refused it or was not reached. */
  | "not_sent"
  | "not_kept";

export const goodEndings: readonly Ending[] = ["kept", "sent"];

export type Ended = {
  readonly ending: Ending;
  readonly when: Date;
  readonly said: string;
};

export type Version = Awaited<ReturnType<Publication["versions"]>>[number];

const run = promisify(execFile);
const longestMs = 60_000;

/** @returns stdout @throws an Error with the output of git */
async function git(root: string, ...args: readonly string[]): Promise<string> {
  const env = {
    // Never prompt for a password.
    GIT_SSH_COMMAND: "ssh -o BatchMode=yes",
    ...process.env,
    GIT_TERMINAL_PROMPT: "0",
    LC_ALL: "C",
  };
  const how = { cwd: root, env, timeout: longestMs, maxBuffer: 2 ** 26 };
  return (await run("git", args, how)).stdout;
}

const saidBy = (error: unknown): string => {
  const { stdout, stderr, message } = error as Error & Record<"stdout" | "stderr", string>;
  return `${stdout}${stderr}`.trim() || message;
};

/** Guatemala is at UTC-6 all year. */
const endOfDay = (day: string) => `${day}T23:59:59-06:00`;
const mostVersions = 60;

/** Commits content/ to git, pushes it upstream, and reads its history. */
export class Publication {
  /** Result of the last publication since the editor was started. */
  last: Ended | null = null;
  readonly #root: string;
  #work = Promise.resolve();

  /** @param root the folder that holds content/ */
  constructor(root: string) {
    this.#root = root;
  }

  /** Commits all changes of content/, also those of `others`, and pushes within a minute. Never rejects: see `last`. */
  keep(subject: string, author: Author, others: readonly string[]): Promise<void> {
    const message = [`${subject}\n`, ...others.map((name) => `Co-authored-by: ${name}`)].join("\n");
    // One git command at a time.
    this.#work = this.#work.then(async () => {
      const [ending, said] = await this.#commitAndPush(message, author);
      this.last = { ending, when: new Date(), said };
    });
    return this.#work;
  }

  /** Versions of some files, newest first. @param day the last day to include, `2026-05-18`; null for today */
  async versions(paths: readonly string[], day: string | null) {
    const until = day === null ? [] : [`--until=${endOfDay(day)}`];
    const format = "--format=%H%n%aI%n%an%n%(trailers:key=Co-authored-by,valueonly)";
    const form = ["-z", format, `--max-count=${mostVersions}`];
    const output = await this.#try("log", ...form, ...until, "--", ...paths);
    return (output ?? "")
      .split("\0")
      .filter(Boolean)
      .map((entry) => {
        const [id = "", when = "", ...by] = entry.trim().split("\n");
        return { id, when: new Date(when), by: by.join(", ") };
      });
  }

  /** The result of the last publication; one that failed to push was sent once upstream has its commits. */
  async latest(): Promise<Ended | null> {
    const { last } = this;
    if (last?.ending !== "not_sent") return last;
    const ahead = await this.#try("rev-list", "--count", "@{upstream}..HEAD");
    const isSent = ahead?.trim() === "0" && this.last === last;
    return isSent ? (this.last = { ...last, ending: "sent", said: "" }) : this.last;
  }

  /** A file in a version; null when it did not exist. */
  textAt = (version: string, path: string) => this.#try("show", `${version}:${path}`);

  /** False for a folder inside another repository, which must not be committed to. */
  get #isRepository(): boolean {
    return existsSync(join(this.#root, ".git"));
  }

  /** Null when git fails or the folder is no repository. */
  async #try(...args: readonly string[]): Promise<string | null> {
    return this.#isRepository ? git(this.#root, ...args).catch(() => null) : null;
  }

  /** @returns the result, and the output of git after a failure */
  async #commitAndPush(message: string, author: Author): Promise<[Ending, string]> {
    if (!this.#isRepository) return ["kept", ""];
    try {
      await this.#commit(message, author);
    } catch (error) {
      return ["not_kept", saidBy(error)];
    }
    const upstream = ["rev-parse", "--abbrev-ref", "--symbolic-full-name", "@{upstream}"];
    if ((await this.#try(...upstream)) === null) return ["kept", ""];
    try {
      await this.#push();
      return ["sent", ""];
    } catch (error) {
      return ["not_sent", saidBy(error)];
    }
  }

  /** Commits content/ only; other staged files stay staged. */
  async #commit(message: string, { name, email }: Author): Promise<void> {
    const content = ["--", "content"];
    if ((await git(this.#root, "status", "--porcelain", ...content)) === "") return;
    // Without an account the address is that of git's configuration, but not one that git guesses from the host name.
    const isKnown = email === "" && (await this.#try("config", "user.email")) !== null;
    const author = ["-c", `user.name=${name}`, ...(isKnown ? [] : ["-c", `user.email=${email}`])];
    await git(this.#root, "add", "--all", ...content);
    await git(this.#root, ...author, "commit", "--quiet", "--message", message, ...content);
  }

  /** The upstream branch may have another name than the local one. */
  async #push(): Promise<void> {
    const ask = async (...args: string[]) => (await git(this.#root, ...args)).trim();
    const branch = await ask("symbolic-ref", "--short", "HEAD");
    const remote = await ask("config", `branch.${branch}.remote`);
    const merge = await ask("config", `branch.${branch}.merge`);
    await git(this.#root, "push", "--porcelain", remote, `HEAD:${merge}`);
  }
}

export type Editor = {
  readonly unpublished: UnpublishedChanges;
  readonly publication: Publication;
  /** Fetches a page of the site with unpublished changes, by path and query. */
  readonly preview: (path: string) => Promise<Response>;
  /** Encodes photographs for the site after one was added or removed. */
  readonly onPhotograph: () => Promise<void>;
};

export const nameForms = (files: ContentFiles, changed: readonly string[]) =>
  [...new Set(changed.map(formPathOf))].map((path) => {
    return { path, shelf: shelfOf(path), title: titleOf(files, path) };
  });

export type NamedForm = ReturnType<typeof nameForms>[number];

const longest = 72;

/** The subject of a commit, at most 72 characters. @param names titles of the changed forms */
export function subjectOf(names: readonly string[]): string {
  const [first = "content", ...others] = names;
  const more = others.length > 0 ? ` and ${others.length} more` : "";
  return `Edited: ${first.slice(0, longest - "Edited: ".length - more.length)}${more}`;
}

/** Publishes some forms, unless they would have faults without other unpublished ones. @returns those faults; `kept` resolves after the commit */
export function publishForms(
  { unpublished, publication }: Pick<Editor, "unpublished" | "publication">,
  forms: readonly string[],
  author: Author,
): { readonly faults: readonly Fault[]; readonly kept: Promise<void> } {
  const files = unpublished.files();
  const all = unpublished.list();
  const chosen = all.filter(({ path }) => forms.includes(formPathOf(path)));
  const paths = chosen.map(({ path }) => path);
  const others = new Set(chosen.flatMap(({ by }) => by).filter((one) => one !== author.name));
  // All changes together were checked when they were saved; a selection was not.
  if (paths.length < all.length) {
    const before = readContentFiles(unpublished.root);
    const texts = paths.filter((path) => path in files || path in before);
    const after = Object.fromEntries(texts.map((path) => [path, files[path] ?? null]));
    const faults = newFaults(before, withTexts(before, after));
    if (faults.length > 0) return { faults, kept: Promise.resolve() };
  }
  const titles = nameForms(files, paths).map(({ title }) => title.en);
  unpublished.publish(forms);
  return { faults: [], kept: publication.keep(subjectOf(titles), author, [...others]) };
}
