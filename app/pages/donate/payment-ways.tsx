import type { GiftViewModel } from "#app/forms/gift-view-model.server.ts";

export function PaymentWays({ ways }: Pick<GiftViewModel, "ways">) {
  if (!ways) return null;
  return (
    <div className="small muted">
      <p>{ways.line}</p>
      {ways.notes.length > 0 && (
        <details className="donate-ways">
          <summary>{ways.more}</summary>
          {ways.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </details>
      )}
    </div>
  );
}
