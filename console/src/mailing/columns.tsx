import { ApiError } from '../api/errors';
import { sayAlone } from '../api/violation-words';
import { currentDocument } from '../documents/current-document';
import type { MailSource } from '../documents/order-dialog';
import { Badge } from '../parts/badge';
import { formatDate } from '../parts/format';
import type { Column } from '../parts/table';
import type { MailKind } from './mail-kind';
import type { BatchRow } from './use-batch';

/** Each record with what it lacks, what it costs and how far it is. */
export function toColumns<Data, Record extends MailSource>(
  kind: MailKind<Data, Record>,
): readonly Column<BatchRow<Record>>[] {
  const { noun, nameOf, day } = kind;
  return [
    {
      title: `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`,
      cell: ({ record }) => <span className="whitespace-nowrap">{record ? nameOf(record) : '…'}</span>,
    },
    { title: 'Project', cell: ({ record }) => record?.project?.name ?? '—', below: true },
    { title: day.title, cell: ({ record }) => formatDate(record ? day.of(record) : null), wideOnly: true },
    { title: 'Recipients', cell: ({ recipients }) => recipients, align: 'right', wideOnly: true },
    { title: 'Credits', cell: ({ cost }) => cost ?? '—', align: 'right' },
    { title: 'Progress', cell: (row) => <State row={row} />, below: true },
  ];
}

function State({ row: { missing, order, record } }: { row: BatchRow<MailSource> }) {
  if (order === 'sent') return <Badge tone="success">mailed</Badge>;
  if (order === 'sending') return <Badge tone="accent">being mailed…</Badge>;
  if (order instanceof ApiError) return <Badge tone="danger">not mailed</Badge>;
  if (missing === undefined) return <span className="text-muted">being checked…</span>;
  if (missing === null)
    return <Badge tone="neutral">{record && currentDocument(record) ? 'ready, generated' : 'ready'}</Badge>;
  if (typeof missing === 'string') return <span className="text-warning">{missing}</span>;
  const [first] = missing.violations;
  return <span className="text-warning">{first ? sayAlone(first) : missing.message}</span>;
}
