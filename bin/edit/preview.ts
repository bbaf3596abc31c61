import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { join } from "node:path";
import { noSettingsFile } from "#server/settings.ts";

/** A port that nobody listens on just now. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** What a site that only shows pages must not have: it would mail, charge, and keep what belongs to the real one. */
const notForPreview = [
  "DATABASE_URL",
  "SMTP_URL",
  "MAIL_FROM",
  "MAIL_STAFF",
  "SITE_URL",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "NODE_ENV",
];

/** The site as it is edited, on a port of its own, with a database of its own. */
export async function startPreview(): Promise<{ origin: string; stop: () => void }> {
  const port = await freePort();
  const environment = Object.entries(process.env).filter(([name]) => !notForPreview.includes(name));
  const child = spawn(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", join(import.meta.dirname, "../dev.ts")],
    {
      stdio: ["ignore", "ignore", "inherit"],
      env: {
        ...Object.fromEntries(environment),
        PORT: String(port),
        HOST: "127.0.0.1",
        DATA_DIR: ".cache/preview",
        // Nor what the file of settings says.
        SETTINGS: noSettingsFile,
      },
    },
  );
  child.once("exit", (code) => {
    if (code) console.error("The page beside the editor has stopped; editing and saving go on.");
  });
  return { origin: `http://127.0.0.1:${port}`, stop: () => void child.kill("SIGTERM") };
}
