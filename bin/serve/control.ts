import { once } from "node:events";
import { mkdirSync, rmSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { connect, createServer, type Socket } from "node:net";
import { basename, join, relative } from "node:path";
import { text } from "node:stream/consumers";
import { projectRoot } from "#reader/project-root.ts";

/** `npm run update` reaches the sites that run from this folder by a socket for each, named by its port. */
const folder = ".cache/running";

/** From where the process is: a socket's whole path may have a hundred letters and no more. */
const placeOf = (root: string, name: string) => relative(process.cwd(), join(root, folder, name));

type Outcome = { readonly fault: string | null };

/**
 * Listens for the one thing that may be asked, to hand over to a new process. Only this account can
 * reach it. Where it cannot be made, as on a disk that is only read, the site runs without.
 * @param handOver gives the reason when the old process goes on
 * @returns a function that ends it
 */
export function openControl(port: number, handOver: () => Promise<string | null>): () => void {
  // Windows has no sockets in folders.
  if (process.platform === "win32") return () => {};
  const place = placeOf(projectRoot, `${port}.socket`);
  const server = createServer((socket) => {
    // The command that asked may have ended.
    socket.on("error", () => {});
    socket.once("data", () => {
      const answer = (fault: string | null) => socket.end(JSON.stringify({ fault }));
      handOver().then(answer, (error: unknown) => answer(String(error)));
    });
  });
  const tell = ({ message }: Error) =>
    console.warn(
      `npm run update cannot reach this site, which has to be started again: ${message}`,
    );
  server.on("error", tell);
  try {
    mkdirSync(join(projectRoot, folder), { recursive: true, mode: 0o700 });
    // One that a killed process has left; the port is ours.
    rmSync(place, { force: true });
    server.listen(place).unref();
  } catch (error) {
    tell(error as Error);
  }
  return () => server.close();
}

/** A site that runs from a folder. */
export type RunningSite = {
  readonly port: string;
  /** @returns why its old process goes on; null when a new one serves */
  readonly handOver: () => Promise<string | null>;
};

/** A connection to a site; null when nobody listens there, as on the socket that a killed process has left. */
async function reach(place: string): Promise<Socket | null> {
  const socket = connect(place);
  return once(socket, "connect").then(
    () => socket,
    () => null,
  );
}

async function ask(place: string): Promise<string | null> {
  const socket = await reach(place);
  socket?.write("hand over\n");
  const answer = socket && (await text(socket));
  return answer ? (JSON.parse(answer) as Outcome).fault : "the site ended meanwhile";
}

/** The sites that run from a folder, as far as `npm run update` can reach them. */
export async function runningSites(root: string): Promise<RunningSite[]> {
  const names = await readdir(join(root, folder)).catch(() => []);
  const found: RunningSite[] = [];
  for (const name of names.filter((one) => one.endsWith(".socket")).toSorted()) {
    const place = placeOf(root, name);
    const socket = await reach(place);
    socket?.destroy();
    if (socket) found.push({ port: basename(name, ".socket"), handOver: () => ask(place) });
  }
  return found;
}
