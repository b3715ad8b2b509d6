import { formatNumber } from './format';

/** Says how much of a list is on the page, if some of it is not: `100 of 2,264`. */
export function Shown({ count, total }: { count: number; total: number | undefined }) {
  if (total === undefined || count >= total) return null;
  return (
    <p role="status" className="mt-2 text-sm text-muted">
      {`${formatNumber(count)} of ${formatNumber(total)} are shown here.`}
    </p>
  );
}
