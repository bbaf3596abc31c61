import { describe, test } from "vitest";
import { eachLanguage } from "../in-turn.ts";

const leftOut = Object.assign(() => {}, { each: () => () => {} }) as unknown as typeof test;

export const inEachLanguage = eachLanguage(describe, test, leftOut);
