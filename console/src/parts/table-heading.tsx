import { ArrowDown, ArrowUp } from 'lucide-react';
import { nextOrder } from './order';

/** What a heading that orders its table stands for. */
export interface HeadingOrder {
  /** The order of the table: a field, after a minus if the largest come first. */
  order: string;
  field: string;
  largestFirst: boolean;
  onOrder: (order: string) => void;
}

/** For `aria-sort`; undefined while the table is in another order. */
export function readSort({ order, field }: HeadingOrder): 'ascending' | 'descending' | undefined {
  if (order === field) return 'ascending';
  return order === `-${field}` ? 'descending' : undefined;
}

/** The title of a column as a button that orders the table by it. */
export function Heading({ title, ordering }: { title: string; ordering: HeadingOrder }) {
  const { order, field, largestFirst, onOrder } = ordering;
  const sort = readSort(ordering);
  const Icon = sort === 'descending' ? ArrowDown : ArrowUp;
  return (
    <>
      <button
        type="button"
        className="inline-flex cursor-pointer items-center gap-1 font-medium hover:text-ink"
        onClick={() => onOrder(nextOrder(order, field, { largestFirst }))}
      >
        {title}
        {sort && <Icon className="size-3.5" aria-hidden />}
      </button>
      {/* Printed and exported: buttons are not, and would be left out of the heads of further pages. */}
      <span className="hidden print:inline">{title}</span>
    </>
  );
}
