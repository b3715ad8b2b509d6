import { sayAlone } from '../api/violation-words';
import { Badge } from '../parts/badge';
import { formatDate } from '../parts/format';
import { Section } from '../parts/page';
import { type Column, Table } from '../parts/table';
import { toRecordPage } from '../routes/pages';
import type { RecordFolder } from '../routes/record-place';
import type { Quoted } from './changes';
import type { Outcome } from './kept-run';

/** Each record with what keeps it from being done, or what became of it. Those that need a look come first. */
export function Outcomes({
  noun,
  page,
  rows,
  outcomes,
}: {
  noun: string;
  page: RecordFolder;
  rows: readonly Quoted[];
  outcomes: ReadonlyMap<string, Outcome>;
}) {
  const rejected = rows.filter(({ recordId }) => outcomes.get(recordId)?.state === 'rejected');
  const refused = rows.filter(({ recordId, violations }) => violations.length > 0 && !outcomes.has(recordId));
  const unclear = rows.filter(({ recordId }) => outcomes.get(recordId)?.state === 'unclear');
  const others = rows.filter((row) => ![...rejected, ...unclear, ...refused].includes(row));
  const columns = toColumns(noun, rows, outcomes);
  const table = (title: string, some: readonly Quoted[]) =>
    some.length > 0 && (
      <Section title={title} count={some.length}>
        <Table
          caption={title}
          columns={columns}
          rows={some}
          rowKey={({ recordId }) => recordId}
          page={({ recordId }) => toRecordPage({ folder: page, id: recordId })}
        />
      </Section>
    );
  return (
    <>
      {table('Rejected', rejected)}
      {table('May have been done', unclear)}
      {table('Cannot be done', refused)}
      {table(outcomes.size > 0 ? 'All others' : 'Can be done', others)}
    </>
  );
}

const act: Column<Quoted> = {
  title: 'Act',
  cell: ({ project }) => (project?.nextAct ? `${project.nextAct.words}, by ${formatDate(project.nextAct.day)}` : '—'),
  below: true,
  width: '28%',
};

function toColumns(
  noun: string,
  rows: readonly Quoted[],
  outcomes: ReadonlyMap<string, Outcome>,
): readonly Column<Quoted>[] {
  const name = noun.charAt(0).toUpperCase() + noun.slice(1);
  return [
    { title: name, cell: ({ title }) => title ?? 'No longer there', width: '24%' },
    ...(noun === 'project'
      ? rows.some(({ project }) => project?.nextAct)
        ? [act]
        : []
      : [
          {
            title: 'Project',
            cell: ({ project }: Quoted) => project?.name ?? '—',
            below: true,
            width: '28%',
          } satisfies Column<Quoted>,
        ]),
    { title: 'Outcome', cell: (row) => <State row={row} outcome={outcomes.get(row.recordId)} />, below: true },
    { title: 'Credits', cell: ({ credits }) => (credits > 0 ? credits : '—'), align: 'right', width: '12%' },
  ];
}

function State({ row: { violations }, outcome }: { row: Quoted; outcome: Outcome | undefined }) {
  if (outcome?.state === 'done') return <Badge tone="success">done</Badge>;
  if (outcome?.state === 'tried') return <Badge tone="accent">sent, no answer yet</Badge>;
  if (outcome?.state === 'unclear')
    return (
      <span className="text-warning">
        Its answer was lost, and it has changed since: it may have been done. Open it to see.
      </span>
    );
  const sentences = outcome ? outcome.reasons : [...new Set(violations.map(sayAlone))];
  if (sentences.length === 0) return <Badge>ready</Badge>;
  return (
    <ul>
      {sentences.map((sentence) => (
        <li key={sentence} className={outcome ? 'text-danger' : 'text-warning'}>
          {sentence}
        </li>
      ))}
    </ul>
  );
}
