import { Eye, WifiOff } from 'lucide-react';
import { useConnection } from './live-context';
import { SandboxBand } from './sandbox-band';
import { useMembership } from './viewer';

/** What is said above every page while it is so. */
export function Bands() {
  return (
    <>
      <SandboxBand />
      <ReaderBand />
      <OfflineBand />
    </>
  );
}

/** Says why a page has no buttons, to people who only read. */
function ReaderBand() {
  if (useMembership()?.role !== 'READ_ONLY') return null;
  return (
    <aside
      aria-label="Your role"
      className="flex items-center gap-x-3 border-b border-line bg-sunken px-4 py-1.5"
      data-screen-only
    >
      <Eye className="size-4 shrink-0 text-muted" aria-hidden />
      <span>
        Your role here is read only: you see the records and change none. An owner or admin can change your role.
      </span>
    </aside>
  );
}

function OfflineBand() {
  if (useConnection() !== 'offline') return null;
  return (
    <aside aria-label="Connection" className="bg-warning-soft px-4 py-1.5 text-warning">
      <p role="status" className="flex items-center gap-2">
        <WifiOff className="size-4 shrink-0" aria-hidden />
        The connection is lost. This page shows what it last read, and reads again once it is back.
      </p>
    </aside>
  );
}
