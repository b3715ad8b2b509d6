import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { newKey } from '../api/new-key';
import { Button } from '../parts/button';
import { formatCount, formatNumber } from '../parts/format';
import { Menu } from '../parts/menu';
import { useGo } from '../parts/use-go';
import { kinds } from './acts';
import type { BulkRecordType } from './bulk.documents';
import type { Chosen } from './read-ids';

/** How many are chosen in a list, and what can be done with them. It stays in sight while the list scrolls. */
export function BulkBar({
  type,
  count,
  total,
  onAll,
  onNone,
  chosen,
  children,
}: {
  type: BulkRecordType;
  count: number;
  /** How many the list has with its filters, in the service. */
  total?: number | undefined;
  /** Chooses all of them. */
  onAll?: () => void;
  onNone: () => void;
  chosen: Chosen;
  /** What is done on a page of its own. */
  children?: ReactNode;
}) {
  const go = useGo();
  const { noun, choices } = kinds[type];
  if (count === 0) return null;
  const open = (act: string) => go({ page: '/bulk', search: { type, act, run: newKey(), chosen } });
  return (
    <fieldset
      aria-label={`What is chosen: ${noun}s`}
      data-screen-only
      className="sticky top-0 z-10 mb-3 flex min-w-0 flex-wrap items-center gap-2 rounded-md border border-accent bg-accent-soft px-3 py-2"
    >
      <span role="status" className="font-medium">{`${formatCount(count, noun)} chosen`}</span>
      {onAll && total !== undefined && total > count && (
        <Button look="quiet" onClick={onAll}>{`Choose all ${formatNumber(total)} that match`}</Button>
      )}
      <Button look="quiet" onClick={onNone}>
        Choose none
      </Button>
      <span className="ml-auto flex flex-wrap items-center gap-2">
        {children}
        <Menu
          label={`Do with them: ${formatCount(count, noun)}`}
          className="inline-flex min-h-9 items-center gap-1.5 rounded-md border border-line-strong bg-sheet px-3 py-1 font-medium hover:bg-sunken"
          items={choices.map(({ act, text, meaning }) => ({ text, note: meaning, onSelect: () => open(act) }))}
        >
          Do with them
          <ChevronDown className="size-4" aria-hidden />
        </Menu>
      </span>
    </fieldset>
  );
}
