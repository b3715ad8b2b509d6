import { useRead } from '../api/use-read';
import { inWords } from '../parts/badge';
import { Button } from '../parts/button';
import { LastProjectDocument } from './project.documents';

interface Chosen {
  claimantRole: string;
  sector: string;
}

/**
 * What the division was on its newest project, offered for a new one until it is chosen. It is never filled in unseen: the deadlines and who
 * receives a notice depend on it. What is chosen already is not offered in its place.
 */
export function LastUsed({
  divisionId,
  chosen,
  onUse,
}: {
  divisionId: string;
  chosen: Chosen;
  onUse: (values: Partial<Chosen>) => void;
}) {
  const last = useRead(LastProjectDocument, { divisionId }, { follows: ['project'], enabled: divisionId !== '' }).data
    ?.projects.nodes[0];
  if (!last?.sector) return null;
  const { claimantRole, sector } = last;
  const offer = { claimantRole, ...(chosen.sector === '' && { sector }) };
  if (chosen.claimantRole === claimantRole && offer.sector === undefined) return null;
  return (
    <p className="mb-3 flex flex-wrap items-center gap-2 text-sm text-muted sm:col-span-2">
      Last used by this division: {[claimantRole, ...(offer.sector ? [offer.sector] : [])].map(inWords).join(', ')}
      <Button onClick={() => onUse(offer)}>Use</Button>
    </p>
  );
}
