import { parseArgs } from "node:util";
import { guatemalaDay } from "#domain/calendar/guatemala-time.ts";
import { readContentFiles } from "#reader/content-files.ts";
import { loadedContent } from "#reader/load.ts";
import { readTranslations } from "#reader/translations.ts";
import { readConfig } from "#server/config.ts";
import { mailAddresses } from "#server/mail/mail-addresses.ts";
import { readSettings } from "#server/settings.ts";
import { refuseSwallowed } from "./inbox/swallowed.ts";
import { launchItems } from "./launch-check/collect.ts";
import { mailItems } from "./launch-check/mail-items.ts";
import { outsideItems } from "./launch-check/outside-pages.ts";
import { formatLaunchItems } from "./launch-check/report.ts";

const usage = `npm run launch-check -- [--json] [--online]

What is missing before the public comes, what a visitor sees meanwhile and where it is mended.
Ends with 1 while something would harm a visitor. Run it with the settings of the site.

  At a public SITE_URL it asks whether the sender's domain has SPF, DKIM and DMARC.

  --online   asks every outside page whether it is there; without it nothing is asked for
  --json     for programs`;

async function launchCheck(typed: string[]): Promise<number> {
  refuseSwallowed("launch-check", typed, process.env, ["online"]);
  const { values } = parseArgs({
    args: typed,
    options: {
      json: { type: "boolean", default: false },
      online: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const files = readContentFiles();
  const settings = readSettings(process.env);
  if ("faults" in settings) {
    for (const fault of settings.faults) console.error(fault);
    return 2;
  }
  const today = guatemalaDay(new Date());
  const items = [
    ...launchItems({ files, translations: readTranslations(), ...settings, today }),
    ...(await senderItems(settings.environment)),
    ...(values.online ? await outsideItems(files) : []),
  ];
  console.log(values.json ? JSON.stringify(items, null, 2) : formatLaunchItems(items));
  return items.some(({ harms }) => harms) ? 1 : 0;
}

/** Asked of the internet's names at a public site alone. */
async function senderItems(environment: NodeJS.ProcessEnv) {
  const read = readConfig({ ...environment, DEMO_CHECKOUT: "1" });
  if (!("config" in read) || !read.config.siteUrl.startsWith("https:")) return [];
  const { from } = mailAddresses(read.config, loadedContent().content);
  return from === null ? [] : mailItems(from);
}

try {
  process.exitCode = await launchCheck(process.argv.slice(2));
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  process.exitCode = 2;
}
