import type { RecordPlace } from '../routes/record-place';
import { pageFor } from '../shell/page-of';
import type { AuditedRecordFragment } from './audit.documents';
import { toWords } from './audit-words';

interface AuditedEntry {
  auditableType: string;
  auditableId: string;
  auditableSerial: number;
  recordName: string | null;
  record: AuditedRecordFragment | null;
}

/** What belongs to a person, and what was sent to one. */
const relations: Record<string, string> = {
  EMAIL_PREFERENCE: 'of ',
  MEMBERSHIP: 'of ',
  SESSION: 'of ',
  MEMBER_INVITATION: 'for ',
  OIDC_SIGN_IN: 'for ',
  SIGN_IN_LINK: 'for ',
};

/** The name of the record that an entry is about. What has none has only its kind and serial number. */
export function nameRecord({ auditableType, auditableSerial, recordName, record }: AuditedEntry): string {
  if (record?.__typename === 'Document' && record.record) {
    const name = describe(record.record as AuditedRecordFragment);
    const kind = toWords(toToken(record.record.__typename));
    return `${kind} ${name ?? ''}, ${record.isPreview ? 'preview' : record.fileName}`;
  }
  const logged = recordName && `${relations[auditableType] ?? ''}${recordName}`;
  return `${toWords(auditableType)} ${(record && describe(record)) ?? logged ?? auditableSerial}`;
}

/** The page of the record, or of what it belongs to; undefined if it has none. */
export function pageOfRecord({ auditableType, auditableId, record }: AuditedEntry): RecordPlace | undefined {
  if (record === null) return undefined;
  if (record.__typename === 'Document') {
    return record.record ? pageFor(record.record.__typename, (record.record as { id: string }).id) : undefined;
  }
  if (record.__typename === 'Party' || record.__typename === 'Jobsite')
    return { folder: '/projects', id: record.projectId };
  return pageFor(auditableType.toLowerCase(), auditableId);
}

function describe(record: AuditedRecordFragment): string | null {
  switch (record.__typename) {
    case 'Notice':
      return record.noticeNumber;
    case 'Waiver':
      return record.number;
    case 'Escalation':
      return [record.typeLabel.toLowerCase(), record.project?.name].filter(Boolean).join(', ');
    case 'PayApplication':
      return [`no. ${record.applicationNumber}`, record.project?.name].filter(Boolean).join(', ');
    case 'Document':
      return record.fileName;
    case 'DocumentOrder':
      return `to ${record.recipient.name}`;
    case 'Party':
      return record.organization?.name ?? null;
    case 'Jobsite':
      return record.addressLine1;
    case 'Contact':
      return `${record.firstName} ${record.lastName}`;
    case 'Webhook':
      return record.url;
    case 'Project':
    case 'Sov':
    case 'Organization':
    case 'Division':
      return record.name;
    default:
      return null;
  }
}

/** `PayApplication` → `PAY_APPLICATION`, as the audit log names it. */
function toToken(typeName: string): string {
  return typeName.replace(/(?<=[a-z])[A-Z]/g, '_$&').toUpperCase();
}
