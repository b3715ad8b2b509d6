import { formatAddress } from '../parts/address';
import { Badge, inWords } from '../parts/badge';
import { Button } from '../parts/button';
import type { Party } from './project';

/** What a search found is brought into sight. */
export const show = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' });

interface TreeProps {
  parties: readonly Party[];
  /** The claimant: its address is that of the claimant's party. */
  division: Parameters<typeof formatShortAddress>[0];
  above: string | null;
  /** The party that a search found. */
  found: string;
  onEdit: ((party: Party) => void) | undefined;
}

/** The parties by who hired whom. */
export function PartyTree({ parties, division, above, found: matches, onEdit }: TreeProps) {
  const partyIds = new Set(parties.map(({ id }) => id));
  const level = parties.filter(({ hiredByPartyId }) =>
    above === null ? hiredByPartyId === null || !partyIds.has(hiredByPartyId) : hiredByPartyId === above,
  );
  if (level.length === 0) return null;
  return (
    <ul className={above === null ? 'space-y-2' : 'mt-2 ml-3 space-y-2 border-l-2 border-line pl-4'}>
      {level.map((party) => (
        <li key={party.id} ref={party.id === matches ? show : undefined}>
          <p className={party.id === matches ? 'rounded bg-accent-soft px-1' : ''}>
            <span className="font-medium">{party.organization?.name ?? 'Unknown'}</span>{' '}
            <span className="text-muted">{inWords(party.role)}</span>{' '}
            {party.isClaimant && <Badge tone="accent">you</Badge>} {party.reputed && <Badge>reputed</Badge>}{' '}
            {!party.isActive && <Badge>not active</Badge>}
            {onEdit && (
              <Button
                look="quiet"
                className="!min-h-8 !px-2 !text-accent"
                aria-label={`Edit ${party.organization?.name ?? 'the party'}`}
                onClick={() => onEdit(party)}
              >
                Edit
              </Button>
            )}
          </p>
          <p className="text-sm text-muted">
            {formatShortAddress(party.addressLine1 ? party : party.isClaimant ? division : party.organization)}
            {party.namedBy && ` · Named by ${party.namedBy}`}
          </p>
          <PartyTree parties={parties} division={division} above={party.id} found={matches} onEdit={onEdit} />
        </li>
      ))}
    </ul>
  );
}

export function formatShortAddress(address: Parameters<typeof formatAddress>[0] | null | undefined): string {
  // One line without the suite.
  return (address && formatAddress({ ...address, addressLine2: null })) || 'No address';
}
