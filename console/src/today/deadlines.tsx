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
}: {
  caption: string;
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
          columns={columnsOn(today, canChange)}
          rows={rows}
          total={total}
          rowKey={({ projectId, kind, month, ordinal }) => `${projectId}${kind}${month}${ordinal}`}
          page={({ projectId }) => `/projects/${projectId}`}
          {...more}
        />
      )}
    </LoadedPages>
  );
}

function columnsOn(
  today: (state: string | null | undefined) => string,
  canChange: boolean,
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
      cell: ({ day, date }) => (
        <span className="whitespace-nowrap">
          {formatDate(day)}
          {date === null && <span className="text-muted"> to be safe</span>}
        </span>
      ),
    },
    { title: 'Left', below: true, cell: ({ day, project }) => <Left days={daysUntil(day, today(project?.state))} /> },
  ];
  return canChange ? [...columns, action] : columns;
}

const action: Column<Deadline> = {
  title: 'What to do',
  isControl: true,
  align: 'right',
  cell: ({ projectId, kind, duty, begunNotice: begun, project }) => {
    const act = actOf(kind);
    const about = `${inWords(kind)}, ${project?.name ?? ''}`;
    // A notice that is begun is finished, and no second one is made.
    if (begun) {
      return (
        <ButtonLink page={`/notices/${begun.id}`} aria-label={`Open the notice: ${about}`}>
          Open the notice
        </ButtonLink>
      );
    }
    if (!act) {
      return (
        <ButtonLink page={`/projects/${projectId}`} aria-label={`Open the project: ${about}`}>
          Open
        </ButtonLink>
      );
    }
    const text = act.page === '/notices/new' ? 'Make the notice' : 'Make the claim';
    return (
      <ButtonLink
        page={act.page}
        search={{ project: projectId, type: act.type, ...(duty && { duty }) }}
        aria-label={`${text}: ${about}`}
      >
        {text}
      </ButtonLink>
    );
  },
};
