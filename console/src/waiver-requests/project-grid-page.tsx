import { useParams } from '@tanstack/react-router';
import { useRead } from '../api/use-read';
import { inWords, Status } from '../parts/badge';
import { formatDate } from '../parts/format';
import { Page } from '../parts/page';
import { Empty, Loaded } from '../parts/states';
import { type Column, Table } from '../parts/table';
import { To } from '../parts/to';
import { gridRecords } from './grid-page';
import { ProjectWaiverGridDocument, type ProjectWaiverGridQuery } from './requests.documents';

type Grid = ProjectWaiverGridQuery['projectWaiverGrid'];
type Row = NonNullable<Grid>['rows'][number];
type Draw = NonNullable<Grid>['draws'][number];

/** The payees of a project by its pay applications: who signed what, from the first to the last. */
export default function ProjectGridPage() {
  const { id } = useParams({ from: '/$organization/$mode/projects/$id/waivers' });
  const read = useRead(ProjectWaiverGridDocument, { id }, { follows: gridRecords });
  const project = read.data?.project;
  return (
    <Page
      title="Waivers of the payees"
      subtitle={
        project && (
          <To page="/projects/$id" params={{ id }}>
            {project.name}
          </To>
        )
      }
    >
      <Loaded read={read}>{({ projectWaiverGrid }) => <Payees grid={projectWaiverGrid} />}</Loaded>
    </Page>
  );
}

function Payees({ grid }: { grid: Grid }) {
  if (!grid || grid.rows.length === 0 || grid.draws.length === 0) {
    return (
      <Empty title={grid?.draws.length === 0 ? 'The project has no pay application' : 'No payee is on the project'}>
        The payees are the parties that the claimant hired, and those whom they hired. They are asked for their waivers
        under a pay application.
      </Empty>
    );
  }
  const columns: Column<Row>[] = [
    { title: 'Payee', cell: ({ organizationName }) => organizationName },
    { title: 'Tier', align: 'right', below: true, cell: ({ tier }) => tier ?? 'No longer below you' },
    ...grid.draws.map(
      (draw): Column<Row> => ({ title: nameDraw(draw), below: true, cell: (row) => drawCell(row, draw) }),
    ),
  ];
  const complete = grid.draws.filter(({ waiversCompleteAt }) => waiversCompleteAt !== null);
  return (
    <>
      <p className="mb-3 text-muted">
        {complete.length === 0
          ? 'No pay application is complete yet.'
          : `Complete: ${complete.map(nameDraw).join('; ')}.`}
      </p>
      <Table caption="Waivers of the payees" columns={columns} rows={grid.rows} rowKey={({ partyId }) => partyId} />
    </>
  );
}

function nameDraw({ applicationNumber, periodTo }: Draw): string {
  return `No. ${applicationNumber}, ${formatDate(periodTo)}`;
}

function drawCell({ cells }: Row, draw: Draw) {
  const cell = cells.find(({ payApplicationId }) => payApplicationId === draw.payApplicationId);
  if (!cell) return <span className="text-muted max-md:hidden">Not asked</span>;
  return (
    <span className="flex flex-col gap-1">
      {cell.requests.map(({ type, waiverRequestId, status }) => (
        <To key={waiverRequestId} page="/waivers/requests/$id" params={{ id: waiverRequestId }}>
          {/* A phone has no column to name the pay application. */}
          <span className="md:hidden" data-screen-only>
            No. {draw.applicationNumber}{' '}
          </span>
          {inWords(type)} <Status status={status} />
        </To>
      ))}
    </span>
  );
}
