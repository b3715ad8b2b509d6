import type { ApiError } from '../api/errors';
import { type MergeState, Overtaken } from './overtaken';
import { ErrorNote } from './states';

interface AutosaveState<Name extends string> extends MergeState<Name> {
  isChanged: boolean;
  isRefused: boolean;
  retry: () => void;
}

/** Errors that are shown at their field, or that the next reading of the record resolves. */
const shownElsewhere = ['VALIDATION_FAILED', 'PRECONDITION_FAILED'];

/** The state of a form that saves itself: what another person changed meanwhile, what was refused, and whether all is saved. */
export function Saved<Name extends string>({
  form,
  labels,
  stored,
  change,
}: {
  form: AutosaveState<Name>;
  labels: Record<Name, string>;
  stored: Record<Name, string>;
  change: { error: ApiError | null; isPending: boolean };
}) {
  const isWaiting = change.isPending || (form.isChanged && !form.isRefused);
  return (
    <>
      <Overtaken form={form} labels={labels} stored={stored} />
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
