import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { useLight } from "#app/components/light/light.tsx";

export const mostLooks = 8;
const pauseSeconds = (look: number) => Math.min(60, 4 * 2 ** look);

/** Reloads the page's data while the payment is pending, after longer and longer pauses; without script by a meta refresh. */
export function LookAgain({ look, address }: { look: number; address: string }) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = (count: number) => {
      if (count >= mostLooks) return;
      timer = setTimeout(
        () => {
          void revalidate();
          wait(count + 1);
        },
        pauseSeconds(count) * 1000,
      );
    };
    wait(look);
    return () => clearTimeout(timer);
  }, [look, revalidate]);
  const light = useLight();
  if (look >= mostLooks) return null;
  const again = (
    <meta httpEquiv="refresh" content={`${pauseSeconds(look)};url=${address}?look=${look + 1}`} />
  );
  // The light version never loads the application, so it always needs the meta refresh.
  return light ? again : <noscript>{again}</noscript>;
}
