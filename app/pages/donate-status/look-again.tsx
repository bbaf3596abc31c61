import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { mostLooks } from "./looks.ts";

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
  if (look >= mostLooks) return null;
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`${pauseSeconds(look)};url=${address}?look=${look + 1}`} />
    </noscript>
  );
}
