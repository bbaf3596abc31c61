import {
  addressOf,
  englishPathOf,
  languageOf,
  pathIn,
  wholeOf,
  type Language,
} from "#domain/language/language.ts";
import { escapeHtml } from "./escape-html.ts";

/** What the page says; it stands in code because it must appear when everything else has failed. */
const words = {
  en: {
    heading: "Unexpected Application Error!",
    number: "If it happens again, write to us and name this request:",
    home: "Return to Home",
    500: "Something went wrong on our side. Please try again in a moment.",
    413: "What you sent is larger, or has more parts, than we can take.",
    408: "It took too long until everything had arrived. Please try again.",
    403: "This form was sent from a page of another site.",
    400: "We could not read that request.",
    away: {
      heading: "We cannot look it up at this moment",
      text: "Our records do not answer; the fault is ours. They are usually back within minutes.",
      gift: "If you have paid, your gift is safe: the payment provider has it and tells us until we have it too. Please do not pay a second time.",
      again: "Look again",
    },
  },
  es: {
    heading: "Unexpected Application Error!",
    number: "Si vuelve a suceder, escríbanos y mencione esta solicitud:",
    home: "Volver al inicio",
    500: "Algo falló de nuestro lado. Por favor, inténtelo de nuevo en un momento.",
    413: "Lo que envió es más grande, o tiene más partes, de lo que podemos recibir.",
    408: "Tardó demasiado en llegar todo. Por favor, inténtelo de nuevo.",
    403: "Este formulario se envió desde la página de otro sitio.",
    400: "No pudimos leer esa solicitud.",
    away: {
      heading: "En este momento no podemos consultarlo",
      text: "Nuestros registros no responden; la falla es nuestra. Suelen volver en unos minutos.",
      gift: "Si usted ya pagó, su donativo está a salvo: lo tiene el servicio de pagos y nos avisa hasta que también lo tengamos nosotros. Por favor, no pague otra vez.",
      again: "Mirar otra vez",
    },
  },
} as const;

export type FailureStatus = 400 | 403 | 408 | 413 | 500 | 503;

const styles = `:root{color-scheme:light dark;font:1.125rem/1.6 system-ui,sans-serif}body{max-width:36rem;margin:15vh auto;padding:0 1.25rem}h1{font-size:1.75rem;line-height:1.2}code{font-size:1rem;overflow-wrap:anywhere}`;

/** Where a donor waits for word of a payment. */
function isOfGift(path: string): boolean {
  const english = englishPathOf(path);
  const gifts = ["donate", "thanksDonation"] as const;
  return gifts.some((page) => english.startsWith(addressOf(page, "en")));
}

function paragraphs(
  asked: { readonly path: string; readonly address: string },
  status: FailureStatus,
  language: Language,
): string[] {
  const text = words[wholeOf(language)];
  if (status !== 503) return [`${status}. ${text[status]}`];
  // One slash: two would name another site.
  const again = escapeHtml(asked.address.replace(/^[/\\]+/, "/"));
  return [
    ...(isOfGift(asked.path) ? [text.away.gift] : []),
    text.away.text,
    `<a href="${again}">${text.away.again}</a>`,
  ];
}

/**
 * The last page there is, for when the application could not answer (specification 8: router
 * failure): plain HTML in the language of the path, with the number of the request.
 * @param asked the path, and the whole address to ask for again
 */
export function failurePage(
  asked: { readonly path: string; readonly address: string },
  status: FailureStatus,
  requestId: string,
): string {
  const language = languageOf(asked.path.toLowerCase().replace(/\.\w+$/, ""));
  const text = words[wholeOf(language)];
  const heading = status === 503 ? text.away.heading : text.heading;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading}</title>
<style>${styles}</style>
</head>
<body>
<main>
<h1>${heading}</h1>
${paragraphs(asked, status, language)
  .map((one) => `<p>${one}</p>`)
  .join("\n")}
<p>${text.number} <code>${requestId}</code></p>
<p><a href="${pathIn(language, "/")}">${text.home}</a></p>
</main>
</body>
</html>
`;
}
