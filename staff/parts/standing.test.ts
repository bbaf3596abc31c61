import { expect, test } from "vitest";
import { sampleSubmission } from "../../test/fakes/samples.ts";
import { senderOf } from "./standing.ts";

test("a telephone number is one word, which no line ends in the middle of", () => {
  const one = sampleSubmission({
    email: null,
    fields: { name: "Tomás Chalí", phone: " +502 7849-1234 " },
  });
  expect(senderOf(one as never)).toBe("Tomás Chalí, +502\u00a07849\u20111234");
});
