import { Info } from 'lucide-react';
import { inWords } from '../parts/badge';
import { useMembership } from '../shell/viewer';

/** Says why a page has no buttons, to members whose role does not allow its changes. For those who only read, a band above every page does. */
export function Rights({ may }: { may: boolean }) {
  const role = useMembership()?.role;
  if (may || !role || role === 'READ_ONLY') return null;
  return (
    <p className="mb-3 flex gap-2 rounded-md border border-line bg-sunken px-3 py-2">
      <Info className="mt-0.5 size-4 shrink-0 text-muted" aria-hidden />
      <span>
        Your role here is {inWords(role).toLowerCase()}, so you can read this page. An owner or admin can change it.
      </span>
    </p>
  );
}
