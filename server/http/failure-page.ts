import { encode as escapeHtml } from "micromark-util-encode";
import {
  addressOf,
  englishPathOf,
  languageOf,
  pathIn,
  type Language,
} from "#domain/language/language.ts";
import { addresses } from "#domain/addresses.ts";
import { inVersion } from "./light.ts";
import type { RequestContext } from "./request-context.ts";

/** These texts are in code, not in content/, because they must appear when everything else has failed. */
const words = {
  en: {
    heading: "Unexpected Application Error!",
    number: "If it happens again, write to us and name this request:",
    home: "Return to Home",
    give: "Give",
    elsewhere: "Give through GlobalGiving",
    busy: {
      heading: "Very many requests at this moment",
      text: "This page could not be made in time. Please try again in a minute.",
      again: "Try again",
    },
    500: "Something went wrong on our side. Please try again in a moment.",
    413: "What you sent is larger, or has more parts, than we can take.",
    408: "It took too long until everything had arrived. Please try again.",
    403: "This form was sent from a page of another site.",
    away: {
      heading: "We cannot look it up at this moment",
      text: "Our records do not answer; the fault is ours. They are usually back within minutes.",
      gift: "If you have paid, your gift is safe: the payment provider has it and tells us until we have it too. Please do not pay a second time.",
      again: "Look again",
    },
  },
  es: {
    heading: "¡Error inesperado de la aplicación!",
    number: "Si vuelve a suceder, escríbanos y mencione esta solicitud:",
    home: "Volver al inicio",
    give: "Donar",
    elsewhere: "Donar por medio de GlobalGiving",
    busy: {
      heading: "Muchísimas solicitudes en este momento",
      text: "No pudimos preparar esta página a tiempo. Por favor, inténtelo de nuevo en un minuto.",
      again: "Intentar de nuevo",
    },
    500: "Algo falló de nuestro lado. Por favor, inténtelo de nuevo en un momento.",
    413: "Lo que envió es más grande, o tiene más partes, de lo que podemos recibir.",
    408: "Tardó demasiado en llegar todo. Por favor, inténtelo de nuevo.",
    403: "Este formulario se envió desde la página de otro sitio.",
    away: {
      heading: "En este momento no podemos consultarlo",
      text: "Nuestros registros no responden; la falla es nuestra. Suelen volver en unos minutos.",
      gift: "Si usted ya pagó, su donativo está a salvo: lo tiene el servicio de pagos y nos avisa hasta que también lo tengamos nosotros. Por favor, no pague otra vez.",
      again: "Mirar otra vez",
    },
  },
} as const;

/** A status; 503: the database does not answer; "busy": 503 because too many requests wait. */
export type Failure = 403 | 408 | 413 | 429 | 500 | 503 | "busy";

export const failureStyles = `:root{color-scheme:light dark;font:1.125rem/1.6 system-ui,sans-serif}body{max-width:36rem;margin:15vh auto;padding:0 1.25rem}h1{font-size:1.75rem;line-height:1.2}code{font-size:1rem;overflow-wrap:anywhere}`;

function explainFailure(context: RequestContext, failure: Failure, language: Language) {
  const { away, busy, heading, ...sentences } = words[language];
  if (failure !== 503 && failure !== 429 && failure !== "busy")
    return { heading, paragraphs: [`${failure}. ${sentences[failure]}`] };
  // Two slashes would be a link to another site.
  const href = escapeHtml((context.incoming.url ?? "/").replace(/^[/\\]+/, "/"));
  const { text, again, ...own } = failure === 503 ? away : busy;
  const english = englishPathOf(context.path);
  const isOfGifts =
    english.startsWith(addresses.donate) || english.startsWith(addresses.thanksDonation);
  const gift = failure === 503 && isOfGifts ? [away.gift] : [];
  return { heading: own.heading, paragraphs: [...gift, text, `<a href="${href}">${again}</a>`] };
}

/**
 * The page that is sent when the application could not respond (specification 8: router failure): plain HTML in the
 * language of the path, with the id of the request.
 */
export function failurePage(context: RequestContext, failure: Failure): string {
  const { giveElsewhere } = context.handler.info;
  const language = languageOf(context.path.toLowerCase().replace(/\.\w+$/, ""));
  const text = words[language];
  const { heading, paragraphs } = explainFailure(context, failure, language);
  // The donation page is cached, so it opens even when the application is busy.
  const home = inVersion(pathIn(language, "/"), context.isLight);
  const links = [
    `<a href="${inVersion(addressOf("donate", language), context.isLight)}">${text.give}</a>`,
    ...(giveElsewhere ? [`<a href="${escapeHtml(giveElsewhere)}">${text.elsewhere}</a>`] : []),
  ];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading}</title>
<style>${failureStyles}</style>
</head>
<body>
<main>
<h1>${heading}</h1>
${paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join("\n")}
<p>${text.number} <code>${context.requestId}</code></p>
<p><a href="${home}">${text.home}</a> · ${links.join(" · ")}</p>
</main>
</body>
</html>
`;
}
