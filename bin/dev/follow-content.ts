import { watch } from "node:fs";
import { type ViteDevServer } from "vite";

const isContent = /(^|[\\/])content[\\/].*\.(yaml|md)$/;

/**
 * Reads the content again whenever a file of it is changed, new or gone, or pictures were drawn, and has open
 * pages loaded again.
 * @param reload reads it; throws when there are faults in it
 * @param pictures the folder of drawn pictures
 * @returns what ends it
 */
export function followContent(
  { watcher, environments }: ViteDevServer,
  reload: () => void,
  pictures: string,
): () => void {
  const read = () => {
    try {
      reload();
      environments.ssr.hot.send({ type: "full-reload" });
      environments.client.hot.send({ type: "full-reload" });
    } catch (error) {
      // The page stays as it was until the fault is mended.
      console.error(error instanceof Error ? error.message : error);
    }
  };
  const readIfContent = (file: string) => void (isContent.test(file) && read());
  watcher.add("content");
  for (const what of ["change", "add", "unlink"] as const) watcher.on(what, readIfContent);
  // Written last when pictures are drawn; Vite itself leaves their folder alone.
  const drawn = watch(pictures, (_, file) => void (file === "manifest.json" && read()));
  return () => drawn.close();
}
