import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The part of a browser that a journey needs, whatever protocol it is driven by. */
export type Engine = {
  open(address: string): Promise<void>;
  evaluate<T>(expression: string): Promise<T>;
  click(selector: string): Promise<void>;
  fill(selector: string, text: string): Promise<void>;
  press(key: "Escape" | "ArrowRight"): Promise<void>;
  close(): Promise<void>;
};

/** A browser other than Chromium, where this machine has it. */
export type EngineKind = {
  readonly name: string;
  /** The program that is not on this machine; null when the browser can be opened. */
  readonly missing: string | null;
  readonly start: () => Promise<Engine>;
};

export function programPath(names: readonly string[]): string | null {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return (
    names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync) ?? null
  );
}
