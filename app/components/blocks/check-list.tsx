import { Icon } from "#app/components/ui/icon.tsx";
import "./check-list.css";

export function CheckList({ items }: { items: string[] }) {
  return (
    <ul className="check-list cards gap-2">
      {items.map((item) => (
        <li key={item}>
          <Icon name="check" size={20} />
          {item}
        </li>
      ))}
    </ul>
  );
}
