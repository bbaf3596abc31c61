import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { serveSite, type ServedSite } from "../../bin/processes/served-site.ts";
import { filledContent } from "./filled-content.ts";

/** The built site in a folder that is this one in all but its content, in which staff have filled in everything. */
export async function serveFilledSite(env: Record<string, string>): Promise<ServedSite> {
  const root = mkdtempSync(join(tmpdir(), "lwh-filled-"));
  for (const [file, text] of Object.entries(filledContent())) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  cpSync("build", join(root, "build"), { recursive: true });
  for (const name of ["app", "node_modules", "package.json", "pictures", "public", "server"])
    symlinkSync(resolve(name), join(root, name));
  return serveSite(env, { entry: join(root, "build/site-process.js") });
}
