import { randomBytes } from "node:crypto";
import { userInfo } from "node:os";
import { parseArgs } from "node:util";
import { findDesignation } from "#reader/designations.ts";
import { loadedContent } from "#reader/load.ts";
import { createServices } from "#server/services.ts";
import { readSite } from "#server/settings.ts";
import { requireDatabase } from "./inbox/require-database.ts";
import { fail, tellFault } from "./inbox/tell-fault.ts";
import { openBrowser } from "./processes/open-browser.ts";
import { readJsx } from "./processes/read-jsx.ts";
import { deskFiles } from "./staff/files.ts";

const usage = `npm run staff -- [--name "Ana López"] [--port 4100]

What visitors sent, gifts, the newsletter and e-mails in your browser, on this machine alone. Ctrl+C ends it.

  --name   who sits at it, for the record; without it the account of this machine
  --port   another door of this machine`;

const terminal = { err: process.stderr };

/** Why the desk cannot be opened, in one line; null: nobody foresaw it. */
function whyNot(error: unknown, port: number): string | null {
  const { code } = error as NodeJS.ErrnoException;
  if (code !== "EADDRINUSE") return null;
  return `port ${port} is taken, perhaps by a desk that is open already; another one: npm run staff -- --port ${port + 1}`;
}

async function openDesk(port: number, by: string): Promise<number> {
  const read = readSite(process.env);
  if ("faults" in read) {
    for (const fault of read.faults) fail(terminal, "staff", fault);
    return 1;
  }
  const { config } = read;
  requireDatabase(config);
  readJsx();
  const { startStaff } = await import("../staff/server.ts");
  const services = await createServices({
    ...config,
    alarmUrl: null,
    log: (line) => console.error(line),
  });
  const token = randomBytes(24).toString("base64url");
  const { givingWorld, storage, letters } = services;
  const desk = {
    world: { ...givingWorld, storage, findDesignation },
    letters,
    replyHours: loadedContent().content.facts.facts.reply_hours.value,
  };
  try {
    const opened = await startStaff({ desk, files: deskFiles(), by, port, token });
    const address = `http://127.0.0.1:${opened.port}/?token=${token}`;
    console.log(
      `\nThe staff's desk is open at\n\n  ${address}\n\nOnly this machine can reach it. Ctrl+C ends it.`,
    );
    if (process.stdout.isTTY) openBrowser(address);
    const stop = () => {
      opened.server.close();
      opened.server.closeAllConnections();
      void services.close();
    };
    process.once("SIGINT", stop);
    process.once("SIGTERM", stop);
    return 0;
  } catch (error) {
    await services.close();
    const why = whyNot(error, port);
    if (why === null) throw error;
    fail(terminal, "staff", why);
    return 1;
  }
}

const { values } = parseArgs({
  options: {
    name: { type: "string" },
    port: { type: "string", default: "4100" },
    help: { type: "boolean", short: "h", default: false },
  },
});
if (values.help) console.log(usage);
else {
  try {
    process.exitCode = await openDesk(
      Number(values.port),
      values.name?.trim() || userInfo().username,
    );
  } catch (error) {
    process.exitCode = tellFault(terminal, "staff", error);
  }
}
