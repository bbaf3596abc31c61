/**
 * The process that serves the built site. bin/serve/supervisor.ts starts it, and gives it the socket where an earlier
 * one has opened it. Tests start it with `--draws-when-asked`: to draw every page ahead takes half a minute of
 * processor time. With `--new` a public site begins with an empty database.
 */
import { once } from "node:events";
import { start } from "./main.ts";

/** The process tells its supervisor the port it is open on, with the socket, or why it never will be. */
export type Report = { readonly open?: number; readonly fault?: string };
/** The supervisor gives the socket to a process that serves on: the same version again, or the next one. */
export type Given = { readonly isSuccessor: boolean };

const has = (flag: string) => process.argv.includes(flag);

// Without its supervisor nobody could stop it.
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
const [message, socket = null] = has("--with-socket") ? await once(process, "message") : [];
const site = await start(process.env, {
  socket: socket as object | null,
  isSuccessor: (message as Given | undefined)?.isSuccessor ?? has("--successor"),
  isNew: has("--new"),
  drawsAhead: !has("--draws-when-asked"),
  tell(line) {
    console.error(line);
    process.send?.({ fault: line } satisfies Report);
  },
});
if (site) {
  process.on("message", () => void site.retire().then(() => process.exit(0)));
  const { _handle: own } = site.server as unknown as { readonly _handle: never };
  const report: Report = { open: site.config.port };
  if (socket) process.send?.(report);
  else process.send?.(report, own);
} else {
  // The channel to the supervisor would hold it.
  process.exit(1);
}
