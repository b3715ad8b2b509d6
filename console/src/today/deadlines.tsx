import { useReadRows } from '../api/use-read-rows';
import { actOf } from '../parts/acts';
import { inWords, Status } from '../parts/badge';
import { ButtonLink } from '../parts/button';
import { daysUntil, formatDate, formatMonth } from '../parts/format';
import { Left } from '../parts/left';
import { LoadedPages } from '../parts/states';
import { type Column, Table } from '../parts/table';
import { useDays } from '../shell/clock';
import { useCanChange } from '../shell/viewer';
import { TodayDeadlinesDocument, type TodayDeadlinesQuery, type TodayDeadlinesQueryVariables } from './today.documents';

type Deadline = TodayDeadlinesQuery['openDeadlines'][number];

/** The deadlines of some days, a page at a time, each with the one thing to do about it. */
export function Deadlines({
  caption,
  days,
  total,
  leads = false,
}: {
  caption: string;
  /** What is due first is what the page leads to. */
  leads?: boolean;
  days: TodayDeadlinesQueryVariables;
  total: number;
}) {
  const today = useDays();
  const canChange = useCanChange();
  const read = useReadRows(TodayDeadlinesDocument, days, ({ openDeadlines }) => openDeadlines, 100);
  return (
    <LoadedPages read={read} rowsOf={({ openDeadlines }) => openDeadlines}>
      {(rows, more) => (
        <Table
          caption={caption}
          columns={columnsOn(today, canChange, leads ? rows[0] : undefined)}
          rows={rows}
          total={total}
          rowKey={toKey}
          page={({ projectId }) => ({ page: '/projects/$id', params: { id: projectId } })}
          {...more}
        />
      )}
    </LoadedPages>
  );
}

const toKey = ({ projectId, kind, month, ordinal }: Deadline) => `${projectId}${kind}${month}${ordinal}`;

function columnsOn(
  today: (state: string | null | undefined) => string,
  canChange: boolean,
  first: Deadline | undefined,
): readonly Column<Deadline>[] {
  const columns: readonly Column<Deadline>[] = [
    { title: 'Project', cell: ({ project }) => project?.name ?? '—' },
    {
      title: 'To do',
      below: true,
      cell: ({ kind, month, begunNotice: begun }) => (
        <>
          {`${inWords(kind)}${month ? `, work of ${formatMonth(month)}` : ''}`}
          {begun && (
            <>
              {' '}
              <Status status={begun.status} />
            </>
          )}
        </>
      ),
    },
    { title: 'State', cell: ({ project }) => project?.state ?? '—', wideOnly: true },
    {
      title: 'By',
      below: true,
      cell: ({ day, date, project }) => (
        <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="whitespace-nowrap">
            {formatDate(day)}
            {date === null && <span className="text-muted"> to be safe</span>}
          </span>
          <Left days={daysUntil(day, today(project?.state))} />
        </span>
      ),
    },
  ];
  return canChange ? [...columns, toAction(first && toKey(first))] : columns;
}

/** One thing to do for each; that of the row with this key is the blue one. */
const toAction = (first: string | undefined): Column<Deadline> => ({
  title: 'What to do',
  isControl: true,
  align: 'right',
  below: true,
  cell: (row) => {
    const { projectId, kind, duty, begunNotice: begun, project } = row;
    const look = toKey(row) === first ? 'primary' : 'plain';
    const act = actOf(kind);
    const about = `${inWords(kind)}, ${project?.name ?? ''}`;
    // A notice that is begun is finished, and no second one is made.
    if (begun) {
      return (
        <ButtonLink look={look} page="/notices/$id" params={{ id: begun.id }} aria-label={`Open the notice: ${about}`}>
          Open the notice
        </ButtonLink>
      );
    }
    if (!act) {
      return (
        <ButtonLink
          look={look}
          page="/projects/$id"
          params={{ id: projectId }}
          aria-label={`Open the project: ${about}`}
        >
          Open
        </ButtonLink>
      );
    }
    const text = act.page === '/notices/new' ? 'Make the notice' : 'Make the claim';
    return (
      <ButtonLink
        look={look}
        page={act.page}
        search={{ project: projectId, type: act.type, ...(duty && { duty }) }}
        aria-label={`${text}: ${about}`}
      >
        {text}
      </ButtonLink>
    );
  },
});
