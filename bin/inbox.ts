import { readFileSync } from "node:fs";
import { join } from "node:path";
import { guatemalaDay, guatemalaMidnight, dayMs } from "#domain/clock.ts";
import { allForms } from "#domain/forms/all-forms.ts";
import type { Acting } from "#domain/staff/deed.ts";
import { findDesignation } from "#reader/designations.ts";
import { refuseLeftover, runTool, type Tool, type Typed } from "./backup/run-tool.ts";
import { mailTest } from "./inbox/mail-test.ts";
import { audit, exportAll, list, reconcileGifts, show, takeOut } from "./inbox/read.ts";
import { erase, retry } from "./inbox/repair.ts";
import { withServices } from "./inbox/open-services.ts";
import { say, type Terminal, UsageError } from "./inbox/terminal.ts";

export const help = readFileSync(join(import.meta.dirname, "inbox/help.txt"), "utf8").trimEnd();

const kinds = [...allForms.map((form) => form.name), "gifts", "fees"] as const;

/** @throws UsageError that lists the choices */
function oneOf<Choice extends string>(
  option: string,
  value: string | undefined,
  choices: readonly Choice[],
): Choice | undefined {
  const found = choices.find((choice) => choice === value);
  if (found !== undefined || value === undefined) return found;
  throw new UsageError(`${option} is "${value}"; it may be ${choices.join(", ")}`);
}

/** A day such as 2026-05-18, or 7d for seven days ago; its first moment in Guatemala. */
function sinceOf(value: string): Date {
  const days = /^(\d{1,4})d$/.exec(value)?.[1];
  const day = days ? guatemalaDay(new Date(Date.now() - Number(days) * dayMs)) : value;
  const midnight = guatemalaMidnight(day);
  if (midnight) return midnight;
  throw new UsageError(`--since is "${value}"; it may be a day such as 2026-05-18, or 7d`);
}

export type Options = ReturnType<typeof readOptions>;

function readOptions(typed: Typed) {
  const { form, since, limit = "50", format } = typed;
  if (!/^[1-9]\d{0,6}$/.test(limit)) {
    throw new UsageError(`--limit is "${limit}"; it may be a whole number from 1`);
  }
  return {
    ...typed,
    form: oneOf("--form", form, kinds),
    since: since === undefined ? undefined : sinceOf(since),
    limit: Number(limit),
    format: oneOf("--format", format, ["csv", "json"]) ?? (typed.json ? "json" : "csv"),
  };
}

/** Resolves to `false` for exit code 1: somebody must look at the output. */
type Command = (acting: Acting, options: Options, terminal: Terminal) => Promise<boolean | void>;

const commands: Readonly<Record<string, Command>> = {
  list,
  show,
  export: exportAll,
  "export-person": takeOut,
  audit,
  retry,
  delete: erase,
  reconcile: reconcileGifts,
};

/** Commands that take no word. */
const alone = new Set(["list", "export", "reconcile", "audit"]);

export const inboxTool: Tool = {
  command: "inbox",
  help,
  words: 2,
  options: {
    form: { type: "string" },
    since: { type: "string" },
    limit: { type: "string" },
    format: { type: "string" },
    output: { type: "string" },
    only: { type: "boolean" },
    json: { type: "boolean" },
    yes: { type: "boolean" },
  },
  async work(typed, config, terminal) {
    const { file: name, target } = typed;
    const options = readOptions(typed);
    if (name === null || name === "help") return say(terminal.out, help);
    // Needs no database.
    if (name === "mail-test") return mailTest(config, options, terminal);
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) {
      const there = [...Object.keys(commands), "mail-test"].join(", ");
      throw new UsageError(`there is no command "${name}"; there are ${there}`);
    }
    if (alone.has(name)) refuseLeftover("inbox", name, target);
    return withServices(config, ({ giving, storage }) =>
      // The audit record names nobody.
      command({ ...giving, storage, findDesignation, by: null }, options, terminal),
    );
  },
};

if (import.meta.main) await runTool(inboxTool);
