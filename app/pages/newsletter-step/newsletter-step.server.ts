import { data, type RouterContextProvider } from "react-router";
import { StorageUnavailable } from "#domain/storage-unavailable.ts";
import { newsletterPages } from "#domain/newsletter/newsletter.ts";
import { pageContent } from "#reader/content.ts";
import { languageOf } from "#domain/language/language.ts";
import { requestInfo, services } from "#app/services.server.ts";

type Step = keyof typeof newsletterPages;
type Context = Readonly<RouterContextProvider>;

/** The outcome of the visitor's one press; `failed` is ours, with the number of the request. */
export type StepResult = {
  readonly state: "done" | "unknown" | "failed";
  readonly requestId: string;
};

/** The page behind a link of a letter. Reading it changes nothing: mail scanners open links. */
export function newsletterStep(step: Step, url: URL) {
  const language = languageOf(url.pathname);
  const { head, ...content } = pageContent(newsletterPages[step], language);
  const token = url.searchParams.get("token") ?? "";
  return {
    head: { ...head, hidden: true },
    step: { ...content, hasToken: token !== "", address: url.pathname + url.search },
  };
}

/**
 * Does what the press asks for, by the token of the address alone: no cookie, no redirect, as mail
 * programs need it that send the POST themselves (RFC 8058).
 */
export async function takeNewsletterStep(
  { url, context }: { url: URL; context: Context },
  take: (
    world: ReturnType<typeof services>,
    token: string,
  ) => Promise<Exclude<StepResult["state"], "failed">>,
) {
  const requestId = requestInfo(context).requestId;
  try {
    const token = url.searchParams.get("token") ?? "";
    const state = token === "" ? "unknown" : await take(services(context), token);
    return data<StepResult>({ state, requestId }, state === "done" ? 200 : 404);
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    requestInfo(context).reportFailure(error);
    return data<StepResult>({ state: "failed", requestId }, 503);
  }
}
