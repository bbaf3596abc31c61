import { spawnSync } from "node:child_process";
import { userInfo } from "node:os";
import type { Config } from "#server/config.ts";
import { readSite } from "#server/settings.ts";
import { hasDatabase } from "#server/storage/open-storage.ts";
import { readArguments, refuseLeftover } from "./backup/run-tool.ts";
import { fail, tellFault } from "./inbox/tell-fault.ts";
import { UsageError } from "./inbox/terminal.ts";
import { readJsx } from "./processes/read-jsx.ts";

const usage = `npm run staff -- [--name "Ana López"] [--port 4100]
npm run staff -- --invite ADDRESS --roles words,messages,money,house [--language es]
npm run staff -- --link ADDRESS
npm run edit -- [--port 4000]

Serves the staff pages: messages, gifts, newsletter, e-mails and the content editor. "edit" opens the editor first.
Without STAFF_URL only this machine can open them, until Ctrl+C. With STAFF_URL they are at that address, for invited
accounts.

  --name         your name for the history and the audit record; defaults to git's, or the account of this machine
  --port         the port to listen on; drafts that are not saved stay in the browser for the same port
  --invite       mails an invitation, or changes the roles of an account
  --link         prints the invitation link of an invited address; it works once within three days`;

const terminal = { out: process.stdout, err: process.stderr };

/** The user's name in git's configuration; "" without one. */
const gitName = () => String(spawnSync("git", ["config", "user.name"]).stdout ?? "").trim();

/** The site's settings; null when there is no database to open (`edit`) or a setting is wrong (`staff`). */
function findConfig(command: string): Config | null {
  const read = readSite(process.env);
  if ("faults" in read) {
    if (command === "staff") for (const fault of read.faults) fail(terminal, command, fault);
    return null;
  }
  return command === "staff" || hasDatabase(read.config) ? read.config : null;
}

export async function staffCommand(command: "staff" | "edit"): Promise<void> {
  try {
    const { values, positionals } = readArguments(process.argv.slice(2), {
      name: { type: "string" },
      port: { type: "string", default: command === "staff" ? "4100" : "4000" },
      invite: { type: "string" },
      link: { type: "string" },
      roles: { type: "string", default: "" },
      language: { type: "string", default: "en" },
      help: { type: "boolean", short: "h", default: false },
    });
    if (values.help) return console.log(usage);
    refuseLeftover(command, "--name", positionals[0] ?? null);
    const port = Number(values.port);
    if (!/^\d+$/.test(values.port) || port > 65_535)
      throw new UsageError(`--port is "${values.port}"; it may be a whole number up to 65535`);
    await readJsx();
    const config = findConfig(command);
    if (config === null && command === "staff") return void (process.exitCode = 1);
    const { openStaff } = await import("./staff/open.ts");
    const { inviteByCommand } = await import("./staff/invite.ts");
    const why =
      (values.invite ?? values.link) !== undefined
        ? await inviteByCommand(config, values)
        : await openStaff({
            port,
            config,
            name: values.name?.trim() || gitName() || userInfo().username,
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
