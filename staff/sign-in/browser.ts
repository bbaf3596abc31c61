import { startAuthentication, startRegistration } from "@simplewebauthn/browser";

// Asks the browser for a passkey when a form of sign-in.tsx is submitted, then submits it with the answer.
for (const form of document.querySelectorAll<HTMLFormElement>("form[data-options]")) {
  const { options = "", passkey } = form.dataset;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const optionsJSON = JSON.parse(options);
    const answer =
      passkey === "create"
        ? startRegistration({ optionsJSON })
        : startAuthentication({ optionsJSON });
    answer.then(
      (credential) => {
        form.querySelector<HTMLInputElement>("[data-answer]")!.value = JSON.stringify(credential);
        form.submit();
      },
      () => {
        form.querySelector<HTMLElement>(".fault")!.hidden = false;
      },
    );
  });
}
