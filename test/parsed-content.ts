import { readFileSync } from "node:fs";
import { deserialize } from "node:v8";
import { useParsed, type Content } from "#reader/load.ts";

/** The shared site has saved what it parsed (server/good-content.ts): parsing takes each process two seconds. */
if (process.env["TEST_ORIGIN"]) {
  const saved = deserialize(readFileSync(".cache/good-content")) as { content: Content };
  useParsed(saved.content);
}
