import { formatCount, formatMoney } from '../parts/format';

export interface Bar {
  id: string;
  name: string;
  count: number;
  /** What is counted: `application`, `project`. */
  noun: string;
  amount: string;
  tone: 'bg-accent' | 'bg-warning' | 'bg-danger';
}

/** A row for each amount, as long as its share of the largest. A click shows what it is made of, another click closes that again. */
export function AmountBars({
  label,
  bars,
  chosen,
  onChoose,
}: {
  label: string;
  bars: readonly Bar[];
  chosen: string;
  onChoose: (id: string) => void;
}) {
  const most = Math.max(...bars.map(({ amount }) => Number(amount)), 1);
  return (
    <fieldset aria-label={label} className="mb-3 min-w-0 rounded-md border border-line bg-sheet p-2">
      {bars.map(({ id, name, count, noun, amount, tone }) => (
        <button
          key={id}
          type="button"
          aria-pressed={chosen === id}
          // Nothing is behind it.
          disabled={count === 0 && chosen !== id}
          onClick={() => onChoose(chosen === id ? '' : id)}
          className={`grid w-full grid-cols-[7rem_1fr] items-center gap-x-3 rounded px-2 py-1.5 text-left enabled:hover:bg-sunken sm:grid-cols-[9rem_1fr_8rem_8rem] ${chosen === id ? 'bg-sunken' : ''}`}
        >
          <span>{name}</span>
          <span aria-hidden className="max-sm:order-last max-sm:col-span-2">
            {bars.length > 1 && (
              <span
                className={`block h-3 rounded-r ${count > 0 ? tone : 'bg-line'}`}
                style={{ width: `${Math.max((Number(amount) / most) * 100, 0.5)}%` }}
              />
            )}
          </span>
          <span className={`text-right tabular-nums ${count > 0 ? 'font-medium' : 'text-muted'}`}>
            {formatMoney(amount)}
          </span>
          <span className="text-right text-sm text-muted max-sm:order-last max-sm:col-span-2">
            {formatCount(count, noun)}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
