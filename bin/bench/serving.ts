import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "../site-build/build-site.ts";
import { freePort, serveSite, whenServing } from "../processes/served-site.ts";
import type { BenchTable } from "./table.ts";

const seconds = 5;
const connections = 32;

/** The required Debian tools that are missing. */
const missingTools = () => ["/usr/bin/wrk", "/usr/sbin/nginx"].filter((tool) => !existsSync(tool));

/** Requests per second and failures of one address, brotli of this site, gzip of nginx, which has no other. */
function load(address: string): { perSecond: number; p99: string } {
  const how = ["-t1", `-c${connections}`, `-d${seconds}s`, "--latency"];
  const asked = ["-H", "Accept-Encoding: br, gzip", address];
  const text = execFileSync("wrk", [...how, ...asked], { encoding: "utf8" });
  if (/Non-2xx/.test(text)) throw new Error(`The load on ${address} was not answered:\n${text}`);
  return {
    perSecond: Number(text.match(/Requests\/sec:\s+([\d.]+)/)?.[1]),
    p99: text.match(/99%\s+(\S+)/)?.[1] ?? "?",
  };
}

/** nginx with one worker, sending the same page from a precompressed file. */
async function serveNginx(page: Buffer) {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const port = await freePort();
  mkdirSync(join(folder, "www"));
  writeFileSync(join(folder, "www/index.html"), page);
  writeFileSync(join(folder, "www/index.html.gz"), gzipSync(page, { level: 9 }));
  writeFileSync(
    join(folder, "nginx.conf"),
    `user root; worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http { access_log off; include /etc/nginx/mime.types; gzip_static on; open_file_cache max=100;
client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
server { listen 127.0.0.1:${port}; root ${folder}/www; } }`,
  );
  const child = spawn("/usr/sbin/nginx", ["-c", join(folder, "nginx.conf")], { stdio: "ignore" });
  const origin = `http://127.0.0.1:${port}`;
  await whenServing(origin);
  return {
    origin,
    stop: () => {
      child.kill("SIGQUIT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Requests per second for the home page as it is kept, beside nginx in the same run. */
export async function benchServing(): Promise<BenchTable> {
  await build();
  const missing = missingTools();
  const title = "Serving the kept home page";
  if (missing.length > 0) {
    const note = `Not measured, as ${missing.join(" and ")} are not installed here.`;
    return { title, note, rows: [] };
  }
  const site = await serveSite({}, { drawsAhead: true });
  const page = Buffer.from(await (await fetch(`${site.origin}/`)).arrayBuffer());
  const nginx = await serveNginx(page);
  try {
    load(`${site.origin}/`);
    const turns = Array.from({ length: 3 }, () => ({
      nginx: load(`${nginx.origin}/`),
      ours: load(`${site.origin}/`),
      shared: load(`${site.origin}/?fbclid=1`),
    }));
    const middle = (name: "nginx" | "ours" | "shared") =>
      turns.map((turn) => turn[name]).toSorted((a, b) => a.perSecond - b.perSecond)[1]!;
    const [peer, ours, shared] = [middle("nginx"), middle("ours"), middle("shared")];
    const row = (server: string, { perSecond, p99 }: ReturnType<typeof load>) => ({
      server,
      "requests per second": Math.round(perSecond),
      "× nginx": (perSecond / peer.perSecond).toFixed(2),
      p99,
    });
    return {
      title,
      note: `wrk, ${connections} connections, three turns of ${seconds} s, the middle one, one worker each, compressed.`,
      rows: [row("nginx", peer), row("this site", ours), row("this site, a shared link", shared)],
    };
  } finally {
    nginx.stop();
    await site.stop();
  }
}
