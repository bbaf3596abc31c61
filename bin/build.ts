import { build } from "./site-build/build-site.ts";

try {
  await build({ force: true });
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
