import { spawn } from "node:child_process";
import { join } from "node:path";
import { noSettingsFile } from "#server/settings.ts";
import { freePort } from "../processes/served-site.ts";

/** The site as it is edited, on a port of its own, with a database of its own. */
export async function startPreview(): Promise<{ origin: string; stop: () => void }> {
  const port = await freePort();
  const { PATH, HOME } = process.env;
  const child = spawn(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", join(import.meta.dirname, "../dev.ts")],
    {
      stdio: ["ignore", "ignore", "inherit"],
      env: {
        // Without the settings of the site it neither mails nor charges.
        PATH,
        HOME,
        PORT: String(port),
        HOST: "127.0.0.1",
        DATA_DIR: ".cache/preview",
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
