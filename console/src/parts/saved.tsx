import type { ApiError } from '../api/errors';
import { Button } from './button';
import { ErrorNote } from './states';

interface Autosaved<Name extends string> {
  overtaken: readonly Name[];
  resolve: (name: Name, keep: 'mine' | 'theirs') => void;
  isChanged: boolean;
  isRefused: boolean;
  retry: () => void;
}

/** Errors that are shown at their field, or that the next reading of the record resolves. */
const shownElsewhere = ['VALIDATION_FAILED', 'PRECONDITION_FAILED'];

/** The state of a form that saves itself: what somebody else changed meanwhile, what was refused, and whether all is saved. */
export function Saved<Name extends string>({
  form,
  labels,
  stored,
  change,
}: {
  form: Autosaved<Name>;
  labels: Record<Name, string>;
  stored: Record<Name, string>;
  change: { error: ApiError | null; isPending: boolean };
}) {
  const isWaiting = change.isPending || (form.isChanged && !form.isRefused);
  return (
    <>
      {form.overtaken.map((name) => (
        <div key={name} role="alert" className="mb-3 rounded-md bg-warning-soft px-3 py-2">
          <p>
            Someone else changed “{labels[name]}” to {stored[name] || 'nothing'} while you were editing it.
          </p>
          <div className="mt-2 flex gap-2">
            <Button onClick={() => form.resolve(name, 'mine')}>Keep mine</Button>
            <Button onClick={() => form.resolve(name, 'theirs')}>Take theirs</Button>
          </div>
        </div>
      ))}
      {change.error && form.isRefused && !shownElsewhere.includes(change.error.code) && (
        <div className="mb-3">
          <ErrorNote error={change.error} retry={form.retry} />
        </div>
      )}
      <p role="status" className="text-sm text-muted">
        {isWaiting ? 'Saving…' : form.isChanged ? 'Not saved yet' : 'Saved as you type'}
      </p>
    </>
  );
}
