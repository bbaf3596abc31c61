import { z } from "zod";

/** What one mark of a chart of laid units stands for (design: charts). */
export const chartUnits = z.strictObject({
  amount: z.number().positive(),
  shape: z.enum(["ring", "bag", "square"]),
});
