import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { projectRoot } from "#reader/project-root.ts";
import type { SentIssues } from "../../editor/sent-issues.ts";

type Told = { readonly id: string; readonly begunAt: string; readonly readers: number };

/**
 * Which issues of the newsletter were sent, as `npm run inbox -- newsletter` tells it of the site on this machine; null
 * where there is no site's database, as on a machine on which the content is only edited.
 */
export async function sentIssues(): Promise<SentIssues | null> {
  const start = join(projectRoot, "bin/start.mjs");
  try {
    const args = [start, "inbox", "newsletter", "--json"];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    const sent = JSON.parse(stdout) as Told[];
    return Object.fromEntries(sent.map(({ id, begunAt, readers }) => [id, { begunAt, readers }]));
  } catch {
    return null;
  }
}
