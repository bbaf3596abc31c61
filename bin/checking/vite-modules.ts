import { isRunnableDevEnvironment, type ViteDevServer } from "vite";

/** Loads modules through Vite: what the application shares with the server is then there once. */
export function modulesOf({ environments: { ssr } }: ViteDevServer) {
  if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite cannot run the application's modules");
  return <Module>(path: string) => ssr.runner.import<Module>(path);
}
