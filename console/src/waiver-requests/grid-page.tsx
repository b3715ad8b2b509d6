import { useParams } from '@tanstack/react-router';
import { useRead } from '../api/use-read';
import { Badge, inWords, Status } from '../parts/badge';
import { ButtonLink } from '../parts/button';
import { formatCount, formatMoney, formatTime } from '../parts/format';
import { Page } from '../parts/page';
import { Empty, Loaded } from '../parts/states';
import { type Column, Table } from '../parts/table';
import { To } from '../parts/to';
import { useCanChange } from '../shell/viewer';
import { missingWord, statementWords } from './grid-words';
import { inPolicyWords, PolicyField } from './policy-field';
import { WaiverGridDocument, type WaiverGridQuery } from './requests.documents';

type Grid = WaiverGridQuery['waiverGrid'];
type Row = NonNullable<Grid>['rows'][number];

export const gridRecords = ['waiver_request', 'party', 'organization', 'pay_application', 'project'];

/** The payees of a pay application by the types of waivers that they were asked for: who owes what, and who is missing. */
export default function GridPage() {
  const { id } = useParams({ from: '/$organization/$mode/billing/pay-applications/$id/waivers' });
  const read = useRead(WaiverGridDocument, { id }, { follows: gridRecords });
  const canChange = useCanChange();
  const application = read.data?.payApplication;
  const hasPayees = (read.data?.waiverGrid?.rows.length ?? 0) > 0;
  const ask = canChange && hasPayees && application?.status !== 'VOID' && (
    <ButtonLink look="primary" page="/billing/pay-applications/$id/ask" params={{ id }}>
      Ask for waivers
    </ButtonLink>
  );
  return (
    <Page
      title={application ? `Waivers for pay application no. ${application.applicationNumber}` : 'Waivers'}
      subtitle={
        application?.project && (
          <>
            <To page="/projects/$id" params={{ id: application.project.id }}>
              {application.project.name}
            </To>
            {' · '}
            <To page="/projects/$id/waivers" params={{ id: application.project.id }}>
              All pay applications
            </To>
            {' · '}
            <To page="/billing/pay-applications/$id" params={{ id }}>
              Pay application
            </To>
          </>
        )
      }
      actions={ask}
    >
      <Loaded read={read}>
        {({ waiverGrid, payApplication }) => (
          <>
            {waiverGrid &&
              (canChange ? (
                <PolicyField application={payApplication} policy={waiverGrid.policy} />
              ) : (
                <p className="mb-3 text-muted">Must sign: {inPolicyWords(waiverGrid.policy)}.</p>
              ))}
            <Payees grid={waiverGrid} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function Payees({ grid }: { grid: Grid }) {
  if (!grid || grid.rows.length === 0) {
    return (
      <Empty title="No payee is on the project">
        Add the parties that the claimant hired, and those whom they hired: each names who hired it.
      </Empty>
    );
  }
  const { rows, types, asked, missing, isComplete, completeAt, policy } = grid;
  const others = rows.length - asked;
  const columns: Column<Row>[] = [
    { title: 'Payee', cell: ({ organizationName }) => organizationName },
    {
      title: 'Tier',
      align: 'right',
      below: true,
      cell: ({ tier }) =>
        tier === null ? (
          'No longer below you'
        ) : (
          <>
            <span className="md:hidden" data-screen-only>
              Tier{' '}
            </span>
            {tier}
          </>
        ),
    },
    ...types.map(
      (type): Column<Row> => ({
        title: inWords(type),
        below: true,
        cell: ({ cells }) => {
          const cell = cells.find((one) => one.type === type);
          if (!cell) return <span className="text-muted max-md:hidden">Not asked</span>;
          return (
            <span className="flex flex-wrap items-center gap-x-2">
              <To page="/waivers/requests/$id" params={{ id: cell.waiverRequestId }}>
                {/* A phone has no column to name it. */}
                <span className="md:hidden" data-screen-only>
                  {inWords(type)}{' '}
                </span>
                <Status status={cell.status} />
              </To>
              {cell.amount && formatMoney(cell.amount)}
            </span>
          );
        },
      }),
    ),
    ...(policy === 'PAYEE_STATEMENT'
      ? [{ title: 'Whom it hired', below: true, cell: ({ statement }: Row) => statementWords[statement] }]
      : []),
    { title: 'Missing', cell: (row) => missingWord(row, policy) },
  ];
  return (
    <>
      <p className="mb-3 flex flex-wrap items-center gap-2">
        {isComplete ? (
          <Badge tone="success">Complete</Badge>
        ) : (
          <Badge tone="warning">{asked === 0 ? 'No one was asked' : `${formatCount(missing, 'payee')} missing`}</Badge>
        )}
        {isComplete && (
          <span className="text-muted">
            Everyone who must sign has signed{completeAt && `, ${formatTime(completeAt)}`}.
          </span>
        )}
        {asked > 0 && others > 0 && <span className="text-muted">{formatCount(others, 'payee')} not asked.</span>}
      </p>
      <Table caption="Waivers of the payees" columns={columns} rows={rows} rowKey={({ partyId }) => partyId} />
    </>
  );
}
