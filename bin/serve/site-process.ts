/** A supervisor that was started before 2026-11-26 hands over to this file; one of today starts the built one itself. */
import { pathToFileURL } from "node:url";
import { built } from "#server/built.ts";

await import(pathToFileURL(built.site).href);
