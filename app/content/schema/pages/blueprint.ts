import { z } from "zod";
import { pair, target } from "../pair.ts";
import { formPage } from "../form-page.ts";

export const blueprintPage = formPage.extend({
  more: z.strictObject({ text: pair, label: pair, target }),
});
