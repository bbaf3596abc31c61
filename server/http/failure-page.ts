import { pathIn, type Language } from "#domain/language/language.ts";

/** What the page says; it stands in code because it must appear when everything else has failed. */
const words = {
  en: {
    heading: "Unexpected Application Error!",
    sorry: "Something went wrong on our side. Please try again in a moment.",
    number: "If it happens again, write to us and name this request:",
    home: "Return to Home",
    413: "What you sent is larger, or has more parts, than we can take.",
    408: "It took too long until everything had arrived. Please try again.",
    403: "This form was sent from a page of another site.",
    400: "We could not read that request.",
  },
  es: {
    heading: "Unexpected Application Error!",
    sorry: "Algo falló de nuestro lado. Por favor, inténtelo de nuevo en un momento.",
    number: "Si vuelve a suceder, escríbanos y mencione esta solicitud:",
    home: "Volver al inicio",
    413: "Lo que envió es más grande, o tiene más partes, de lo que podemos recibir.",
    408: "Tardó demasiado en llegar todo. Por favor, inténtelo de nuevo.",
    403: "Este formulario se envió desde la página de otro sitio.",
    400: "No pudimos leer esa solicitud.",
  },
} as const;

export type FailureStatus = 400 | 403 | 408 | 413 | 500;

const styles = `:root{color-scheme:light dark;font:1.125rem/1.6 system-ui,sans-serif}body{max-width:36rem;margin:15vh auto;padding:0 1.25rem}h1{font-size:1.75rem;line-height:1.2}code{font-size:1rem;overflow-wrap:anywhere}`;

/**
 * The last page there is, for when the application could not answer (specification 8: router
 * failure): plain HTML in the language of the path, with the number of the request.
 */
export function failurePage(path: string, status: FailureStatus, requestId: string): string {
  const language: Language = /^\/es(\/|\.|$)/i.test(path) ? "es" : "en";
  const text = words[language];
  const message = status === 500 ? text.sorry : text[status];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text.heading}</title>
<style>${styles}</style>
</head>
<body>
<main>
<h1>${text.heading}</h1>
<p>${status}. ${message}</p>
<p>${text.number} <code>${requestId}</code></p>
<p><a href="${pathIn(language, "/")}">${text.home}</a></p>
</main>
</body>
</html>
`;
}
