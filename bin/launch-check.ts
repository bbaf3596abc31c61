import { projectRoot } from "#reader/project-root.ts";
import { readConfig } from "#server/config.ts";
import { readSettings } from "#server/settings.ts";
import { hasDatabase } from "#server/storage/open-storage.ts";
import { readArguments } from "./backup/run-tool.ts";
import { withServices } from "./inbox/open-services.ts";
import { tellFault } from "./inbox/tell-fault.ts";
import { UsageError } from "./inbox/terminal.ts";
import { itemsIn } from "./launch-check/collect.ts";
import { formatStations } from "./launch-check/report.ts";
import { stationsOf } from "./launch-check/prove.ts";

const usage = `npm run launch-check -- [--json]

Lists what is missing before the site goes public, what is tested, and who can supply it. Exits with 1 while something
would mislead visitors or is not tested. Run it with the settings of the site. The desk shows the same and runs the tests.

  --json     for programs, with everything that is open`;

async function launchCheck(): Promise<number> {
  const { values, positionals } = readArguments(process.argv.slice(2), {
    json: { type: "boolean", default: false },
    help: { type: "boolean", short: "h", default: false },
  });
  if (positionals[0]) throw new UsageError(`it knows no "${positionals[0]}"`);
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const settings = readSettings(process.env);
  if ("faults" in settings) {
    for (const fault of settings.faults) console.error(fault);
    return 2;
  }
  const items = itemsIn(projectRoot, settings);
  const read = readConfig({ ...settings.environment, DEMO_CHECKOUT: "1" });
  // Proofs are stored in the database, if there is one.
  const config = "config" in read && hasDatabase(read.config) ? read.config : null;
  const stations = config
    ? await withServices(config, (services) => stationsOf(items, { config, services }))
    : await stationsOf(items, null);
  console.log(values.json ? JSON.stringify(stations, null, 2) : formatStations(stations));
  const isReady = stations.every(
    ({ proofs, kinds }) =>
      proofs.every(({ day }) => day !== null) &&
      kinds.every((kind) => kind.items.every(({ harms }) => !harms)),
  );
  return isReady ? 0 : 1;
}

try {
  process.exitCode = await launchCheck();
} catch (error) {
  const terminal = { out: process.stdout, err: process.stderr };
  tellFault(terminal, "launch-check", error);
  process.exitCode = 2;
}
