import type { ReactNode } from 'react';
import { useIsInDialog } from './modal';

/**
 * The buttons at the end of a form. In a dialog they stay in sight while what is above them scrolls, and the one that does it is
 * on the right.
 */
export function Foot({
  primary,
  others,
  isLong = false,
}: {
  primary: ReactNode;
  others?: ReactNode;
  /** On a page, the buttons stay in sight, too: the form is several screens high. */
  isLong?: boolean;
}) {
  if (!useIsInDialog())
    return (
      <div
        data-long-foot={isLong || undefined}
        className={`flex flex-wrap gap-2 ${isLong ? 'sticky bottom-0 z-10 -mx-4 border-t border-line bg-page px-4 py-3 sm:-mx-6 sm:px-6' : ''}`}
      >
        {primary}
        {others}
      </div>
    );
  return (
    <div className="sticky bottom-0 z-10 -mx-5 -mb-4 flex flex-wrap justify-end gap-2 border-t border-line bg-sheet px-5 py-3">
      {others}
      {primary}
    </div>
  );
}
