import { useRead } from '../api/use-read';
import { Dialog } from '../parts/dialog';
import { formatTime } from '../parts/format';
import { Facts } from '../parts/page';
import { Loaded } from '../parts/states';
import { type Column, Table } from '../parts/table';
import { AuditChangeDocument, type AuditChangeQuery } from './audit.documents';
import { nameRecord } from './audit-record';
import { describeAction, inPlainWords, toWords } from './audit-words';
import { AuditedName } from './audited-name';

type Entry = AuditChangeQuery['auditEntry'];

interface Change {
  field: string;
  before: unknown;
  after: unknown;
}

const columns: readonly Column<Change>[] = [
  { title: 'Field', cell: ({ field }) => <span className="font-medium">{toWords(field)}</span> },
  { title: 'Before', cell: ({ before }) => <Value value={before} /> },
  { title: 'After', cell: ({ after }) => <Value value={after} /> },
];

/** One entry of the audit log: the fields before and after the change. */
export function AuditChange({
  id,
  nameOf,
  whoDid,
  onClose,
}: {
  id: string;
  nameOf: (userId: string) => string;
  whoDid: (entry: Pick<Entry, 'userId' | 'auditableType'>) => string;
  onClose: () => void;
}) {
  const read = useRead(AuditChangeDocument, { id }, { follows: [] });
  const entry = read.data?.auditEntry;
  const title = entry ? `${nameRecord(entry)}: ${describeAction(entry).toLowerCase()}` : 'Change';
  return (
    <Dialog onClose={onClose} title={title} wide>
      <Loaded read={read}>
        {({ auditEntry }) => (
          <>
            <Facts
              facts={[
                ['Time', formatTime(auditEntry.createdAt)],
                ['Who', whoDid(auditEntry)],
                ['From', auditEntry.ipAddress],
                ['With', auditEntry.userAgent],
                ['Record', <Audited key="record" entry={auditEntry} />],
              ]}
            />
            <div className="mt-4">
              <Table
                caption="Fields before and after the change"
                columns={columns}
                rows={listChanges(auditEntry, nameOf)}
                rowKey={({ field }) => field}
              />
            </div>
          </>
        )}
      </Loaded>
    </Dialog>
  );
}

/** The record, with its page unless it is gone. */
function Audited({ entry }: { entry: Entry }) {
  return (
    <>
      <AuditedName entry={entry} /> <code className="break-all text-muted">{entry.auditableId}</code>
    </>
  );
}

function listChanges({ oldValues, newValues }: Entry, nameOf: (userId: string) => string): Change[] {
  const [before, after] = [oldValues ?? {}, newValues] as Record<string, unknown>[];
  const fields = [...new Set([...Object.keys(before!), ...Object.keys(after!)])];
  const said = (field: string, value: unknown) =>
    field === 'user_id' && typeof value === 'string' ? `${nameOf(value)} (${value})` : inPlainWords(field, value);
  return fields.map((field) => ({
    field,
    before: said(field, before![field]),
    after: said(field, after![field]),
  }));
}

function Value({ value }: { value: unknown }) {
  if (value === null || value === undefined || value === '') return <span className="text-muted">—</span>;
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return <span className="break-all">{text}</span>;
}
