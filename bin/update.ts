import { parseArgs } from "node:util";
import { projectRoot } from "#reader/project-root.ts";
import { commitOf } from "#server/commit.ts";
import { noSettingsFile, readSite } from "#server/settings.ts";
import { step } from "./processes/progress.mjs";
import { requestHandOver, runningPorts } from "./serve/control.ts";
import { withBuildLock } from "./site-build/build-lock.ts";
import {
  changesProgram,
  fetchIncoming,
  requireCommitted,
  requireContentOnly,
  UpdateRefused,
} from "./update/incoming.ts";
import { checkOutNext, next, putInPlace, removeNext } from "./update/next-version.ts";
import { runIn, tryNext } from "./update/trial.ts";

const usage = `npm run update -- [--no-fetch | --unattended]

Publishes a new program: fetches the commits of the branch that is followed, checks the content, builds
beside the running site, and hands over to a new process when that answers. When a step fails, the
site goes on as it was, the folder is at the commit before, and the last line says what to do.

  --no-fetch     the last commit in this folder
  --unattended   for a timer: takes what changes content/ alone`;

const handOver = (port: string) =>
  step(`Handing over on port ${port}`, () => requestHandOver(port));

/** Goes back. @returns the error to report */
async function rollBack(error: unknown, backup: string | null, goBack: () => Promise<void>) {
  const messages = [(error as Error).message];
  await goBack().catch(({ message }: Error) => {
    messages.push(`Going back failed as well: ${message}`);
  });
  if (backup === null && messages.length === 1) return error;
  if (backup !== null) messages.push(tablesChanged(backup));
  messages.push(
    `Nothing was published, and this folder is at ${commitOf(projectRoot)}. Look whether the site answers (/healthz) before you try again; docs/publishing/update.md has what to do.`,
  );
  return new UpdateRefused(messages.join("\n"));
}

async function publish(fetches: boolean, isUnattended: boolean): Promise<string> {
  // An update that was killed may have left a copy of personal data.
  removeNext();
  using _ = { [Symbol.dispose]: removeNext };
  const site = readSite(process.env);
  if ("faults" in site) throw new UpdateRefused(site.faults.join("\n"));
  // Commands of the next version run in another folder, which has no settings file.
  const env = { ...site.environment, SETTINGS: noSettingsFile };
  requireCommitted(projectRoot);
  const incoming = fetches ? await step("Fetching", async () => fetchIncoming(projectRoot)) : null;
  if (isUnattended) requireContentOnly(projectRoot, incoming);
  await step("Checking it out beside the site", async () => checkOutNext(incoming));
  await runIn(next, "Checking the content", ["check-content"], env);
  const needsBuild = incoming === null || changesProgram(projectRoot, incoming);
  if (needsBuild) await runIn(next, "Building it beside the running site", ["build"], env);
  const backup = needsBuild ? await tryNext(site.config, env) : null;
  // Not interrupted from here on: the rest takes seconds.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});
  const previous = putInPlace(incoming);
  const ports = needsBuild ? await runningPorts() : [];
  for (const [at, port] of ports.entries()) {
    const goBack = async () => {
      previous.dispose();
      for (const before of ports.slice(0, at)) await handOver(before);
    };
    await handOver(port).catch(async (error: unknown) => {
      throw await rollBack(error, backup, goBack);
    });
  }
  const opened = ports.length > 0 ? `on port ${ports.join(", ")}` : "and npm start opens it";
  const where = needsBuild ? opened : "and a running site shows it by itself";
  const news = incoming ? `, new commits of ${incoming.branch}: ${incoming.commits}` : "";
  return `Published: ${commitOf(projectRoot)}${news}, ${where}.${backup ? ` ${tablesChanged(backup)}` : ""}`;
}

const tablesChanged = (backup: string) =>
  `The database's tables have changed: the version before starts only on the backup ${backup} (npm run restore).`;

function describe(error: unknown): string {
  if (error instanceof UpdateRefused) return error.message;
  const at = commitOf(projectRoot);
  return `${(error as Error).message}\nNothing was published: the site goes on as it was${at ? `, and this folder is at ${at} as before` : ""}. Fix what stands above, then npm run update again.`;
}

try {
  // npm takes options before "--" for its own.
  if (process.env.npm_config_fetch !== undefined || process.env.npm_config_unattended !== undefined)
    throw new UpdateRefused("Two dashes come first: npm run update -- --no-fetch");
  const { values } = parseArgs({
    options: {
      "no-fetch": { type: "boolean", default: false },
      unattended: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  const work = () => publish(!values["no-fetch"], values.unattended);
  console.log(values.help ? usage : await withBuildLock(projectRoot, work));
} catch (error) {
  console.error(describe(error));
  process.exitCode = 1;
}
