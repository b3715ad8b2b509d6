import { Info } from 'lucide-react';
import { inWords } from '../parts/badge';
import { useMembership } from '../shell/viewer';

/** Says why a page has no buttons, to people whose role does not allow its changes. */
export function Rights({ may, who = 'A member with more rights' }: { may: boolean; who?: string }) {
  const role = useMembership()?.role;
  if (may || !role) return null;
  return (
    <p className="mb-3 flex gap-2 rounded-md border border-line bg-sunken px-3 py-2">
      <Info className="mt-0.5 size-4 shrink-0 text-muted" aria-hidden />
      <span>
        Your role here is {inWords(role).toLowerCase()}, so you can read this page. {who} can change it.
      </span>
    </p>
  );
}
