import { ContentFaults } from "#reader/fault.ts";

/** Runs a command; faults of the content are told to the editor without a program's stack. */
export async function tellFaults(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof ContentFaults)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
