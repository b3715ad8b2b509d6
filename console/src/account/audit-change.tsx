import { useRead } from '../api/use-read';
import { inWords } from '../parts/badge';
import { Dialog } from '../parts/dialog';
import { formatTime } from '../parts/format';
import { Facts } from '../parts/page';
import { Loaded } from '../parts/states';
import { type Column, Table } from '../parts/table';
import { AuditChangeDocument, type AuditChangeQuery } from './audit.documents';
import { wordsOf } from './audit-words';

type Entry = AuditChangeQuery['auditEntry'];

interface Change {
  field: string;
  before: unknown;
  after: unknown;
}

const columns: readonly Column<Change>[] = [
  { title: 'Field', cell: ({ field }) => <span className="font-medium">{wordsOf(field)}</span> },
  { title: 'Before', cell: ({ before }) => <Value value={before} /> },
  { title: 'After', cell: ({ after }) => <Value value={after} /> },
];

/** One entry of the audit log: the fields before and after the change. */
export function AuditChange({
  id,
  nameOf,
  onClose,
}: {
  id: string;
  nameOf: (userId: string | null) => string;
  onClose: () => void;
}) {
  const read = useRead(AuditChangeDocument, { id }, { follows: [] });
  const entry = read.data?.auditEntry;
  const title = entry
    ? `${wordsOf(entry.auditableType)} ${entry.auditableSerial}: ${inWords(entry.action).toLowerCase()}`
    : 'Change';
  return (
    <Dialog open onClose={onClose} title={title} wide>
      <Loaded read={read}>
        {({ auditEntry }) => (
          <>
            <Facts
              facts={[
                ['Time', formatTime(auditEntry.createdAt)],
                ['Who', nameOf(auditEntry.userId)],
                ['From', auditEntry.ipAddress],
                ['With', auditEntry.userAgent],
                ['Id of the record', <code key="id">{auditEntry.auditableId}</code>],
              ]}
            />
            <div className="mt-4">
              <Table
                caption="Fields before and after the change"
                columns={columns}
                rows={changesOf(auditEntry)}
                rowKey={({ field }) => field}
              />
            </div>
          </>
        )}
      </Loaded>
    </Dialog>
  );
}

function changesOf({ oldValues, newValues }: Entry): Change[] {
  const [before, after] = [oldValues ?? {}, newValues] as Record<string, unknown>[];
  const fields = [...new Set([...Object.keys(before!), ...Object.keys(after!)])];
  return fields.map((field) => ({ field, before: before![field], after: after![field] }));
}

function Value({ value }: { value: unknown }) {
  if (value === null || value === undefined || value === '') return <span className="text-muted">—</span>;
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return <span className="break-all">{text}</span>;
}
