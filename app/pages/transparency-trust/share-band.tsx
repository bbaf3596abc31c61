import type { BandName } from "#app/components/ui/band.tsx";
import "./share-band.css";

type Props = {
  /** Of a hundred threads, so many are woven. */
  percent: number;
  band: BandName;
  /** What is woven and what is left bare, each with its amount. */
  woven: { text: string; amount: string };
  bare: { text: string; amount: string };
};

/** A share as a length of woven band (design: woven bands); the words beneath say the same. */
export function ShareBand({ percent, band, woven, bare }: Props) {
  return (
    <div className="share-band" aria-hidden="true">
      <div className="share-loom">
        {/* Its width is an attribute: the page's rules allow no style of its own. */}
        <svg className={`share-woven band-${band}`} width={`${percent}%`} height="76" />
      </div>
      <div className="share-words">
        <p>
          <b>{woven.amount}</b> {woven.text}
        </p>
        <p>
          <b>{bare.amount}</b> {bare.text}
        </p>
      </div>
    </div>
  );
}
