import { countyInSentence } from '@domain/address/county-names.js';
import { isRecordedByTown } from '@domain/recording-office/office.js';
import type { ReactNode } from 'react';
import { useRead } from '../api/use-read';
import { formatAddress } from '../parts/address';
import { Button } from '../parts/button';
import { formatDate } from '../parts/format';
import { ErrorNote } from '../parts/states';
import { To } from '../parts/to';
import {
  type DocumentProjectFragment,
  RecordingOfficesDocument,
  type RecordingOfficesQuery,
} from './made-documents.documents';

type RecordingOffice = RecordingOfficesQuery['recordingOffices'][number];

/** What a document about land is made from. */
export interface RecordInCounty {
  state: string;
  metadata: Record<string, unknown> | null;
  project: Pick<DocumentProjectFragment, 'id' | 'jobsites'> | null;
}

/** The county that the document is for: the one that the record names, or that of the primary jobsite in its state. */
function findCounty({ state, metadata, project }: RecordInCounty): string | undefined {
  const named = (metadata?.recording as { county?: unknown } | null | undefined)?.county;
  if (typeof named === 'string' && named.trim() !== '') return named;
  const sites = project?.jobsites.nodes ?? [];
  const inState = sites.filter((site) => site.state === state);
  const candidates = inState.length > 0 ? inState : sites;
  return (candidates.find(({ isPrimary }) => isPrimary) ?? candidates[0])?.county?.trim() || undefined;
}

/** The offices that a document may go to. Where it is recorded has legal effect, so that a person chooses, and none is filled in before. */
export function RecordingOffices({
  record,
  onUse,
}: {
  record: RecordInCounty;
  onUse: (office: RecordingOffice) => void;
}) {
  const { state, project } = record;
  const county = findCounty(record);
  const read = useRead(
    RecordingOfficesDocument,
    { state, county: county ?? '' },
    { enabled: county !== undefined && !isRecordedByTown(state), follows: ['document_order'] },
  );
  if (isRecordedByTown(state))
    return <Quiet>In this state each town keeps its own records. Enter the office of the town.</Quiet>;
  if (county === undefined)
    return (
      <Quiet>
        The recorder is that of the county.{' '}
        {project && (
          <To page="/projects/$id" params={{ id: project.id }} search={{ tab: 'people' }}>
            Enter the county of the jobsite
          </To>
        )}{' '}
        to see which office that is.
      </Quiet>
    );
  const place = countyInSentence(county, state);
  const offices = read.data?.recordingOffices;
  if (!offices)
    return (
      read.error && (
        <div className="mb-3">
          <ErrorNote error={read.error} isRead retry={read.refetch} />
        </div>
      )
    );
  if (offices.length === 0) return <Quiet>The directory has no office of {place} yet.</Quiet>;
  return (
    <section aria-label={`Offices of ${place}`} className="mb-3 text-sm">
      <ul className="space-y-2">
        {offices.map((office) => (
          <li
            key={[office.name, office.addressLine1, office.kind, office.district].join('|')}
            className="flex items-start justify-between gap-3"
          >
            <span className="min-w-0 break-words">
              {nameOffice(office)}, {formatAddress({ ...office, state })}{' '}
              <span className="text-muted">— {tellOrigin(office)}</span>
            </span>
            <Button className="shrink-0" onClick={() => onUse(office)}>
              Use it<span className="sr-only"> {office.name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Quiet({ children }: { children: ReactNode }) {
  return <p className="mb-3 text-sm text-muted">{children}</p>;
}

function nameOffice({ name, district }: RecordingOffice): string {
  return district ? `${name} (${district})` : name;
}

/** `clerk of court, from the directory, checked on 01/15/2026; you used it on 03/04/2026`. */
function tellOrigin({ kind, phone, checkedOn, usedOn, usedFor }: RecordingOffice): string {
  const listed = checkedOn && [
    kind === 'COURT_CLERK' && 'clerk of court',
    phone,
    'from the directory',
    `checked on ${formatDate(checkedOn)}`,
  ];
  const used = usedOn && `you ${usedFor === 'FILING' ? 'filed there' : 'used it'} on ${formatDate(usedOn)}`;
  return [listed ? listed.filter(Boolean).join(', ') : null, used].filter(Boolean).join('; ');
}
