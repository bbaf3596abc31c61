import type { Config } from "#server/config.ts";
import { createServices, type Services } from "#server/services.ts";

/** @throws StorageUnavailable `empty` where the settings name no database: likely the wrong folder */
export const openServices = (config: Config): Promise<Services> =>
  // Faults are read at this terminal; the alarm is for those of the served site.
  createServices({
    ...config,
    mayBeNew: false,
    alarmUrl: null,
    log: (line) => console.error(line),
  });

/** Opens all that the site works with, and closes it in any case. */
export async function withServices<Result>(
  config: Config,
  work: (services: Services) => Promise<Result>,
): Promise<Result> {
  const services = await openServices(config);
  try {
    return await work(services);
  } finally {
    await services.close();
  }
}
