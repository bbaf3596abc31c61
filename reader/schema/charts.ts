import { z } from "zod";

/** One mark of a chart of laid units, and the amount it stands for (design: charts). */
export const chartUnits = z.strictObject({
  amount: z.number().positive(),
  shape: z.enum(["ring", "bag", "square"]),
});
