/** Close to those who build: hands that meet on one thing. */

import { oneBeam } from "./one-beam.ts";

export const TOGETHER = { oneBeam } as const;
