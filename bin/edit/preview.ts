import { spawn } from "node:child_process";
import { join } from "node:path";
import { noSettingsFile } from "#server/settings.ts";
import { freePort } from "../processes/served-site.ts";

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
  let isStopping = false;
  child.once("exit", () => {
    if (isStopping) return;
    console.error("The page beside the editor has stopped; editing and saving go on.");
  });
  const stop = () => {
    isStopping = true;
    child.kill("SIGTERM");
  };
  return { origin: `http://127.0.0.1:${port}`, stop };
}
