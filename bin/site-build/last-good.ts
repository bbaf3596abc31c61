import { readFile, stat } from "node:fs/promises";
import type { ContentFiles } from "#reader/content-files.ts";
import { useContent } from "#reader/load.ts";
import {
  build,
  builtContent,
  ContentRefused,
  isLastBuildWhole,
  type BuildOptions,
} from "./build-site.ts";

/** Takes the texts that were built, whatever has become of content/ since. */
export async function useBuiltContent(): Promise<void> {
  useContent(JSON.parse(await readFile(builtContent, "utf8")) as ContentFiles);
}

/**
 * Builds what is stale. Content with faults is not published: as long as nothing but content has changed
 * since the last good build, that one is served, with the words it was built of.
 * @throws ContentRefused when there is no such build; CommandFailed when building fails otherwise
 */
export async function buildOrKeepLast(options: BuildOptions): Promise<void> {
  try {
    await build(options);
  } catch (error) {
    if (!(error instanceof ContentRefused) || !isLastBuildWhole()) throw error;
    await useBuiltContent();
    const { mtime } = await stat(builtContent);
    console.error(error.output.trim());
    console.error(
      `Content with faults is not published: the site is served as it was built at ${mtime.toISOString()}. Fix what stands above, then start again.`,
    );
  }
}
