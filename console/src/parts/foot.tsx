import type { ReactNode } from 'react';
import { useIsInDialog } from './modal';

/**
 * The buttons at the end of a form. In a dialog they stay in sight while what is above them scrolls, and the one that does it is
 * on the right.
 */
export function Foot({ primary, others }: { primary: ReactNode; others?: ReactNode }) {
  if (!useIsInDialog())
    return (
      <div className="flex flex-wrap gap-2">
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
