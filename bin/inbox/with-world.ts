import type { GivingActing } from "#domain/staff/acting.ts";
import { findDesignation } from "#reader/designations.ts";
import type { Config } from "#server/config.ts";
import { createServices } from "#server/services.ts";
import { requireDatabase } from "./require-database.ts";
import { say, type Terminal } from "./terminal.ts";

/** Opens all that a deed needs, runs the work, and closes in any case. The record names nobody. */
export async function withWorld<Result>(
  config: Config,
  terminal: Terminal,
  work: (acting: GivingActing) => Promise<Result>,
): Promise<Result> {
  requireDatabase(config);
  // Whoever sits here reads what does not work; the alarm is for what the served site finds.
  const log = (line: string) => say(terminal.err, line);
  const services = await createServices({ ...config, alarmUrl: null, log });
  const { givingWorld, storage } = services;
  try {
    return await work({ ...givingWorld, storage, findDesignation, by: null });
  } finally {
    await services.close();
  }
}
