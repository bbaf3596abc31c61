import { once } from "node:events";
import { mkdirSync, rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { basename, join, relative } from "node:path";
import { text } from "node:stream/consumers";
import { listFiles } from "#reader/list-files.ts";
import { projectRoot } from "#reader/project-root.ts";

/** Each running site has a Unix socket here, named by its port, through which `npm run update` reaches it. */
const folder = join(projectRoot, ".cache/running");
const ending = ".socket";

/** Relative, because the path of a Unix socket is limited to about 100 bytes. */
const socketPath = (port: string | number) => relative(process.cwd(), join(folder, port + ending));

type Reply = { readonly fault: string | null };

/**
 * Listens for requests to hand over to a new process, from this account alone. Where the socket cannot be made, as on a
 * read-only disk, the site runs without it.
 * @param handOver rejects with the reason why the old process goes on
 */
export function openControl(port: number, handOver: () => Promise<void>): void {
  const path = socketPath(port);
  const server = createServer((socket) => {
    // The command may have ended.
    socket.on("error", () => {});
    socket.once("data", async () => {
      const fault = await handOver().catch(({ message }: Error) => message);
      socket.end(JSON.stringify({ fault: fault ?? null } satisfies Reply));
    });
  });
  const warn = ({ message }: Error) =>
    console.warn(
      `npm run update cannot reach this site, which has to be started again: ${message}`,
    );
  server.on("error", warn);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // A process that has ended leaves it; since the port was free, no site uses it.
    rmSync(path, { force: true });
    server.listen(path).unref();
  } catch (error) {
    warn(error as Error);
  }
}

/** Connects to a site; null: nothing listens, as after the site has ended. */
async function connectTo(port: string): Promise<Socket | null> {
  const socket = connect(socketPath(port));
  return once(socket, "connect").then(
    () => socket,
    () => null,
  );
}

/** The ports of the sites that run from this folder and can be reached. */
export async function runningPorts(): Promise<string[]> {
  const ports: string[] = [];
  for (const name of listFiles(`*${ending}`, folder)) {
    const port = basename(name, ending);
    const socket = await connectTo(port);
    socket?.destroy();
    if (socket) ports.push(port);
  }
  return ports;
}

/** Has a site hand over to a new process. @throws Error with the reason why the old process goes on */
export async function requestHandOver(port: string): Promise<void> {
  const socket = await connectTo(port);
  socket?.write("hand over\n");
  const reply = socket && (await text(socket));
  const fault = reply ? (JSON.parse(reply) as Reply).fault : "the site ended meanwhile";
  if (fault !== null) throw new Error(fault);
}
