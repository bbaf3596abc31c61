import { useEffect } from "react";
import { useLocation, useRevalidator } from "react-router";
import { useLight } from "#app/components/light/light.tsx";

export const maxPolls = 8;
const pauseSeconds = (polls: number) => Math.min(60, 4 * 2 ** polls);

/**
 * Reloads the page's data while the payment is pending, after longer and longer pauses; without script the page.
 * @param polls so far: `?look=` of the address, which the meta refresh counts up
 */
export function PollStatus({ polls }: { polls: number }) {
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const light = useLight();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const schedule = (count: number) => {
      if (count >= maxPolls) return;
      const poll = () => {
        void revalidate();
        schedule(count + 1);
      };
      timer = setTimeout(poll, pauseSeconds(count) * 1000);
    };
    schedule(polls);
    return () => clearTimeout(timer);
  }, [polls, revalidate]);
  if (polls >= maxPolls) return null;
  const refresh = `${pauseSeconds(polls)};url=${pathname}?look=${polls + 1}`;
  const meta = <meta httpEquiv="refresh" content={refresh} />;
  // The light version never loads the application, so it always needs the meta refresh.
  return light ? meta : <noscript>{meta}</noscript>;
}
