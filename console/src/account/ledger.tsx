import { useReadPages } from '../api/use-read';
import { inWords } from '../parts/badge';
import { DateFilter, Filters, SelectFilter, useFilters } from '../parts/filters';
import { formatAmount, formatCount, formatTime } from '../parts/format';
import { Narrow } from '../parts/narrow';
import { Section } from '../parts/page';
import { Empty, LoadedPages } from '../parts/states';
import { type Column, Table } from '../parts/table';
import { LedgerDocument, type LedgerQuery } from './credits.documents';
import { nameReason, reasons } from './reasons';

type Posting = LedgerQuery['creditLedger']['nodes'][number];

const kinds = [
  'CHARGE',
  'GRANT',
  'PURCHASE',
  'REFUND',
  'HOLD',
  'CAPTURE',
  'RELEASE',
  'EXPIRY',
  'ROLL_OVER',
  'REVERSAL',
  'REINSTATEMENT',
] as const;
const added: ReadonlySet<string> = new Set(['GRANT', 'PURCHASE', 'REFUND', 'RELEASE', 'REINSTATEMENT']);
const removed: ReadonlySet<string> = new Set(['CHARGE', 'HOLD', 'EXPIRY', 'REVERSAL']);
const signOf = (kind: string) => (added.has(kind) ? '+' : removed.has(kind) ? '−' : '');

const columns: readonly Column<Posting>[] = [
  { title: 'Time', cell: ({ createdAt }) => formatTime(createdAt), wideOnly: true },
  {
    title: 'Description',
    cell: ({ description, createdAt }) => (
      <>
        {description}
        <Narrow>{formatTime(createdAt)}</Narrow>
      </>
    ),
  },
  { title: 'Kind', cell: ({ kind }) => inWords(kind), wideOnly: true },
  { title: 'Credits', cell: ({ kind, amount }) => `${signOf(kind)}${formatAmount(amount)}`, align: 'right' },
  { title: 'Balance after', cell: ({ balanceAfter }) => formatAmount(balanceAfter), align: 'right', wideOnly: true },
];

/** Every posting of the credits, newest first. */
export function Ledger() {
  const [{ kind, reason, from, to }, setFilters] = useFilters('/account/credits', {
    kind: '',
    reason: '',
    from: '',
    to: '',
  });
  const filter = {
    ...(kind && { kind: kind as (typeof kinds)[number] }),
    ...(reason && { eventType: reason.toUpperCase() as Uppercase<keyof typeof reasons> }),
    ...(from && { from }),
    ...(to && { to }),
  };
  const read = useReadPages(LedgerDocument, { filter }, ({ creditLedger }) => creditLedger, {
    follows: ['credits'],
  });
  return (
    <Section
      title="Ledger"
      actions={
        <span className="text-muted">
          {read.data?.[0] && formatCount(read.data[0].creditLedger.totalCount, 'posting')}
        </span>
      }
    >
      <Filters>
        <SelectFilter label="Kind" value={kind} values={kinds} onChange={(chosen) => setFilters({ kind: chosen })} />
        <SelectFilter
          label="Reason"
          value={reason}
          values={Object.keys(reasons)}
          textOf={nameReason}
          onChange={(chosen) => setFilters({ reason: chosen })}
        />
        <DateFilter label="From" value={from} onChange={(chosen) => setFilters({ from: chosen })} />
        <DateFilter label="To" value={to} onChange={(chosen) => setFilters({ to: chosen })} />
      </Filters>
      <LoadedPages read={read} rowsOf={({ creditLedger }) => creditLedger.nodes}>
        {(rows, more) =>
          rows.length > 0 ? (
            <Table caption="Postings of the credits" columns={columns} rows={rows} rowKey={({ id }) => id} {...more} />
          ) : (
            <Empty title="No postings">
              {kind || reason || from || to
                ? 'No posting matches these filters.'
                : 'Each credit that is bought, granted, spent or refunded is listed here.'}
            </Empty>
          )
        }
      </LoadedPages>
    </Section>
  );
}
