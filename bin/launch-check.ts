import { parseArgs } from "node:util";
import { projectRoot } from "#reader/project-root.ts";
import { readConfig } from "#server/config.ts";
import { readSettings } from "#server/settings.ts";
import { hasDatabase, withServices } from "./inbox/require-database.ts";
import { itemsIn } from "./launch-check/collect.ts";
import { formatStations } from "./launch-check/report.ts";
import { stationsOf } from "./launch-check/prove.ts";

const usage = `npm run launch-check -- [--json]

The way to the public in five stations: what is proved, what is missing and who can supply it. Ends with 1 while something
would harm a visitor or is not proved. Run it with the settings of the site; the desk shows the same, and proves there.

  --json     for programs, with all that is merely open`;

async function launchCheck(): Promise<number> {
  const { values } = parseArgs({
    options: {
      json: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
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
  // The database knows what was proved, where there is one.
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
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  process.exitCode = 2;
}
