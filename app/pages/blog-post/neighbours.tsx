import { addressOf } from "#domain/language/language.ts";
import { useLanguage } from "#app/language/labels.tsx";
import type { Route } from "./+types/page";
import { PageLink } from "#app/components/ui/page-link.tsx";

type Data = Route.ComponentProps["loaderData"];

/** The ways to the newer and to the older article. */
export function Neighbours({
  near,
  content,
}: {
  near: NonNullable<Data["near"]>;
  content: Data["content"];
}) {
  const language = useLanguage();
  const links = [
    { way: content.newer, post: near.newer, rel: "prev" },
    { way: content.older, post: near.older, rel: "next" },
  ];
  return (
    <ul className="post-neighbours">
      {links.map(({ way, post, rel }) =>
        post ? (
          <li key={rel}>
            <PageLink rel={rel} to={addressOf("blogPost", language, { params: { id: post.id } })}>
              <small>{way}</small>
              <span>{post.title}</span>
            </PageLink>
          </li>
        ) : null,
      )}
    </ul>
  );
}
