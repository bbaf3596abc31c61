import { describe, test } from "vitest";
import { eachLanguage } from "../in-turn.ts";

export const inEachLanguage = eachLanguage(describe, test);
