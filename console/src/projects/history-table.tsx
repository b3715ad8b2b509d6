import { inWords } from '../parts/badge';
import { Moment } from '../parts/moment';
import { spokenFact } from '../parts/spoken';
import { type Column, Table, type TableProps } from '../parts/table';
import { To } from '../parts/to';
import { toRecordPage } from '../routes/pages';
import { pageFor } from '../shell/page-of';
import { usePeople } from '../shell/people';
import type { ProjectHistoryQuery } from './project.documents';
import { projectLabels } from './project-values';

type Entry = ProjectHistoryQuery['project']['history']['nodes'][number];

const columnsFor = (nameOf: (userId: string | null) => string): readonly Column<Entry>[] => [
  { title: 'Time', cell: ({ createdAt }) => <Moment at={createdAt} /> },
  { title: 'Who', cell: ({ userId }) => nameOf(userId), below: true },
  { title: 'What', cell: (entry) => <What entry={entry} />, below: true },
  { title: 'Change', cell: (entry) => <Changes entry={entry} /> },
];

/** Who changed what of a record, or of a project and all its records. */
export function HistoryTable(table: Omit<TableProps<Entry>, 'caption' | 'columns' | 'rowKey'>) {
  const { nameOf } = usePeople();
  const columns = columnsFor((userId) => (userId ? nameOf(userId) : 'The service'));
  return <Table caption="History" columns={columns} rowKey={({ id }) => id} {...table} />;
}

/** The names of records that are other than those of the service. */
const names: Record<string, string> = {
  PROJECT_NOTE: 'Note or task',
  ESCALATION: 'Claim',
  SOV: 'Schedule of values',
  DOCUMENT_ORDER: 'Mail or filing',
  FULFILLMENT_REQUEST: 'Research',
};

function What({ entry: { action, auditableType, auditableId } }: { entry: Entry }) {
  const name = names[auditableType] ?? inWords(auditableType);
  const place = action === 'DELETED' || auditableType === 'PROJECT' ? undefined : pageFor(auditableType, auditableId);
  return (
    <>
      {place ? <To {...toRecordPage(place)}>{name}</To> : name} {action.toLowerCase()}
    </>
  );
}

/** What the person did not change, would not recognize, or sees elsewhere. */
const isHidden = (name: string) => /(?:^|_)(?:id|ids|at|metadata|sha256|fields|codes?)$/.test(name);

/** What says most of a record that is new. The rest is on its page. */
const firstFacts: Record<string, readonly string[]> = {
  NOTICE: ['notice_number', 'type'],
  WAIVER: ['type', 'amount'],
  ESCALATION: ['type', 'claim_amount'],
  PAY_APPLICATION: ['application_number', 'period_to'],
  SOV: ['name'],
  DOCUMENT: ['file_name'],
  DOCUMENT_ORDER: ['order_type', 'recipient_name', 'mail_class'],
  FULFILLMENT_REQUEST: ['type', 'status'],
  PROJECT_NOTE: ['text', 'due_on'],
  RECEIVED_NOTICE: ['claimant_name', 'kind', 'amount'],
  WAIVER_REQUEST: ['type', 'amount', 'email'],
};

function Changes({ entry: { action, auditableType, newValues, oldValues } }: { entry: Entry }) {
  const first = action === 'CREATED' ? firstFacts[auditableType] : undefined;
  const changed = Object.entries(newValues).filter(
    ([name, value]) =>
      (first ? first.includes(name) : !isHidden(name) && isShort(value)) && (oldValues || asText(name, value) !== none),
  );
  return (
    <ul>
      {changed.map(([name, value]) => (
        <li key={name} className="break-words">
          {toTitle(name, auditableType)}: {asText(name, value)}
          {oldValues && asText(name, oldValues[name]) !== none && (
            <span className="text-muted">, before: {asText(name, oldValues[name])}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** As the form of the project names it. */
function toTitle(name: string, auditableType: string): string {
  const field = name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const label = auditableType === 'PROJECT' ? (projectLabels as Record<string, string>)[field] : undefined;
  return label ?? inWords(name);
}

/** Texts and lists that are read on the page of the record. */
const isShort = (value: unknown) => JSON.stringify(value ?? null).length <= 500;

const none = '—';

function asText(name: string, value: unknown): string {
  return value === null || value === undefined || value === '' ? none : spokenFact(name, value);
}
