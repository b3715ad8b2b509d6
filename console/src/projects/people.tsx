import { countyName } from '@domain/address/county-names.js';
import { useState } from 'react';
import { useRead } from '../api/use-read';
import { Badge } from '../parts/badge';
import { Button } from '../parts/button';
import { useFilters } from '../parts/filters';
import { Section, Sheet } from '../parts/page';
import { Loaded } from '../parts/states';
import { To } from '../parts/to';
import { useCanChange } from '../shell/viewer';
import { EditJobsiteDialog, nameOfJobsite } from './edit-jobsite-dialog';
import { EditPartyDialog } from './edit-party-dialog';
import { JobsiteDialog } from './jobsite-dialog';
import { PartyDialog } from './party-dialog';
import { formatShortAddress, PartyTree, show } from './party-tree';
import { ProjectPeopleDocument } from './project.documents';

/** The parties as a tree of who hired whom, and the jobsites. */
export default function People({ id }: { id: string }) {
  const canChange = useCanChange();
  const [{ found: searchText }] = useFilters('/projects/$id', { found: '' });
  const read = useRead(
    ProjectPeopleDocument,
    { id },
    { follows: ['project', 'party', 'jobsite', 'organization', 'division'] },
  );
  const [adding, setAdding] = useState<'party' | 'jobsite'>();
  const [editing, setEditing] = useState<string>();
  return (
    <Loaded read={read}>
      {({ project: { parties, jobsites, state, division } }) => (
        <>
          <Section
            title="Parties"
            actions={canChange && <Button onClick={() => setAdding('party')}>Add a party</Button>}
          >
            <Sheet>
              <PartyTree
                parties={parties.nodes}
                division={division}
                above={null}
                found={searchText}
                onEdit={canChange ? (party) => setEditing(party.id) : undefined}
              />
            </Sheet>
            {canChange && !parties.nodes.some(({ role }) => role === 'OWNER') && (
              <p className="mt-2 text-muted">
                You do not know the owner?{' '}
                <To page="/mail/research/new" search={{ project: id }}>
                  Have it researched
                </To>
              </p>
            )}
          </Section>
          <Section
            title="Jobsites"
            actions={canChange && <Button onClick={() => setAdding('jobsite')}>Add a jobsite</Button>}
          >
            {jobsites.nodes.length === 0 && (
              <p className="text-muted">No jobsite is recorded. Documents print its address.</p>
            )}
            <ul className="grid gap-2 md:grid-cols-2">
              {jobsites.nodes.map((site) => (
                <li
                  key={site.id}
                  ref={site.id === searchText ? show : undefined}
                  className={`rounded-md border bg-sheet p-3 ${site.id === searchText ? 'border-accent' : 'border-line'}`}
                >
                  <p className="font-medium">
                    {site.name ?? site.addressLine1 ?? 'Jobsite'}{' '}
                    {site.isPrimary && <Badge tone="accent">primary</Badge>}
                    {canChange && (
                      <Button
                        look="quiet"
                        className="!min-h-8 !px-2 !text-accent"
                        aria-label={`Edit ${nameOfJobsite(site)}`}
                        onClick={() => setEditing(site.id)}
                      >
                        Edit
                      </Button>
                    )}
                  </p>
                  <p className="text-muted">{formatShortAddress(site)}</p>
                  {site.county && <p className="text-muted">{countyName(site.county, site.state ?? '')}</p>}
                  {site.parcelNumber && <p className="text-muted">Parcel {site.parcelNumber}</p>}
                </li>
              ))}
            </ul>
          </Section>
          {adding === 'party' && (
            <PartyDialog projectId={id} parties={parties.nodes} onClose={() => setAdding(undefined)} />
          )}
          {parties.nodes
            .filter((party) => party.id === editing)
            .map((party) => (
              <EditPartyDialog
                key={party.id}
                party={party}
                parties={parties.nodes}
                onClose={() => setEditing(undefined)}
              />
            ))}
          {jobsites.nodes
            .filter((site) => site.id === editing)
            .map((site) => (
              <EditJobsiteDialog key={site.id} jobsite={site} onClose={() => setEditing(undefined)} />
            ))}
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
