import { FlaskConical } from 'lucide-react';
import { useScope } from '../api/scope';
import { useRead } from '../api/use-read';
import { formatTime } from '../parts/format';
import { To } from '../parts/to';
import { SandboxClockDocument } from './shell.documents';

/** Says on every page of the sandbox that it is one, and which time it has. */
export function SandboxBand() {
  const { mode } = useScope();
  const { data } = useRead(SandboxClockDocument, {}, { enabled: mode === 'sandbox', follows: [] });
  if (mode !== 'sandbox') return null;
  return (
    <aside
      aria-label="Sandbox"
      className="flex flex-wrap items-center gap-x-3 bg-warning-soft px-4 py-1.5 text-warning"
      data-screen-only
    >
      <FlaskConical className="size-4" aria-hidden />
      <span>Sandbox: nothing is mailed and nothing is paid.</span>
      {data && <span>Its clock shows {formatTime(data.sandbox.now)}.</span>}
      <To page="/developers/sandbox" className="font-medium underline">
        Move the clock
      </To>
    </aside>
  );
}
