import { hasRoomForSample } from '@domain/sandbox/sample-data.js';
import { addDays } from '@domain/shared/calendar.js';
import { useRef, useState } from 'react';
import { useScope } from '../api/scope';
import { useChange } from '../api/use-change';
import { useRead } from '../api/use-read';
import { useReadRows } from '../api/use-read-rows';
import { inWords } from '../parts/badge';
import { Button } from '../parts/button';
import { Confirm } from '../parts/confirm';
import { formatDate, formatTime } from '../parts/format';
import { LoadSampleData } from '../parts/load-sample-data';
import { Page, Section, Sheet } from '../parts/page';
import { Empty, ErrorNote, Loaded, LoadedPages } from '../parts/states';
import { Table } from '../parts/table';
import { useGo } from '../parts/use-go';
import { dayAt } from '../shell/clock';
import { useCanChange, useIsAdmin } from '../shell/viewer';
import {
  MoveClockDocument,
  ResetSandboxDocument,
  SandboxDueCountsDocument,
  SandboxDueDocument,
  SandboxStateDocument,
} from './sandbox.documents';
import { SandboxEvents } from './sandbox-events';

const moves = [
  { advance: 'P1D', text: 'One day' },
  { advance: 'P7D', text: 'One week' },
  { advance: 'P30D', text: '30 days' },
  { advance: 'P90D', text: '90 days' },
];

/** The clock of the sandbox: buttons that move it, what that sets off, and what falls due in the next 30 days of its time. */
export default function SandboxPage() {
  const { mode } = useScope();
  const go = useGo();
  const read = useRead(SandboxStateDocument, {});
  const move = useChange(MoveClockDocument);
  /** The newest event when the page was opened, which is known before there are buttons that move the clock. */
  const newest = useRef<string | null>(undefined);
  if (read.data && newest.current === undefined) newest.current = read.data.events.nodes[0]?.id ?? null;
  const canChange = useCanChange();
  const isAdmin = useIsAdmin();
  const [isResetting, setResetting] = useState(false);
  if (mode !== 'sandbox') {
    return (
      <Page title="Sandbox">
        <Empty
          title="This is live mode"
          action={
            <Button onClick={() => go({ page: '/developers/sandbox' }, { inScope: { mode: 'sandbox' } })}>
              Go to the sandbox
            </Button>
          }
        >
          The sandbox has records, mail and payments of its own, and a clock that you can move.
        </Empty>
      </Page>
    );
  }
  return (
    <Page
      title="Sandbox"
      subtitle="Carriers, the partner and payments are simulated. Moving the clock makes them go on."
      actions={isAdmin && <Button onClick={() => setResetting(true)}>Reset the sandbox</Button>}
    >
      <Section title="Clock">
        <Loaded read={read}>
          {({ sandbox }) => (
            <Sheet>
              <p className="mb-3 text-lg font-semibold" role="status">
                {formatTime(sandbox.now)}
              </p>
              {canChange && (
                <div className="flex flex-wrap items-center gap-2">
                  <span className="text-muted">Move it ahead by</span>
                  {moves.map(({ advance, text }) => (
                    <Button key={advance} busy={move.isPending} onClick={() => move.mutate({ input: { advance } })}>
                      {text}
                    </Button>
                  ))}
                </div>
              )}
              <p className="mt-2 text-sm text-muted">The clock cannot be moved back.</p>
            </Sheet>
          )}
        </Loaded>
        {move.error && (
          <div className="mt-3">
            <ErrorNote error={move.error} />
          </div>
        )}
      </Section>
      {canChange && read.data && <SampleData counts={read.data.sandbox.counts ?? {}} />}
      {newest.current !== undefined && <SandboxEvents after={newest.current} />}
      <Section title="Due in its next 30 days">
        {read.data && <Due today={dayAt(new Date(read.data.sandbox.now))} />}
      </Section>
      {isResetting && (
        <Confirm
          title="Reset the sandbox?"
          submit="Delete everything in it"
          document={ResetSandboxDocument}
          variables={{}}
          onClose={() => setResetting(false)}
        >
          Every record, document and event of the sandbox is deleted, and its clock shows the real time again. Nothing
          in live mode changes. Tokens and members stay.
        </Confirm>
      )}
    </Page>
  );
}

/** Offered where the sandbox has nothing that a person entered. */
function SampleData({ counts }: { counts: Record<string, unknown> }) {
  const isEmpty = hasRoomForSample(counts);
  return (
    <Section title="Sample data">
      <Sheet>
        <div className="flex flex-wrap items-center gap-3">
          <p className="min-w-0 grow basis-60">
            {isEmpty
              ? 'Projects at every stage, with notices, waivers, a pay application and a lien. Nothing is mailed or charged.'
              : 'It is loaded into an empty sandbox: reset this one first.'}
          </p>
          {isEmpty && <LoadSampleData />}
        </div>
      </Sheet>
    </Section>
  );
}

function Due({ today }: { today: string }) {
  const days = { from: today, until: addDays(today, 30) };
  const counts = useRead(SandboxDueCountsDocument, days, { keepsPrevious: true });
  const read = useReadRows(SandboxDueDocument, days, ({ openDeadlines }) => openDeadlines, 100);
  const total = counts.data?.openDeadlineCounts.weeks.reduce((sum, { count }) => sum + count, 0);
  return (
    <LoadedPages read={read} rowsOf={({ openDeadlines }) => openDeadlines}>
      {(rows, more) =>
        rows.length > 0 ? (
          <Table
            caption="Deadlines"
            rows={rows}
            total={total}
            rowKey={({ projectId, kind, month, ordinal }) => `${projectId}${kind}${month}${ordinal}`}
            page={({ projectId }) => ({ page: '/projects/$id', params: { id: projectId } })}
            columns={[
              { title: 'Project', cell: ({ project }) => project?.name ?? '—' },
              { title: 'To do', cell: ({ kind }) => inWords(kind) },
              { title: 'By', cell: ({ day }) => formatDate(day) },
            ]}
            {...more}
          />
        ) : (
          <Empty title="Nothing is due">Move the clock, or create a project with dates of furnishing.</Empty>
        )
      }
    </LoadedPages>
  );
}
