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
 * receives a notice depend on it.
 */
export function LastUsed({
  divisionId,
  chosen,
  onUse,
}: {
  divisionId: string;
  chosen: Chosen;
  onUse: (values: Chosen) => void;
}) {
  const last = useRead(LastProjectDocument, { divisionId }, { follows: ['project'], enabled: divisionId !== '' }).data
    ?.projects.nodes[0];
  if (!last?.sector) return null;
  const { claimantRole, sector } = last;
  const isChosen = chosen.claimantRole === claimantRole && chosen.sector === sector;
  if (isChosen) return null;
  return (
    <p className="mb-3 flex flex-wrap items-center gap-2 text-sm text-muted sm:col-span-2">
      Last used by this division: {inWords(claimantRole)}, {inWords(sector).toLowerCase()}
      <Button onClick={() => onUse({ claimantRole, sector })}>Use</Button>
    </p>
  );
}
