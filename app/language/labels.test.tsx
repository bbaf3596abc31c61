import { renderToString } from "react-dom/server";
import type { LabelName } from "#reader/schema/ui.ts";
import { expect, test } from "vitest";
import { LanguageProvider, useLabel } from "./labels.tsx";

function Greeting({ name }: { name: LabelName }) {
  return useLabel()(name, { who: "Ana" });
}

test("a label looked up outside its provider throws a clear error", () => {
  expect(() => renderToString(<Greeting name="shell.menu" />)).toThrow(
    "Labels were looked up outside <LanguageProvider>",
  );
});

test("a missing label throws an error that names it and its file", () => {
  const tree = (
    <LanguageProvider language="en" labels={{}}>
      <Greeting name="shell.menu" />
    </LanguageProvider>
  );
  expect(() => renderToString(tree)).toThrow('There is no label "shell.menu" in content/ui.yaml');
});

test("placeholders of a label are filled", () => {
  const tree = (
    <LanguageProvider language="en" labels={{ "shell.hello": "Welcome, {who}" }}>
      <Greeting name="shell.hello" />
    </LanguageProvider>
  );
  expect(renderToString(tree)).toBe("Welcome, Ana");
});
