import { execFileSync, spawnSync } from "node:child_process";
import { onTestFinished, expect, test } from "vitest";

/** An engine that runs: a client without its daemon builds nothing. */
const engine = ["podman", "docker"].find((name) => spawnSync(name, ["info"]).status === 0);
const run = (...args: string[]) =>
  execFileSync(engine ?? "", args, { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });

test.skipIf(!engine)(
  "the container becomes ready without write access (skipped without podman or docker)",
  async () => {
    run("build", "-f", "deploy/Containerfile", "-t", "long-way-home-test", ".");
    const own = ["-e", "SETTINGS=none", "-p", "127.0.0.1:3999:3000"];
    const id = run("run", "-d", ...own, "long-way-home-test").trim();
    onTestFinished(() => void run("rm", "-f", "-v", id));
    const isReady = async () =>
      (await fetch("http://127.0.0.1:3999/readyz").catch(() => null))?.ok ?? false;
    await expect.poll(isReady, { timeout: 120_000, interval: 1000 }).toBe(true);
    expect(run("exec", id, "sh", "-c", "id -un; find . -writable ! -path './.cache*'")).toBe(
      "node\n",
    );
  },
  900_000,
);
