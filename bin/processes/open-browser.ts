import { spawn } from "node:child_process";

/** Shows an address in the machine's own browser; where there is none, the printed one serves. */
export function openBrowser(address: string): void {
  const [command, ...args] =
    process.platform === "darwin"
      ? ["open", address]
      : process.platform === "win32"
        ? ["rundll32", "url.dll,FileProtocolHandler", address]
        : ["xdg-open", address];
  const child = spawn(command!, args, { stdio: "ignore", detached: true });
  child.on("error", () => {});
  child.unref();
}
