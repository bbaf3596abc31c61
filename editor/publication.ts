import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { readContentFiles, withTexts, type ContentFiles } from "#reader/content-files.ts";
import type { Fault } from "#reader/fault.ts";
import { catalogueOf, titleOf } from "./catalogue.ts";
import { newFaults } from "./save.ts";
import type { UnpublishedChanges } from "./unpublished.ts";
import { formOf } from "./word-folders.ts";

/** The author that git names; without an e-mail address, whoever sits at this machine. */
export type Author = { readonly name: string; readonly email: string };

/** Ends that a publication can come to in the history of the site; each has a word of the editor, `publish_ended_…`. */
export type Ending =
  /** No branch is followed: it is a commit here. */
  | "kept"
  /** The branch that is followed has it, from where a server elsewhere takes it. */
  | "sent"
  /** Others have changed the branch meanwhile. */
  | "behind"
  /** The branch is there and takes nothing: rights, or a rule of its own. */
  | "refused"
  | "not_reached"
  | "not_kept";

export const goodEndings: readonly Ending[] = ["kept", "sent"];

export type Ended = {
  readonly ending: Ending;
  readonly when: Date;
  readonly said: string;
  readonly branch: string | null;
};

export type Version = {
  readonly id: string;
  readonly when: Date;
  readonly by: string;
  readonly subject: string;
};

const run = promisify(execFile);
const longestMs = 60_000;

/** @throws with what git says */
async function git(root: string, ...args: readonly string[]): Promise<string> {
  const env = {
    // Nobody is there to be asked for a password.
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

/** Guatemala keeps one time all year. */
const endOfDay = (day: string) => `${day}T23:59:59-06:00`;
const mostVersions = 60;

/** The history of content/ in git, and the branch that is followed. */
export class Publication {
  /** Null: none since the editor was opened. */
  last: Ended | null = null;
  readonly #root: string;
  #work = Promise.resolve();

  /** @param root the folder that holds content/ */
  constructor(root: string) {
    this.#root = root;
  }

  /** Keeps and sends all of content/ that is not in the history or in the branch that is followed. Never rejects, and takes a minute at most. @param subject of the commit */
  keep(subject: string, author: Author): Promise<void> {
    // One after the other.
    this.#work = this.#work.then(async () => {
      const [ending, said] = await this.#send(subject, author);
      this.last = { ending, when: new Date(), said, branch: await this.#upstream() };
    });
    return this.#work;
  }

  /** The newest first. @param day the last one that counts, `2026-05-18`; null: today */
  async versions(paths: readonly string[], day: string | null): Promise<readonly Version[]> {
    const until = day === null ? [] : [`--until=${endOfDay(day)}`];
    const form = ["-z", "--format=%H%n%aI%n%an%n%s", `--max-count=${mostVersions}`];
    const output = await this.#try("log", ...form, ...until, "--", ...paths);
    return (output ?? "")
      .split("\0")
      .filter(Boolean)
      .map((entry) => {
        const [id = "", when = "", by = "", subject = ""] = entry.split("\n");
        return { id, when: new Date(when), by, subject };
      });
  }

  /** A file as a version left it; null where it was not there. */
  textAt = (version: string, path: string) => this.#try("show", `${version}:${path}`);

  /** A folder inside somebody else's repository is not ours to commit. */
  get #isRepository(): boolean {
    return existsSync(join(this.#root, ".git"));
  }

  /** Null where git refuses, or keeps nothing here. */
  async #try(...args: readonly string[]): Promise<string | null> {
    return this.#isRepository ? git(this.#root, ...args).catch(() => null) : null;
  }

  /** `origin/main`, the branch that this one follows; null when it follows none. */
  async #upstream(): Promise<string | null> {
    const name = await this.#try(
      "rev-parse",
      "--abbrev-ref",
      "--symbolic-full-name",
      "@{upstream}",
    );
    return name?.trim() ?? null;
  }

  /** Keeps it and sends it, as far as it goes. @returns how it ended, and what git said */
  async #send(subject: string, author: Author): Promise<[Ending, string]> {
    if (!this.#isRepository) return ["kept", ""];
    try {
      await this.#commit(subject, author);
    } catch (error) {
      return ["not_kept", saidBy(error)];
    }
    if ((await this.#upstream()) === null) return ["kept", ""];
    try {
      await this.#push();
      return ["sent", ""];
    } catch (error) {
      const said = saidBy(error);
      if (/\[rejected\]|non-fast-forward/.test(said)) return ["behind", said];
      return [said.includes("[remote rejected]") ? "refused" : "not_reached", said];
    }
  }

  /** Keeps what is saved as a commit of content/ alone; what else lies ready for one stays so. */
  async #commit(subject: string, { name, email }: Author): Promise<void> {
    const content = ["--", "content"];
    if ((await git(this.#root, "status", "--porcelain", ...content)) === "") return;
    // Git's own guess from the account of the machine is nobody's name.
    const own = ["-c", "user.useConfigOnly=true", "var", "GIT_COMMITTER_IDENT"];
    const isGit = email === "" && (await this.#try(...own)) !== null;
    const author = isGit ? [] : ["-c", `user.name=${name}`, "-c", `user.email=${email}`];
    await git(this.#root, "add", "--all", ...content);
    await git(this.#root, ...author, "commit", "--quiet", "--message", subject, ...content);
  }

  /** The branch that is followed may have another name than this one. */
  async #push(): Promise<void> {
    const ask = async (...args: string[]) => (await git(this.#root, ...args)).trim();
    const branch = await ask("symbolic-ref", "--short", "HEAD");
    const remote = await ask("config", `branch.${branch}.remote`);
    const merge = await ask("config", `branch.${branch}.merge`);
    await git(this.#root, "push", "--porcelain", remote, `HEAD:${merge}`);
  }
}

/** All that the pages of the content work with. */
export type Editor = {
  readonly unpublished: UnpublishedChanges;
  readonly publication: Publication;
  /** Draws a page of the site with all that waits, by its path and query; null where there is no site. */
  readonly preview: ((path: string) => Promise<Response>) | null;
  /** Makes photographs ready to be shown, after one was put in a slot or taken away. */
  readonly onPhotograph: () => Promise<void>;
};

/** Changes in the editor's words: a form once, whichever of its files it was. */
export function nameForms(files: ContentFiles, changed: readonly string[]) {
  const entries = catalogueOf(files);
  return [...new Set(changed.map(formOf))].map((path) => {
    const entry = entries.find((one) => one.path === path);
    return {
      path,
      shelf: entry?.shelf ?? (path.startsWith("content/pictures/") ? "pictures" : "site"),
      title: titleOf(files, path),
    };
  });
}

export type NamedForm = ReturnType<typeof nameForms>[number];

const longest = 72;

/** The subject of a commit. @param names of the forms that changed */
export function subjectOf(names: readonly string[]): string {
  const [first = "content", ...others] = names;
  const more = others.length > 0 ? ` and ${others.length} more` : "";
  return `Edited: ${first.slice(0, longest - "Edited: ".length - more.length)}${more}`;
}

/** Makes what waits of some forms public, unless that would be wrong without others that wait. */
export async function publishForms(
  { unpublished, publication }: Pick<Editor, "unpublished" | "publication">,
  forms: readonly string[],
  author: Author,
): Promise<{ readonly faults: readonly Fault[]; readonly kept: Promise<void> }> {
  const files = unpublished.files();
  const all = unpublished.list().map(({ path }) => path);
  const paths = all.filter((path) => forms.includes(formOf(path)));
  // All together they were checked when they were saved.
  if (paths.length < all.length) {
    const before = readContentFiles(unpublished.root);
    const texts = paths.filter((path) => path in files || path in before);
    const chosen = Object.fromEntries(texts.map((path) => [path, files[path] ?? null]));
    const faults = newFaults(before, withTexts(before, chosen));
    if (faults.length > 0) return { faults, kept: Promise.resolve() };
  }
  const titles = nameForms(files, paths).map(({ title }) => title.en);
  await unpublished.publish(forms);
  return { faults: [], kept: publication.keep(subjectOf(titles), author) };
}
