import { NewsList } from "#app/components/giving/news-list.tsx";
import { PressForm } from "#app/components/forms/press-form.tsx";
import type { Route } from "./+types/page";

type Props = Pick<
  Route.ComponentProps["loaderData"],
  "content" | "news" | "view" | "address" | "done"
>;

/** News of the gift, newest first, and the way to get no e-mail about it. */
export function News({ content: { news: words }, news, view, address, done }: Props) {
  if (view.state !== "received") return null;
  return (
    <section className="gift-receipts stack" id="news">
      <h2>{words.title}</h2>
      {news.length > 0 ? <NewsList news={news} /> : <p>{words.coming}</p>}
      {done === "news_refused" && (
        <p className="note" role="status">
          {words.refused}
        </p>
      )}
      {view.wantsNews && (
        <PressForm action={address}>
          <button className="gift-plain touch" type="submit" name="action" value="refuse_news">
            {words.button}
          </button>
        </PressForm>
      )}
    </section>
  );
}
