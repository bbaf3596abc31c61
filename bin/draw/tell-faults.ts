import { PictureFaults } from "@long-way-home/painter";
import { ContentFaults } from "#reader/fault.ts";

/** Runs a command; faults of the content are told to the editor without a program's stack. */
export async function tellFaults(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const told = error instanceof PictureFaults ? new ContentFaults(error.faults) : error;
    if (!(told instanceof ContentFaults)) throw error;
    console.error(told.message);
    process.exitCode = 1;
  }
}
