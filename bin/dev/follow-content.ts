import { type ViteDevServer } from "vite";

const isContent = /(^|[\\/])content[\\/].*\.(yaml|md|jpe?g|png|webp|avif|tiff?)$/i;

/**
 * Reads the content again whenever a file of it is changed, new or gone, and has open pages loaded again.
 * @param reload reads it; rejects when there are faults in it
 */
export function followContent(
  { watcher, environments }: ViteDevServer,
  reload: () => Promise<void>,
): void {
  const read = async () => {
    try {
      await reload();
      environments.ssr.hot.send({ type: "full-reload" });
      environments.client.hot.send({ type: "full-reload" });
    } catch (error) {
      // The page stays as it was until the fault is mended.
      console.error(error instanceof Error ? error.message : error);
    }
  };
  watcher.add("content");
  for (const what of ["change", "add", "unlink"] as const)
    watcher.on(what, (file) => void (isContent.test(file) && read()));
}
