import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { startOf } from "#domain/giving/gift-amount.ts";
import { LanguageProvider } from "#app/language/labels.tsx";
import { labelsOf } from "#reader/content.ts";
import { DonationPicker } from "./donation-picker.tsx";

test("an amount without an impact text of its own shows the general one", () => {
  const language = "es";
  const labels = labelsOf(language);
  const unwritten = 61;
  const choices = {
    presets: { once: [unwritten], monthly: [15], yearly: [unwritten] },
    chosen: { once: unwritten, monthly: 15, yearly: unwritten },
  };
  const html = renderToString(
    <LanguageProvider language={language} labels={labels}>
      <DonationPicker
        id="gift"
        start={startOf({}, choices, language)}
        gift={{ choices, type: "once", cents: null, isCustom: false }}
      />
    </LanguageProvider>,
  );
  expect(html).toContain(labels["donate_start.impact_other"]!.replace("{amount}", `$${unwritten}`));
});
