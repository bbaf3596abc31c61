// Keeps a half-written text in this tab: other buttons, the language and links load its page again. With it goes
// `seen` (domain/staff/deed.ts), so that the server still notices what a colleague changed meanwhile.
for (const text of document.querySelectorAll("textarea")) {
  const form = text.form!;
  const seen = form.querySelector<HTMLInputElement>("[name=seen]") ?? { value: "" };
  const key = `${form.action} ${text.name}`;
  const keep = () => sessionStorage.setItem(key, JSON.stringify([text.value, seen.value]));
  const kept = sessionStorage.getItem(key);
  const [typed, seenThen] = JSON.parse(kept ?? "[]") as string[];
  // The server appends templates to what was typed.
  if (kept !== null && text.value.startsWith(typed!)) keep();
  else if (kept !== null) [text.value, seen.value] = [typed!, seenThen!];
  // A refused text came back; the server has stored it nowhere.
  if (document.querySelector("main [role=alert]")) keep();
  text.addEventListener("input", keep);
  form.addEventListener("submit", ({ submitter }) => {
    if (!submitter?.hasAttribute("formaction")) sessionStorage.removeItem(key);
  });
}
