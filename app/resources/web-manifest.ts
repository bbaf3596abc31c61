import type { LoaderFunctionArgs } from "react-router";
import { addressOf, languageOf } from "#domain/language/language.ts";
import { site } from "#reader/content.ts";

const red = "#9f1a2c";

const icon = (src: string, size: number, purpose?: "maskable") => ({
  src,
  sizes: `${size}x${size}`,
  type: "image/png",
  ...(purpose && { purpose }),
});

export function loader({ url }: LoaderFunctionArgs) {
  const language = languageOf(url.pathname);
  const home = addressOf("home", language);
  const { name, description } = site(language);
  return Response.json(
    {
      id: home,
      name,
      short_name: name,
      description,
      lang: language,
      start_url: home,
      scope: "/",
      // With back and reload buttons, because pages link to other sites.
      display: "minimal-ui",
      background_color: red,
      theme_color: red,
      icons: [
        icon("/icon-192.png", 192),
        icon("/icon-512.png", 512),
        icon("/icon-square-512.png", 512, "maskable"),
      ],
    },
    { headers: { "Content-Type": "application/manifest+json" } },
  );
}
