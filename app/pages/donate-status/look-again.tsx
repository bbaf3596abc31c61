import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { useLight } from "#app/components/light/light.tsx";

export const mostLooks = 8;
const pauseSeconds = (look: number) => Math.min(60, 4 * 2 ** look);

/** Looks again while there is something to wait for; without script a browser does it by itself. */
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
  // The light version has no application, whether the browser has script or not.
  return light ? again : <noscript>{again}</noscript>;
}
