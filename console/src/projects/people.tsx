import { useState } from 'react';
import { useRead } from '../api/use-read';
import { Badge, inWords } from '../parts/badge';
import { Button } from '../parts/button';
import { Section, Sheet } from '../parts/page';
import { Loaded } from '../parts/states';
import { useMayChange } from '../shell/viewer';
import { JobsiteDialog } from './jobsite-dialog';
import { PartyDialog } from './party-dialog';
import { ProjectPeopleDocument, type ProjectPeopleQuery } from './project.documents';

export type Party = ProjectPeopleQuery['project']['parties']['nodes'][number];

/** The parties as a tree of who hired whom, and the jobsites. */
export default function People({ id }: { id: string }) {
  const mayChange = useMayChange();
  const read = useRead(ProjectPeopleDocument, { id }, { follows: ['project', 'party', 'jobsite', 'organization'] });
  const [adding, setAdding] = useState<'party' | 'jobsite'>();
  return (
    <Loaded read={read}>
      {({ project: { parties, jobsites, state } }) => (
        <>
          <Section
            title="Parties"
            actions={mayChange && <Button onClick={() => setAdding('party')}>Add a party</Button>}
          >
            <Sheet>
              <Tree parties={parties.nodes} above={null} />
            </Sheet>
          </Section>
          <Section
            title="Jobsites"
            actions={mayChange && <Button onClick={() => setAdding('jobsite')}>Add a jobsite</Button>}
          >
            {jobsites.nodes.length === 0 && (
              <p className="text-muted">No jobsite is recorded. Documents print its address.</p>
            )}
            <ul className="grid gap-2 md:grid-cols-2">
              {jobsites.nodes.map((site) => (
                <li key={site.id} className="rounded-md border border-line bg-sheet p-3">
                  <p className="font-medium">
                    {site.name ?? site.addressLine1 ?? 'Jobsite'}{' '}
                    {site.isPrimary && <Badge tone="accent">primary</Badge>}
                  </p>
                  <p className="text-muted">{addressOf(site)}</p>
                  {site.county && <p className="text-muted">{site.county} County</p>}
                  {site.parcelNumber && <p className="text-muted">Parcel {site.parcelNumber}</p>}
                </li>
              ))}
            </ul>
          </Section>
          {adding === 'party' && (
            <PartyDialog projectId={id} parties={parties.nodes} onClose={() => setAdding(undefined)} />
          )}
          {adding === 'jobsite' && (
            <JobsiteDialog
              projectId={id}
              state={state}
              isFirst={jobsites.nodes.length === 0}
              onClose={() => setAdding(undefined)}
            />
          )}
        </>
      )}
    </Loaded>
  );
}

function Tree({ parties, above }: { parties: readonly Party[]; above: string | null }) {
  const known = new Set(parties.map(({ id }) => id));
  const level = parties.filter(({ hiredByPartyId }) =>
    above === null ? hiredByPartyId === null || !known.has(hiredByPartyId) : hiredByPartyId === above,
  );
  if (level.length === 0) return null;
  return (
    <ul className={above === null ? 'space-y-2' : 'mt-2 ml-3 space-y-2 border-l-2 border-line pl-4'}>
      {level.map((party) => (
        <li key={party.id}>
          <p>
            <span className="font-medium">{party.organization?.name ?? 'Unknown'}</span>{' '}
            <span className="text-muted">{inWords(party.role)}</span>{' '}
            {party.isClaimant && <Badge tone="accent">you</Badge>} {party.reputed && <Badge>reputed</Badge>}{' '}
            {!party.isActive && <Badge>not in use</Badge>}
          </p>
          <p className="text-sm text-muted">{addressOf(party.addressLine1 ? party : party.organization)}</p>
          <Tree parties={parties} above={party.id} />
        </li>
      ))}
    </ul>
  );
}

interface Address {
  addressLine1?: string | null;
  city?: string | null;
  state?: string | null;
  zip?: string | null;
}

function addressOf(address: Address | null | undefined): string {
  const { addressLine1, city, state, zip } = address ?? {};
  return [addressLine1, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ') || 'No address';
}
