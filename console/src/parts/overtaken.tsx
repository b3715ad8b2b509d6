import { Button } from './button';
import { Warning } from './warning';

export interface MergeState<Name extends string> {
  overtaken: readonly Name[];
  resolve: (name: Name, keep: 'mine' | 'theirs') => void;
}

/** What another person changed in the fields that are edited here, each with the choice of what counts. */
export function Overtaken<Name extends string>({
  form,
  labels,
  stored,
}: {
  form: MergeState<Name>;
  labels: Record<Name, string>;
  /** What the record says now, as people read it. */
  stored: Record<Name, string | boolean>;
}) {
  return form.overtaken.map((name) => (
    <Warning key={name} role="alert">
      <p>
        Someone else changed “{labels[name]}” to {spoken(stored[name])} while you were editing it.
      </p>
      <div className="mt-2 flex gap-2">
        <Button onClick={() => form.resolve(name, 'mine')}>Keep mine</Button>
        <Button onClick={() => form.resolve(name, 'theirs')}>Take theirs</Button>
      </div>
    </Warning>
  ));
}

function spoken(value: string | boolean): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value || 'nothing';
}
