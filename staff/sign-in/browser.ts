import { startAuthentication, startRegistration } from "@simplewebauthn/browser";

// The one script of staff's pages: it asks the browser for a passkey and sends the form with the answer.
for (const form of document.querySelectorAll<HTMLFormElement>("form[data-options]")) {
  const { options = "", passkey } = form.dataset;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const optionsJSON = JSON.parse(options);
    const asked =
      passkey === "make"
        ? startRegistration({ optionsJSON })
        : startAuthentication({ optionsJSON });
    asked.then(
      (answer) => {
        form.querySelector<HTMLInputElement>("[data-answer]")!.value = JSON.stringify(answer);
        form.submit();
      },
      () => {
        form.querySelector<HTMLElement>(".fault")!.hidden = false;
      },
    );
  });
}
