import { randomInt } from "node:crypto";
import * as fc from "fast-check";

/**
 * The seed of everything that a run of the tests draws by chance. The run prints it; given as TEST_SEED
 * it draws the same again.
 */
export const testSeed = Number((process.env["TEST_SEED"] ??= String(randomInt(2 ** 31))));
if (!Number.isSafeInteger(testSeed)) throw new Error("TEST_SEED must be a whole number");

fc.configureGlobal({ seed: testSeed });

/** Any character, surrogates without their other half too. For `unit: "binary"` fast-check lists all of them (3 s). */
export const anyCharacter = fc.nat(0x10_ffff).map((code) => String.fromCodePoint(code));
