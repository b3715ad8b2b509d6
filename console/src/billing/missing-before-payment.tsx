import { useRead } from '../api/use-read';
import { Badge, inWords, type Tone } from '../parts/badge';
import { ButtonLink } from '../parts/button';
import { useFilters } from '../parts/filters';
import { formatDate, formatMoney } from '../parts/format';
import { Section } from '../parts/page';
import { Empty, Loaded } from '../parts/states';
import { type Column, Table } from '../parts/table';
import { To } from '../parts/to';
import { ProjectFilter } from '../projects/project-field';
import { useCanChange } from '../shell/viewer';
import { MissingBeforePayingDocument, type MissingBeforePayingQuery } from './missing.documents';
import { NoticesOnNone } from './notices-on-none';

type Claimant = MissingBeforePayingQuery['missingBeforePayment']['claimants'][number];

const follows = ['received_notice', 'party', 'waiver', 'project', 'pay_application', 'jobsite', 'organization'];

/** Who can still claim before the application is paid, for how much, until when, and which waivers they owe. */
export function MissingBeforePayment({ id, projectId }: { id: string; projectId: string | null }) {
  const [{ project }, setFilters] = useFilters('/billing/pay-applications/$id', { project: '' });
  const chosen = projectId ?? (project || null);
  return (
    <Section
      title="Missing before you pay"
      actions={
        projectId && (
          <To page="/billing/pay-applications/$id/waivers" params={{ id }}>
            Waivers of the payees
          </To>
        )
      }
    >
      {projectId === null && (
        <>
          <p className="mb-2 text-muted">It is read from your own records: choose the project that is billed.</p>
          <ProjectFilter value={project} onChange={(chosenId) => setFilters({ project: chosenId })} />
        </>
      )}
      {chosen && <Claimants id={id} projectId={chosen} isOwn={projectId !== null} />}
    </Section>
  );
}

function Claimants({ id, projectId, isOwn }: { id: string; projectId: string; isOwn: boolean }) {
  const canChange = useCanChange();
  const read = useRead(MissingBeforePayingDocument, { id, projectId: isOwn ? null : projectId }, { follows });
  return (
    <Loaded read={read}>
      {({ missingBeforePayment: { claimants, isHold, asOf }, onNoProject: { totalCount: waiting } }) => (
        <>
          {waiting > 0 && <NoticesOnNone count={waiting} projectId={projectId} />}
          {claimants.length === 0 ? (
            <Empty title={waiting > 0 ? 'No claimant is on the project' : 'No one else can claim'}>
              No party below is on the project, and no notice is. <Log projectId={projectId} />
            </Empty>
          ) : (
            <>
              <p className="mb-2 flex flex-wrap items-center gap-2">
                {isHold ? (
                  <Badge tone="danger">Hold the payment</Badge>
                ) : (
                  waiting === 0 && <Badge tone="success">Nothing is missing</Badge>
                )}
                <span className="text-muted">As of {formatDate(asOf)}, from your own records.</span>
                <Log projectId={projectId} />
              </p>
              <Table
                caption="Who can claim"
                rows={claimants}
                rowKey={({ partyId, name }) => partyId ?? name}
                columns={canChange && isOwn ? [...columns, toAsk(projectId)] : columns}
              />
            </>
          )}
        </>
      )}
    </Loaded>
  );
}

function Log({ projectId }: { projectId: string }) {
  return (
    <To page="/projects/$id" params={{ id: projectId }} search={{ tab: 'received' }}>
      Received notices
    </To>
  );
}

const standings: Record<Claimant['standing'], { text: string; tone: Tone }> = {
  CAN_CLAIM: { text: 'Can claim', tone: 'warning' },
  CLAIM_MADE: { text: 'Claim made', tone: 'danger' },
  ENDED: { text: 'Time has ended', tone: 'neutral' },
  NO_RIGHT: { text: 'No right', tone: 'neutral' },
};

const preliminary: Record<Claimant['preliminaryNotice'], string> = {
  RECEIVED: 'Preliminary notice received',
  NOT_RECEIVED: 'No preliminary notice is logged',
  NOT_REQUIRED: 'No preliminary notice is asked for',
};

const columns: Column<Claimant>[] = [
  {
    title: 'Claimant',
    cell: ({ name, role, match, standing, preliminaryNotice }) => (
      <>
        <p className="font-medium break-words">{name}</p>
        <p className="text-muted">{role ? inWords(role) : 'Role not known'}</p>
        <p className="flex flex-wrap gap-1">
          <Badge tone={standings[standing].tone}>{standings[standing].text}</Badge>
          {match === 'UNKNOWN_CLAIMANT' && <Badge tone="danger">Unknown claimant</Badge>}
          {match === 'OPEN' && <Badge tone="warning">To match</Badge>}
        </p>
        {standing !== 'NO_RIGHT' && <p className="text-sm text-muted">{preliminary[preliminaryNotice]}</p>}
      </>
    ),
  },
  {
    title: 'Amount noticed',
    align: 'right',
    cell: ({ amountNoticed }) => (amountNoticed ? formatMoney(amountNoticed) : 'Not said'),
  },
  { title: 'Until', cell: (claimant) => <Until claimant={claimant} />, below: true },
  {
    title: 'Waivers outstanding',
    cell: ({ outstandingWaivers }) =>
      outstandingWaivers.length === 0 ? (
        'None'
      ) : (
        <ul>
          {outstandingWaivers.map(({ type, payApplicationId, throughDate }) => (
            <li key={`${type}${payApplicationId}`}>
              {inWords(type)}, through {formatDate(throughDate)}
            </li>
          ))}
        </ul>
      ),
    below: true,
  },
];

/** Asks the claimant for what it owes. */
const toAsk = (project: string): Column<Claimant> => ({
  title: 'Actions',
  align: 'right',
  isControl: true,
  cell: ({ partyId, name, outstandingWaivers }) =>
    partyId &&
    outstandingWaivers.map(({ type, payApplicationId: application }) => (
      <ButtonLink
        key={`${type}${application}`}
        look="quiet"
        page="/waivers/requests/new"
        search={{ project, party: partyId, application, type }}
        aria-label={`Ask ${name} for the ${inWords(type).toLowerCase()} waiver`}
      >
        Ask
      </ButtonLink>
    )),
});

function Until({ claimant: { standing, right, claimUntil, isClaimUntilKnown, explanation } }: { claimant: Claimant }) {
  if (standing === 'NO_RIGHT') return <span title={explanation}>—</span>;
  const day = claimUntil && <span className="whitespace-nowrap">{formatDate(claimUntil)}</span>;
  return (
    <>
      {isClaimUntilKnown ? day : day ? <>At least until {day}; the last day is not known</> : 'Not known'}
      <details className="text-sm text-muted">
        <summary>{right ? inWords(right) : 'Why'}</summary>
        {explanation}
      </details>
    </>
  );
}
