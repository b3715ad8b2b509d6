import { addDays, daysBetween } from '@domain/shared/calendar.js';
import { useRead } from '../api/use-read';
import { formatCount, formatCredits, formatDate } from '../parts/format';
import { Section, Sheet } from '../parts/page';
import { Empty, Loaded } from '../parts/states';
import { type Column, Table } from '../parts/table';
import { SpendingDocument, type SpendingQuery } from './credits.documents';
import { nameReason } from './reasons';

type Usage = SpendingQuery['supportUsage'];
type Event = Usage['totals'][number];

/** The colors of the kinds in the order of their totals. The legend and the table name each kind. */
const fills = [
  'fill-(--accent)',
  'fill-(--accent) opacity-60',
  'fill-(--accent) opacity-30',
  'fill-(--muted)',
  'fill-(--line-strong)',
  'fill-(--line)',
];
const height = 120;
const step = 20;

const net = ({ credits, refunded }: Event) => Math.max(credits - refunded, 0);

/** The credits that were spent on each of the last 30 days, by kind. */
export function Spending() {
  const read = useRead(SpendingDocument, {}, { follows: ['credits'] });
  return (
    <Section title="Spending">
      <Loaded read={read}>
        {({ supportUsage }) =>
          supportUsage.days.length > 0 ? (
            <Sheet>
              <Chart usage={supportUsage} />
            </Sheet>
          ) : (
            <Empty title="Nothing was spent in the last 30 days">Documents, mail and research cost credits.</Empty>
          )
        }
      </Loaded>
    </Section>
  );
}

function Chart({ usage }: { usage: Usage }) {
  const kinds = [...usage.totals].sort((one, other) => net(other) - net(one)).map(({ eventType }) => eventType);
  const days = listDays(usage.from, usage.to);
  const eventsOf = new Map(usage.days.map(({ date, events }) => [date, events]));
  const totalOf = (date: string) => (eventsOf.get(date) ?? []).reduce((sum, event) => sum + net(event), 0);
  const most = Math.max(...days.map(totalOf), 0.01);
  const spent = usage.totals.reduce((sum, event) => sum + net(event), 0);
  return (
    <figure>
      <figcaption className="mb-2">
        <span className="font-medium">{formatCredits(spent)}</span> from {formatDate(usage.from)} to{' '}
        {formatDate(usage.to)}
        <span className="text-muted"> · most in a day: {formatCredits(most)}</span>
      </figcaption>
      <svg
        role="img"
        aria-label={`Credits spent by day and kind. The table below has the numbers.`}
        viewBox={`0 0 ${days.length * step} ${height + 1}`}
        preserveAspectRatio="none"
        className="h-36 w-full"
      >
        <line x1="0" x2={days.length * step} y1={height + 0.5} y2={height + 0.5} className="stroke-(--line-strong)" />
        {days.map((date, place) => {
          let top = height;
          return kinds.map((kind, color) => {
            const event = eventsOf.get(date)?.find(({ eventType }) => eventType === kind);
            if (!event || net(event) === 0) return null;
            const size = (net(event) / most) * (height - 4);
            top -= size;
            return (
              <rect
                key={`${date} ${kind}`}
                x={place * step + 3}
                y={top}
                width={step - 6}
                height={size}
                className={fills[color % fills.length]}
              >
                <title>{`${formatDate(date)}: ${nameReason(kind)}, ${formatCredits(net(event))}`}</title>
              </rect>
            );
          });
        })}
      </svg>
      <div className="flex justify-between text-sm text-muted" aria-hidden>
        <span>{formatDate(usage.from)}</span>
        <span>{formatDate(usage.to)}</span>
      </div>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
        {kinds.map((kind, color) => {
          const event = usage.totals.find(({ eventType }) => eventType === kind)!;
          return (
            <li key={kind} className="flex items-center gap-1.5">
              <svg viewBox="0 0 10 10" className="size-2.5" aria-hidden>
                <rect width="10" height="10" rx="2" className={fills[color % fills.length]} />
              </svg>
              {nameReason(kind)} <span className="text-muted">{formatCredits(net(event))}</span>
            </li>
          );
        })}
      </ul>
      <details className="mt-3">
        <summary className="cursor-pointer text-accent">Show the numbers</summary>
        <div className="mt-2">
          <Numbers usage={usage} />
        </div>
      </details>
    </figure>
  );
}

interface Line extends Event {
  date: string;
}

const columns: readonly Column<Line>[] = [
  { title: 'Day', cell: ({ date }) => formatDate(date) },
  { title: 'Kind', cell: ({ eventType }) => nameReason(eventType) },
  { title: 'Count', cell: ({ count }) => formatCount(count, 'time'), align: 'right', wideOnly: true },
  { title: 'Charged', cell: ({ credits }) => formatCredits(credits), align: 'right' },
  { title: 'Refunded', cell: ({ refunded }) => formatCredits(refunded), align: 'right', wideOnly: true },
];

function Numbers({ usage }: { usage: Usage }) {
  const lines = usage.days.flatMap(({ date, events }) => events.map((event) => ({ date, ...event }))).reverse();
  return (
    <Table
      caption="Spending by day and kind"
      columns={columns}
      rows={lines}
      rowKey={({ date, eventType }) => `${date} ${eventType}`}
    />
  );
}

function listDays(from: string, to: string): string[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, days) => addDays(from, days));
}
