import { userInfo } from "node:os";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { projectRoot } from "#reader/project-root.ts";
import type { Config } from "#server/config.ts";
import { readSite } from "#server/settings.ts";
import { hasDatabase, requireDatabase } from "./inbox/require-database.ts";
import { fail, tellFault } from "./inbox/tell-fault.ts";
import { readJsx } from "./processes/read-jsx.ts";

const usage = `npm run staff -- [--name "Ana López"] [--port 4100]
npm run staff -- --invite ADDRESS --roles words,letters,money,house [--language es]
npm run staff -- --link ADDRESS
npm run edit -- [--port 4000] [--root FOLDER]

What visitors sent, gifts, the newsletter, e-mails and the content of the site, for your browser; edit begins at the content, with the page beside each form. Without STAFF_URL on this
machine alone, until Ctrl+C; with it at that address, for those who are invited.

  --name         who sits at it, for the record; without it the account of this machine
  --port         another door of this machine; what is unsaved in the editor waits in the browser for the same one
  --root         another folder that holds content/; shown without the desk and without the page beside it
  --invite       mails somebody an invitation, or changes what they may do
  --link         prints one more invitation for somebody, good for three days and once`;

const terminal = { err: process.stderr };

/** Settings that lead to a database; null where only the content is edited, or `staff` cannot go on. */
function findConfig(command: string, root: string): Config | null {
  if (root !== projectRoot) return null;
  const read = readSite(process.env);
  if ("faults" in read) {
    if (command === "staff") for (const fault of read.faults) fail(terminal, command, fault);
    return null;
  }
  const { config } = read;
  if (command === "staff" || hasDatabase(config)) return requireDatabase(config);
  return null;
}

export async function staffCommand(command: "staff" | "edit"): Promise<void> {
  const { values } = parseArgs({
    options: {
      name: { type: "string" },
      port: { type: "string", default: command === "staff" ? "4100" : "4000" },
      root: { type: "string", default: projectRoot },
      invite: { type: "string" },
      link: { type: "string" },
      roles: { type: "string", default: "" },
      language: { type: "string", default: "en" },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) return console.log(usage);
  readJsx();
  try {
    const root = resolve(values.root);
    const config = findConfig(command, root);
    if (config === null && command === "staff") return void (process.exitCode = 1);
    const { openStaff } = await import("./staff/open.ts");
    const { inviteByCommand } = await import("./staff/invite.ts");
    const why =
      (values.invite ?? values.link)
        ? await inviteByCommand(config, values)
        : await openStaff({
            port: Number(values.port),
            root,
            config,
            name: values.name?.trim() || userInfo().username,
            at: command === "staff" ? "/" : "/content",
          });
    if (why === null) return;
    fail(terminal, command, why);
    process.exitCode = 1;
  } catch (error) {
    process.exitCode = tellFault(terminal, command, error);
  }
}

await staffCommand(process.argv[1]?.endsWith("edit.ts") ? "edit" : "staff");
