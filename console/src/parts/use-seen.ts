import { useEffect, useRef, useState } from 'react';
import type { ApiError } from '../api/errors';

/** The time of a record’s last change when a dialog on it was opened, and whether it changed since. */
export function useSeen(updatedAt: string): { seen: string; hasChanged: boolean } {
  const [seen] = useState(updatedAt);
  return { seen, hasChanged: seen !== updatedAt };
}

/**
 * For a dialog that confirms a change of a record: a state that arrived while it was open is confirmed only after the dialog has said
 * so (`SeenNotice`) and the person has gone on. A refusal because of such a change has said it too.
 */
export function useConfirmed(
  updatedAt: string,
  { error, isPending, isSuccess }: { error: ApiError | null; isPending: boolean; isSuccess: boolean },
) {
  const [seen, setSeen] = useState(updatedAt);
  const shown = useRef<ApiError>(undefined);
  useEffect(() => {
    if (error?.code !== 'PRECONDITION_FAILED' || shown.current === error || seen === updatedAt) return;
    shown.current = error;
    setSeen(updatedAt);
  }, [updatedAt, error, seen]);
  // While no answer says what became of the change, the new state may be the person's own: sent again, it is answered as the first time.
  const isUnanswered = isPending || error?.isPassing;
  const hasChanged = seen !== updatedAt && !isUnanswered && !isSuccess;
  return {
    hasChanged,
    /** Sends the change for the state that was seen, or goes on with the new state. */
    confirm: (send: (expectedUpdatedAt: string) => void) => (hasChanged ? setSeen(updatedAt) : send(seen)),
    /** The text of the button. */
    labelOf: (submit: string) => (hasChanged ? 'Continue with the change' : submit),
  };
}
